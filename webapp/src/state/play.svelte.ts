/** A table in play on this device: which steps are done, what the player has opened, and what a tap does. */
import type { View } from '../api/types';
import type { GameParts, BoardForecast } from '../games/interface';
import { app } from './app.svelte';
import { Forecast } from './forecast.svelte';
import { Progress } from './progress.svelte';
import { press, screenOf, type Acts, type Back } from './screen';
import type { Send, Table } from './table.svelte';
import { guessesAtOnce } from './turn';

/** What the player has opened: the turn to look at again from a step, or the question which card was drawn. */
interface Opened {
  again: number | null;
  turning: boolean;
}
const NOTHING: Opened = { again: null, turning: false };

export class Play {
  readonly progress: Progress;
  readonly forecast: Forecast;
  /** What is opened belongs to one version of the table and is closed by the next. */
  private opened = $state.raw<Opened & { version: number }>({ ...NOTHING, version: -1 });

  constructor(
    readonly table: Table,
    private readonly view: () => View,
    private readonly parts: () => GameParts,
    private readonly end: () => void,
  ) {
    this.progress = new Progress(view().table);
    this.forecast = new Forecast(view().table, parts().guessed);
  }

  screen = $derived.by(() =>
    screenOf({
      ...(this.opened.version === this.view().version ? this.opened : NOTHING),
      view: this.view(),
      steps: this.progress.steps,
      done: this.progress.done,
      guess: this.forecast,
      asks: this.parts().asks,
    }),
  );

  /** The forecast as the board draws it; a player who is to guess does not see it. */
  boardForecast = $derived.by((): BoardForecast => {
    const { chances, options, guessing, choose, verdict, kept } = this.forecast;
    return {
      chances: this.showsForecast ? chances : [],
      options: guessing ? options : [],
      choose,
      guessed: verdict?.guess ?? kept.open?.at ?? null,
      right: verdict?.right ?? null,
    };
  });

  get showsForecast(): boolean {
    return app.settings.ahead && this.screen.forecast;
  }

  /** Ask for a guess where no button begins the Automa's turn. */
  askForGuess(): void {
    if (this.forecast.due && guessesAtOnce(this.screen.phase)) this.forecast.begin();
  }

  press = (): void => {
    if (this.screen.button) press(this.screen.button, this.progress.done, this.acts);
  };

  /** Show a step of the turn; beyond the last one the turn is done. */
  goTo = (step: number): void => {
    if (this.screen.phase.is !== 'again') this.progress.to(step);
    else this.open(step < this.progress.steps.length ? { again: step } : {});
  };

  goBack = (to: Back): void => {
    if (to === 'step') this.progress.to(this.progress.steps.length - 1);
    else this.open(to === 'again' ? { again: 0 } : {});
  };

  /** One step back: in the turn, or into the turn that is over. */
  back = (): void => {
    const { at, back } = this.screen;
    if (at !== null) this.goTo(Math.max(0, at - 1));
    else if (back === 'again') this.open({ again: this.progress.steps.length - 1 });
    else if (back) this.goBack(back);
  };

  private open(what: Partial<Opened>): void {
    this.opened = { ...NOTHING, ...what, version: this.view().version };
  }

  private acts: Acts = {
    done: (done) => this.progress.to(done),
    draw: () => this.open({ turning: true }),
    deal: () => void this.table.deal(),
    answer: (question, value) => void this.table.answer(question, value),
    redo: () => void this.table.redo(),
    guess: () => this.forecast.begin(),
    close: () => this.open({}),
    end: () => this.end(),
  };
}

/** Sends what the board reports. In the middle of a turn the board cannot be corrected: its question comes first. */
export const sendFromBoard =
  (view: () => View, table: Table): Send =>
  async (event) => {
    if (!view().so_far || event.type !== 'corrected') return table.send(event);
    app.problem = app.words.say('web-answer-first');
    return false;
  };
