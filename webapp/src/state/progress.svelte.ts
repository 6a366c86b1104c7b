/** The steps of a table that this device has shown, stored in this tab for a reload. */
import type { View } from '../api/types';
import { readStoredOver, store } from '../lib/browser/storage';
import { follow, NOTHING_SHOWN, tick, type Memory, type Step } from './turn';

export class Progress {
  private memory = $state.raw<Memory>(NOTHING_SHOWN);

  constructor(readonly table: number) {
    this.memory = readStoredOver('sessionStorage', this.key, NOTHING_SHOWN);
  }

  /** All steps of the turn so far, and how many of them are done. */
  get steps(): Step[] {
    return this.memory.now?.steps ?? [];
  }
  get done(): number {
    return this.memory.now?.done ?? 0;
  }

  /** Follow another version of the table; `own`: it was caused on this device. */
  follow(view: View, own: boolean): void {
    this.keep(follow(this.memory, view, own));
  }

  /** Marks the first `done` steps as done, and no others. */
  to(done: number): void {
    this.keep(tick(this.memory, done));
  }

  private get key(): string {
    return `steps-${this.table}`;
  }

  private keep(memory: Memory): void {
    this.memory = memory;
    store('sessionStorage', this.key, memory);
  }
}
