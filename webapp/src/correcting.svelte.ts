/** What is being corrected by hand: what was changed so far, of a printed thing or of a position. */
import { app } from './app.svelte';
import type { Field, Fields, Json, Position } from './contract';
import { same } from './editing';
import type { Event } from './seat.svelte';

export class Changes {
  changes = $state.raw<Record<string, Json>>({});
  count = $derived(Object.keys(this.changes).length);

  /** What is put back to where it was is no change; a key inside a field is taken as it is told. */
  set(field: Field, key: string, value: Json): void {
    const { [key]: _, ...others } = this.changes;
    this.changes = key === field.key && same(field.value as Json, value) ? others : { ...others, [key]: value };
  }
}

/** The fields of a position among them. */
export class Correcting extends Changes {
  found = $state.raw<Fields | null>(null);

  async of(game: string, position: Position): Promise<void> {
    this.found = (await app.ask('fields', { game, position })) ?? this.found;
  }

  get event(): Event {
    return { type: 'corrected', set: this.changes };
  }
}
