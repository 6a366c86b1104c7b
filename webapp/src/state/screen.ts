/** What the table shows in play: computed from the view and from what the player has opened on this device. */
import type { Question, Said, Value, View } from '../api/types';
import { isComponent } from '../lib/entry';
import { focusOf, placeOf, rowOf, type Focus } from '../lib/rows';
import {
  betweenTurns,
  buttonOf,
  phaseOf,
  type Button,
  type Phase,
  type Situation,
  type Start,
  type Step,
} from './turn';

/** A heading: the Automa's turn, an event by its name, or one of three fixed texts. */
export type Heading = { is: 'automa' | 'do' | 'yours' | 'over' } | { is: 'event'; said: Said };

/** Where the small button beside a heading leads: to the last step, to the player's own turn, or through the turn again. */
export type Back = 'step' | 'turn' | 'again';

export interface Screen {
  phase: Phase;
  /** The main button. */
  button: Button | null;
  /** The instruction on the screen, and its place in the turn. */
  step: Step | null;
  at: number | null;
  /** Whether the instruction still has to be carried out. */
  acting: boolean;
  /** Questions on the screen; the first may be a printed component, which takes the whole screen. */
  questions: Question[];
  entry: boolean;
  heading: Heading | null;
  back: Back | null;
  /** The place on the board that the step or the question is about. */
  focus: Focus | null;
  /** Whether the forecast may be shown, and whether there is a button for it. */
  forecast: boolean;
  forecastButton: boolean;
  /** Whether the player acts, not the Automa. */
  yours: boolean;
  /** Whether the board may show the controls of the player's turn. */
  tray: boolean;
  /** Whether steps of the Automa's turn or of the set-up are open: the player's own turn cannot be entered yet. */
  resting: boolean;
  /** Changes whenever something else is on the screen. */
  key: string;
}

export interface PlayState extends Omit<Situation, 'steps'> {
  steps: Step[];
}

export function screenOf(state: PlayState): Screen {
  const { view, steps, done, guess } = state;
  const phase = phaseOf({ ...state, steps: steps.length });
  const open = done < steps.length;
  const acting = phase.is === 'showing' || (phase.is === 'recorded' && open);
  const at = phase.is === 'showing' || phase.is === 'again' ? phase.step : acting ? done : null;
  const step = at === null ? null : steps[at]!;
  const questions = phase.is === 'asking' || (phase.is === 'recorded' && !acting) ? phase.questions : [];
  return {
    phase,
    button: buttonOf(phase, guess.due),
    step,
    at,
    acting,
    questions,
    entry: questions.length > 0 && isComponent(questions[0]!),
    heading: step ? headingOf(step, view) : headingBetween(phase, questions, steps, view),
    back: backOf(phase, questions, steps),
    focus: step ? placeOf(step) : questionFocus(phase, questions, steps),
    forecast: betweenTurns(phase) && !guess.due,
    forecastButton: phase.is === 'yours' || phase.is === 'theirs',
    yours: phase.is !== 'theirs' && !(step?.automa && phase.is !== 'again'),
    tray: !((acting && (step?.automa || !view.undo)) || phase.is === 'again' || questions.length > 0 || guess.guessing),
    resting: acting && Boolean(step?.automa || !view.undo),
    key: `${view.version}/${done}/${phase.is}/${at}`,
  };
}

/** Who acts. The name of the card matters only to players who draw the cards themselves, and to undo. */
function headingOf({ automa, happened }: Step, view: View): Heading {
  if (!happened) return { is: 'do' };
  return automa && !view.physical.length ? { is: 'automa' } : { is: 'event', said: happened };
}

function headingBetween(phase: Phase, questions: Question[], steps: Step[], view: View): Heading | null {
  if (phase.is === 'asking') {
    if (phase.of === 'turn') return steps.length ? headingOf(steps.at(-1)!, view) : null;
    return phase.of === 'card' ? { is: 'automa' } : null;
  }
  if (questions.length) return null;
  if (phase.is === 'between') return { is: 'event', said: phase.question };
  if (phase.is === 'theirs') return { is: 'automa' };
  return { is: view.over ? 'over' : 'yours' };
}

