/** What the Automa may do next, and what the player thinks it will do: asked for only when somebody wants it. */
import { app } from './app.svelte';
import type { Chance, Deed, View } from './contract';

export interface Verdict {
  right: boolean;
  guess: string;
  /** The things something was done to; the empty one stands for none of them. */
  did: string[];
}
interface Kept {
  right: number;
  made: number;
  /** A guess that waits for the Automa, with the version it was made at. */
  open: { at: string; version: number } | null;
}
const NONE: Kept = { right: 0, made: 0, open: null };

export class Ahead {
  chances = $state.raw<Chance[]>([]);
  /** What can be guessed now; the empty one stands for nothing on the board. */
  options = $state.raw<string[]>([]);
  /** The board waits for a guess: a tap on it means one. */
  guessing = $state(false);
  kept = $state.raw<Kept>(NONE);
  verdict = $state.raw<Verdict | null>(null);
  private version = -1;
  private skipped = -1;
  private asked = -1;

  /** Of what is done only these messages are what is guessed; all of them where none are named. */
  constructor(
    readonly table: number,
    readonly counts?: string[],
  ) {
    try {
      this.kept = { ...NONE, ...(JSON.parse(localStorage.getItem(this.key) ?? '{}') as Partial<Kept>) };
    } catch {
      // nothing remembered
    }
  }

  /** A guess is wanted before the card is turned. */
  get due(): boolean {
    return app.settings.guess && this.options.length > 0 && !this.kept.open && this.skipped !== this.version;
  }

  /** Another version of the table, or another wish of the player. */
  async follow(view: View): Promise<void> {
    const wanted = app.settings.ahead || app.settings.guess;
    if (view.version !== this.version) {
      this.version = view.version;
      this.guessing = false;
      this.verdict = null;
      this.options = [];
      await this.judge(view);
    }
    if (!wanted || this.asked === view.version) return;
    this.asked = view.version;
    const found = await app.ask('foresee', { table: view.table });
    if (!found || this.version !== view.version) return;
    this.chances = found.chances as Chance[];
    this.options = found.guessable;
  }

  /** What was guessed beside what was done, once something was; a step taken back takes the guess with it. */
  private async judge(view: View): Promise<void> {
    const { open } = this.kept;
    if (!open || open.version === view.version) return;
    if (view.redo) return this.keep({ ...this.kept, open: null });
    const found = await app.ask('deeds', { table: view.table });
    const deeds = (found?.deeds ?? []) as Deed[];
    if (!deeds.length || this.version !== view.version) return;
    const places = [...new Set(deeds.filter((deed) => this.counts?.includes(deed.message) ?? true).map((deed) => deed.at))];
    const did = places.length ? places : [''];
    const right = did.includes(open.at);
    this.verdict = { right, guess: open.at, did };
    this.keep({ right: this.kept.right + Number(right), made: this.kept.made + 1, open: null });
  }

  begin = (): void => {
    this.guessing = true;
  };

  choose = (at: string): void => {
    this.guessing = false;
    this.keep({ ...this.kept, open: { at, version: this.version } });
  };

  skip = (): void => {
    this.guessing = false;
    this.skipped = this.version;
  };

  private get key(): string {
    return `guesses-${this.table}`;
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(this.key, JSON.stringify(kept));
    } catch {
      // not remembered, still counted
    }
  }
}
