/** The guided first game: hints at real things of the table as they come. What was seen is kept on this device. */
import { app } from './app.svelte';
import { partsOf } from './games';

/** In the order in which they make sense; one is shown when the thing it is about is on the screen. */
export const HINTS = [
  { id: 'list', at: '.list' },
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

interface Kept {
  /** Games whose guide is done. */
  done: string[];
  /** Nobody is to be asked again. */
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
    try {
      this.kept = { ...NONE, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
    } catch {
      // nothing remembered
    }
  }

  /** Whether a newcomer is still to be asked. */
  get offered(): boolean {
    return !this.kept.refused && !this.kept.done.length;
  }

  /** Whether this game has been taught already. */
  knows(game: string): boolean {
    return this.kept.done.includes(game);
  }

  leads(table: number): boolean {
    return this.kept.table === table;
  }

  get seen(): readonly string[] {
    return this.kept.seen;
  }

  /** A new game with everything as suggested for the first time, led from the list of what to put where. */
  async start(game: string): Promise<void> {
    const view = await app.ask('new', { game, setup: partsOf(game).first ?? {}, physical: [] });
    if (!view) return;
    this.keep({ ...this.kept, table: view.table, game, seen: [] });
    app.go({ at: 'table', table: view.table, look: 'checklist' });
  }

  saw(id: string): void {
    const seen = [...new Set([...this.kept.seen, id])];
    if (seen.length < HINTS.length) this.keep({ ...this.kept, seen });
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
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // a browser may forbid it; then it is offered again
    }
  }
}

export const guide = new Guide();
