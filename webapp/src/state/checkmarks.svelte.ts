/** Which steps of a checklist are done, stored with table and version in this tab. */
import { SvelteSet } from 'svelte/reactivity';
import { readStored, store } from '../lib/browser/storage';

export class Checkmarks {
  private done = new SvelteSet<number>();
  private key = '';

  /** Checkmarks belong to one state of one table; another one brings its own. */
  of(key: string): void {
    if (key === this.key) return;
    this.key = key;
    this.done.clear();
    const stored = readStored('sessionStorage', `ticks-${key}`) as number[] | null;
    for (const n of stored ?? []) this.done.add(n);
  }

  has(index: number): boolean {
    return this.done.has(index);
  }

  toggle(index: number): void {
    if (!this.done.delete(index)) this.done.add(index);
    this.keep();
  }

  /** Marks the first steps as done, and no others. */
  upTo(count: number): void {
    this.done.clear();
    for (let n = 0; n < count; n++) this.done.add(n);
    this.keep();
  }

  private keep(): void {
    store('sessionStorage', `ticks-${this.key}`, [...this.done]);
  }
}
