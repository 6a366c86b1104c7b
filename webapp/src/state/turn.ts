/** The state machine of a turn: what the table shows now, and what its main button does. */
import type { Question, Row, Said, View } from '../api/types';
import { stepsOf, type InstructionStep } from '../lib/rows';

/** One instruction, shown large until the player says that it is done. */
export interface Step extends InstructionStep {
  /** Whether the Automa does it, and the name of the event that brought it. */
  automa: boolean;
  happened: Said | null;
}

/** What this device has shown of one state of a table. */
export interface ShownSteps {
  version: number;
  /** How many steps of the log count in this state. */
  at: number;
  /** All steps of the turn so far; the first `done` of them are done. */
  steps: Step[];
  done: number;
  /** Steps of an event before this one that were still open when it came. */
  carried: Step[];
}

/** What this device remembers of a table: the state on the screen, and earlier ones to which undo leads back. */
export interface Memory {
  now: ShownSteps | null;
  past: ShownSteps[];
}

export const NOTHING_SHOWN: Memory = { now: null, past: [] };
/** Earlier states that are remembered. */
const REMEMBERED = 12;

/** The memory after the table has changed; `own` says that the player changed it on this device. */
export function follow(memory: Memory, view: View, own: boolean): Memory {
  const before = memory.now;
  if (before?.version === view.version) return { ...memory, now: shown(view, before.carried, before.done) };
  const past = before ? [...memory.past.filter((one) => one.at !== before.at), before] : memory.past;
  if (before && view.steps < before.at) {
    const then = past.find((one) => one.at === view.steps);
    return {
      now: shown(view, then?.carried ?? [], then?.done ?? Infinity),
      past: past.filter((one) => one.at < view.steps),
    };
  }
  const earlier = earlierSteps(view);
  return {
    now: shown(view, stillOpen(before, view, own), earlier.length),
    past: past.filter((one) => one.at < view.steps).slice(-REMEMBERED),
  };
}

/** The memory after the first `done` steps of the turn are done, and no others. */
export function tick(memory: Memory, done: number): Memory {
  if (!memory.now) return memory;
  return { ...memory, now: { ...memory.now, done: Math.max(0, Math.min(done, memory.now.steps.length)) } };
}

function shown(view: View, carried: Step[], done: number): ShownSteps {
  const steps = [...earlierSteps(view), ...carried, ...stepsIn(view, view.rows)];
  return { version: view.version, at: view.steps, steps, done: Math.min(done, steps.length), carried };
}

/** Steps that were open when another event came, and stay open: no instruction is lost.
 * Another device that reports something new has done them; one that only corrects a value has not. */
function stillOpen(before: ShownSteps | null, view: View, own: boolean): Step[] {
  if (!before || view.watched || view.earlier.length || (!own && view.rows.length)) return [];
  return before.steps.slice(before.done).map(withoutReasons);
}

/** The explanation of the view is about the event that came: earlier instructions have no reasons there. */
const withoutReasons = (step: Step): Step => ({
  ...step,
  row: unexplained(step.row),
  group: unexplained(step.group),
  net: step.net && unexplained(step.net),
});
const unexplained = (row: Row): Row => ({ ...row, instructions: row.instructions.map((one) => ({ ...one, why: [] })) });

const earlierSteps = (view: View): Step[] => view.earlier.flatMap((rows) => stepsIn(view, rows));
const stepsIn = (view: View, rows: Row[]): Step[] =>
  stepsOf(rows).map((one) => ({ ...one, automa: view.automa, happened: view.undo ? view.happened : null }));

/** How the Automa's turn begins: the app deals its card, the player says which card it is, or the one possible answer is given. */
export interface Start {
  by: 'deal' | 'card' | 'answer';
  question: Question;
}

/** What a table shows now. */
export type Phase =
  /** A recorded game of the lab is shown step by step. */
  | { is: 'recorded'; questions: Question[] }
  /** One instruction, to be done. */
  | { is: 'showing'; step: number; last: boolean }
  /** The turn that is over, looked at again. */
  | { is: 'again'; step: number }
  /** Questions to the player: in the middle of a turn, about the card that begins one, or between turns. */
  | { is: 'asking'; questions: Question[]; of: 'turn' | 'card' | 'table'; start: Start | null }
  /** The player guesses what the Automa will do. */
  | { is: 'guessing' }
  | { is: 'yours'; start: Start | null }
  | { is: 'theirs'; start: Start }
  /** Nobody's turn, such as the end of a round: the main button goes on. */
  | { is: 'between'; question: Question }
  | { is: 'over' };

