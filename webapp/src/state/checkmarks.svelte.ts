/** Which steps of a checklist are done, stored with table and version in this tab. */
import { SvelteSet } from 'svelte/reactivity';

export class Checkmarks {
  private done = new SvelteSet<number>();
  private key = '';

  /** Checkmarks belong to one state of one table; another one brings its own. */
  of(key: string): void {
    if (key === this.key) return;
    this.key = key;
    this.done.clear();
    try {
      for (const n of JSON.parse(sessionStorage.getItem(`ticks-${key}`) ?? '[]') as number[]) this.done.add(n);
    } catch {
      // nothing remembered
    }
  }

  has(index: number): boolean {
    return this.done.has(index);
  }

  toggle(index: number): void {
    if (!this.done.delete(index)) this.done.add(index);
    this.keep();
  }

  /** The first so many are done, and no others. */
  upTo(count: number): void {
    this.done.clear();
    for (let n = 0; n < count; n++) this.done.add(n);
    this.keep();
  }

  private keep(): void {
    try {
      sessionStorage.setItem(`ticks-${this.key}`, JSON.stringify([...this.done]));
    } catch {
      // not remembered, still ticked
    }
  }
}
