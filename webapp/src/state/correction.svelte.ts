/** Values that the player is correcting, of a printed component or of a position. */
import { app } from './app.svelte';
import type { Field, Form, Json, Position } from '../api/types';
import { same } from '../lib/fields';
import type { Event } from './table.svelte';

export class CorrectedValues {
  changes = $state.raw<Record<string, Json>>({});
  count = $derived(Object.keys(this.changes).length);

  /** A value set back to the original is no change; a key inside a field is always one. */
  set(field: Field, key: string, value: Json): void {
    const { [key]: _, ...others } = this.changes;
    this.changes = key === field.key && same(field.value as Json, value) ? others : { ...others, [key]: value };
  }
}

/** Corrections of the fields of a position. */
export class PositionCorrection extends CorrectedValues {
  found = $state.raw<Form | null>(null);

  async of(game: string, position: Position): Promise<void> {
    this.found = (await app.ask('fields', { game, position })) ?? this.found;
  }

  get event(): Event {
    return { type: 'corrected', set: this.changes };
  }
}