export interface Situation {
  view: View;
  /** How many steps the turn has, and how many of them are done. */
  steps: number;
  done: number;
  /** The step at which the turn is looked at again. */
  again: number | null;
  /** The player has begun the Automa's turn and turns its card from a deck of their own. */
  turning: boolean;
  guess: { due: boolean; guessing: boolean };
  /** Open questions, by id, that the board itself asks. */
  asks?: string[];
}

export function phaseOf({ view, steps, done, again, turning, guess, asks }: Situation): Phase {
  const open = view.questions.filter((one) => !asks?.includes(one.id));
  const leads = open.find((one) => leadsOn(one, view)) ?? null;
  const start = startOf(view, open, leads);
  const questions = open.filter(
    (one) => one !== leads && (one !== start?.question || (start.by === 'card' && turning)),
  );
  if (view.watched && view.redo) return { is: 'recorded', questions };
  if (done < steps) return { is: 'showing', step: done, last: done === steps - 1 };
  if (again !== null && steps) return { is: 'again', step: Math.min(again, steps - 1) };
  if (view.result) return { is: 'over' };
  if (guess.guessing) return { is: 'guessing' };
  if (questions.length)
    return {
      is: 'asking',
      questions,
      of: inTurn(view) ? 'turn' : start && questions.includes(start.question) ? 'card' : 'table',
      start,
    };
  if (leads && !leads.waits) return { is: 'between', question: leads };
  if (start && asks && !view.questions.some((one) => asks.includes(one.id))) return { is: 'theirs', start };
  return { is: 'yours', start };
}

/** Whether a question is the main button: between turns, with one possible answer. */
function leadsOn(question: Question, view: View): boolean {
  if (question.event === 'answered' || question.id === view.deals || question.deck || question.options.length !== 1)
    return false;
  return question.waits || (view.questions.length === 1 && !view.result && !question.by_hand);
}

function startOf(view: View, open: Question[], leads: Question | null): Start | null {
  const dealt = view.questions.find((one) => one.id === view.deals);
  if (dealt) return { by: 'deal', question: dealt };
  if (leads) return leads.waits ? { by: 'answer', question: leads } : null;
  const card = open.find((one) => one.waits && one.event !== 'answered');
  return card ? { by: 'card', question: card } : null;
}

/** Whether a turn has stopped at a question. */
const inTurn = (view: View): boolean => view.position.pending != null;

/** What the main button does. */
export type Button =
  | { does: 'recorded' | 'close' | 'end' | 'guess' }
  | { does: 'step'; last: boolean }
  | { does: 'deal'; start: Start }
  | { does: 'between'; question: Question };

export function buttonOf(phase: Phase, guessDue: boolean): Button | null {
  switch (phase.is) {
    case 'recorded':
      return { does: 'recorded' };
    case 'showing':
      return { does: 'step', last: phase.last };
    case 'again':
      return { does: 'close' };
    case 'over':
      return { does: 'end' };
    case 'between':
      return { does: 'between', question: phase.question };
    case 'asking':
      return phase.start && phase.of !== 'card' ? begins(phase.start, guessDue) : null;
    case 'yours':
    case 'theirs':
      return phase.start && begins(phase.start, guessDue);
    case 'guessing':
      return null;
  }
}

const begins = (start: Start, guessDue: boolean): Button => (guessDue ? { does: 'guess' } : { does: 'deal', start });

/** Where no button begins the Automa's turn, a guess is asked for at once. */
export function guessesAtOnce(phase: Phase): boolean {
  return (
    phase.is === 'between' || phase.is === 'over' || ((phase.is === 'yours' || phase.is === 'asking') && !phase.start)
  );
}

/** Whether no turn is under way, so that the forecast can be shown. */
export function betweenTurns(phase: Phase): boolean {
  return (
    phase.is === 'yours' ||
    phase.is === 'theirs' ||
    phase.is === 'between' ||
    (phase.is === 'asking' && phase.of !== 'turn')
  );
}
