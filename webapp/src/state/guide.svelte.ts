/** The guided first game: hints about parts of the screen as they appear. What was seen is stored on this device. */
import { readStoredOver, store } from '../lib/browser/storage';
import { app } from './app.svelte';
import { partsOf } from '../games';

/** In this order; a hint is shown when the element it is about is on the screen, the last one after all others. */
export const HINTS = [
  { id: 'list', at: '.list li' },
  { id: 'board', at: '.play .board' },
  { id: 'tell', at: '.tray:not(.waiting):not(:empty), footer .thumb' },
  { id: 'deal', at: 'footer [data-act="deal"]' },
  { id: 'step', at: '.do .current' },
  { id: 'why', at: '.do .reason' },
  { id: 'net', at: '.do .net' },
  { id: 'done', at: 'footer [data-act="step"]' },
  { id: 'undo', at: 'footer .steps .button:not(:disabled)' },
  { id: 'ahead', at: '.turn .may' },
  { id: 'menu', at: '[data-menu]' },
] as const;
export type Hint = (typeof HINTS)[number];

/** The hints of a game: those about parts of the screen that it has. */
export const hintsOf = (game: string): Hint[] => HINTS.filter((one) => !partsOf(game).unguided?.includes(one.id));

interface Kept {
  /** Games whose guide is done. */
  done: string[];
  /** The offer was declined for good. */
  refused: boolean;
  /** The guided table, and the hints that were understood there. */
  table: number | null;
  game: string;
  seen: string[];
}
const KEY = 'automatable-guide';
const NONE: Kept = { done: [], refused: false, table: null, game: '', seen: [] };

class Guide {
  private kept = $state.raw<Kept>(NONE);

  constructor() {
    this.kept = readStoredOver('localStorage', KEY, NONE);
  }

  /** Whether the guide is still offered. */
  get offered(): boolean {
    return !this.kept.refused && !this.kept.done.length;
  }

  /** Whether the guide of this game is done. */
  knows(game: string): boolean {
    return this.kept.done.includes(game);
  }

  leads(table: number): boolean {
    return this.kept.table === table;
  }

  get seen(): readonly string[] {
    return this.kept.seen;
  }

  /** Start a game with the suggested set-up, at its checklist. */
  async start(game: string): Promise<void> {
    const view = await app.ask('new', { game, setup: partsOf(game).first ?? {}, physical: [] });
    if (!view) return;
    this.keep({ ...this.kept, table: view.table, game, seen: [] });
    app.go({ at: 'table', table: view.table, look: 'checklist' });
  }

  saw(id: string): void {
    const seen = [...new Set([...this.kept.seen, id])];
    if (seen.length < hintsOf(this.kept.game).length) this.keep({ ...this.kept, seen });
    else this.end();
  }

  /** Done or skipped: never again in this game. */
  end = (): void => {
    const { done, game } = this.kept;
    this.keep({ ...this.kept, done: [...new Set([...done, game])], table: null, game: '', seen: [] });
  };

  refuse = (): void => this.keep({ ...this.kept, refused: true });

  private keep(kept: Kept): void {
    this.kept = kept;
    store('localStorage', KEY, kept);
  }
}

export const guide = new Guide();
