/** What the Automa may do next, and the guess of the player; requested only if the player wants it. */
import { readStoredOver, store } from '../lib/browser/storage';
import { app } from './app.svelte';
import type { Chance, Action, View } from '../api/types';

export interface Verdict {
  right: boolean;
  guess: string;
  /** The places where something was done; an empty string stands for nowhere. */
  did: string[];
}
interface Kept {
  right: number;
  made: number;
  /** A guess that waits for the Automa, with the version it was made at. */
  open: { at: string; version: number } | null;
}
const NONE: Kept = { right: 0, made: 0, open: null };

export class Forecast {
  chances = $state.raw<Chance[]>([]);
  /** The possible guesses; an empty string stands for nowhere on the board. */
  options = $state.raw<string[]>([]);
  /** The board waits for a guess: a tap on it means one. */
  guessing = $state(false);
  kept = $state.raw<Kept>(NONE);
  verdict = $state.raw<Verdict | null>(null);
  private version = -1;
  private skipped = -1;
  private asked = -1;

  /** `counts`: messages of the actions that are guessed; all actions if it is not given. */
  constructor(
    readonly table: number,
    readonly counts?: string[],
  ) {
    this.kept = readStoredOver('localStorage', this.key, NONE);
  }

  /** Whether the player is to guess before the card is drawn. */
  get due(): boolean {
    return app.settings.guess && this.options.length > 0 && !this.kept.open && this.skipped !== this.version;
  }

  /** Follow a new version of the table, or changed settings. */
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

  /** Compare the guess with what was done; undo drops the guess. */
  private async judge(view: View): Promise<void> {
    const { open } = this.kept;
    if (!open || open.version === view.version) return;
    if (view.redo) return this.keep({ ...this.kept, open: null });
    const found = await app.ask('actions', { table: view.table });
    const actions = (found?.actions ?? []) as Action[];
    if (!actions.length || this.version !== view.version) return;
    const places = [
      ...new Set(actions.filter((action) => this.counts?.includes(action.message) ?? true).map((action) => action.at)),
    ];
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
    store('localStorage', this.key, kept);
  }
}