function backOf(phase: Phase, questions: Question[], steps: Step[]): Back | null {
  if (phase.is === 'asking' && phase.of === 'card') return 'turn';
  if (!steps.length) return null;
  if (phase.is === 'asking') return phase.of === 'turn' ? 'step' : 'again';
  return questions.length ? null : 'again';
}

/** The place of the first question; a question without a place is about the last step of the turn. */
function questionFocus(phase: Phase, [first]: Question[], steps: Step[]): Focus | null {
  const asked = focusOf(first && rowOf(first));
  const last = phase.is === 'asking' && phase.of === 'turn' && steps.length ? placeOf(steps.at(-1)!) : null;
  return last && asked?.all.length ? { ...asked, otherwise: last } : (last ?? asked);
}

/** The player's last event, if the Automa could have acted on it and did nothing. */
export const idleAfter = ({ happened, rows, earlier, position }: View, triggers: string[] = []): Said | null =>
  happened && triggers.includes(happened.message) && !rows.length && !earlier.length && position.pending == null
    ? happened
    : null;

/** What the main button can cause. */
export interface Acts {
  /** The first `done` steps are done. */
  done(done: number): void;
  /** Ask which card the player has drawn. */
  draw(): void;
  deal(): void;
  answer(question: Question, value: Value): void;
  /** Show the next event of a recorded game. */
  redo(): void;
  guess(): void;
  /** Close the turn that is looked at again. */
  close(): void;
  end(): void;
}

export function press(button: Button, done: number, acts: Acts): void {
  switch (button.does) {
    case 'recorded':
      return acts.redo();
    case 'step':
      return acts.done(done + 1);
    case 'close':
      return acts.close();
    case 'end':
      return acts.end();
    case 'guess':
      return acts.guess();
    case 'deal':
      return begin(button.start, acts);
    case 'between':
      return acts.answer(button.question, button.question.options[0]!.value);
  }
}

function begin({ by, question }: Start, acts: Acts): void {
  if (by === 'card') acts.draw();
  else if (by === 'deal') acts.deal();
  else acts.answer(question, question.options[0]!.value);
}

/** The answer that a number key gives: the n-th option of the first question, if one tap answers it. */
export function answerOfKey([question]: Question[], key: string): { question: Question; value: Value } | null {
  const option = question?.options[Number(key) - 1];
  return question && option && question.kind !== 'list' && !question.deck ? { question, value: option.value } : null;
}

/** The questions that follow once all steps are done. */
export function questionsAfter(view: View, asks?: string[]): Question[] {
  const guess = { due: false, guessing: false };
  const then = phaseOf({ view, steps: 0, done: 0, again: null, turning: false, guess, asks });
  return then.is === 'asking' ? then.questions : [];
}

/** The view as the board draws it: in the middle of a turn as far as the turn has come. */
export const soFar = (view: View): View => (view.so_far ? { ...view, ...view.so_far } : view);

/** A key of the open question: its event and the answers so far. So a half-entered answer survives a pause. */
export function askedIn(view: View): string | number {
  const pending = view.position.pending as { event: { type: string }; answers: object } | null | undefined;
  return pending ? JSON.stringify([pending.event.type, pending.answers]) : view.version;
}

/** What is new since the last call: another turn to read aloud, or the other player's turn. */
export class TurnChanges {
  private version: number;
  private yours: boolean;

  constructor([view, screen]: [View, Screen]) {
    this.version = view.version;
    this.yours = screen.yours;
  }

  since(view: View, screen: Screen): { turn: boolean; player: boolean } {
    const news = { turn: view.version !== this.version, player: screen.yours !== this.yours };
    this.version = view.version;
    this.yours = screen.yours;
    return news;
  }
}
