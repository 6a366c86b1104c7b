/** What is being corrected by hand: the fields of a position, and what was changed of them so far. */
import { app } from './app.svelte';
import type { Field, Fields, Json, Position } from './contract';
import { same } from './editing';
import type { Event } from './seat.svelte';

export class Correcting {
  found = $state.raw<Fields | null>(null);
  changes = $state<Record<string, Json>>({});
  count = $derived(Object.keys(this.changes).length);

  async of(game: string, position: Position): Promise<void> {
    this.found = (await app.ask('fields', { game, position })) ?? this.found;
  }

  /** What is put back to where it was is no change; a key inside a field is taken as it is told. */
  set(field: Field, key: string, value: Json): void {
    if (key === field.key && same(field.value as Json, value)) delete this.changes[key];
    else this.changes[key] = value;
  }

  get event(): Event {
    return { type: 'corrected', set: { ...this.changes } };
  }
}
