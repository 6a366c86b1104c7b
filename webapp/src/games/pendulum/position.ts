/** A Pendulum position as the page reads it, and the events and corrections that taps mean. */
import type { Node, Position, Question, Summed } from '../../api/types';
import type { Event } from '../../state/table.svelte';

export const TIMERS = ['purple', 'green', 'black'] as const;
export type TimerName = (typeof TIMERS)[number];
export const AREAS = ['purple', 'green'] as const;
export type AreaName = (typeof AREAS)[number];
export type Phase = 'set-up' | 'placing' | 'round' | 'called' | 'rewards' | 'end' | 'over';

export interface SandTimer {
  row: 'top' | 'bottom';
  flipped: number | null;
  ran_out: boolean;
}
export interface Automa {
  points: number;
  votes: number;
  cards: number[];
  grande: boolean;
}
export interface PendulumPosition {
  level: string;
  advanced: boolean;
  foreshadowing: boolean;
  clock: 'app' | 'sand';
  values: 'practice' | 'printed';
  colours: [string, string];
  phase: Phase;
  round: number;
  now: number;
  paused: number | null;
  timers: Record<TimerName, SandTimer>;
  flips: number;
  markers: number;
  token: boolean;
  workers: Record<AreaName, string[]>;
  privilege: string[];
  deck: number[];
  last: number | null;
  automas: Record<'1' | '2', Automa>;
  turn: number;
  council: Record<string, string>;
  human: { votes: number; legendary: boolean | null };
  pending: unknown;
}
export interface PendulumBox {
  timers: Record<TimerName, number>;
  spaces: { id: string; row: 'top' | 'bottom'; width: 'single' | 'double' }[];
  rules: { rounds: number; purple_flips: number; most_votes: number; province_slots: number; council_cards: number };
  council: { places: string[] };
  rewards: Record<string, { copies: number; always?: boolean; final?: boolean }>;
  track: { rows: number[]; parchment: number; glory: number[]; labels: [number, number][]; provenance?: string };
}

export const pendulum = (position: Position): PendulumPosition => position as unknown as PendulumPosition;
export interface TimerFacts {
  row: string;
  length: number;
  /** The moment of play when it runs out; null if it was not flipped, or is the player's own sand timer. */
  ends: number | null;
  ran_out: boolean;
}
/** A card as far as it is known. */
export interface CardFacts {
  card: number;
  left: { worker: string; timer: string; province: number } | null;
  right: { votes: number; points: number; icon: string } | null;
  practice: boolean;
}
/** Facts about a position from the engine; the page computes none of them. */
export interface Facts {
  acts: string[];
  timers: Record<TimerName, TimerFacts>;
  last: CardFacts | null;
  automas: Record<'1' | '2', { cards: CardFacts[] }>;
  council: Record<string, { may_be: string[]; event: 'council-laid' | 'corrected' }>;
  /** Whether the game uses practice values. */
  practice: boolean;
  /** The track is drawn unless its geometry is ours while the player's mat is printed. */
  track_known: boolean;
}
export const facts = (view: { shown: unknown }): Facts => view.shown as Facts;
export const boxOf = (box: Position): PendulumBox => box as unknown as PendulumBox;

/** Milliseconds a timer of the app still runs at a moment of play; in a pause as many as when it began. */
export function left({ timers }: Facts, { paused }: PendulumPosition, timer: TimerName, at: number): number {
  const { ends } = timers[timer];
  return ends === null ? 0 : Math.max(0, ends - Math.min(at, paused ?? at));
}

/** Whether a timer has run out: by the app's clock, or as the player reported for their own sand timers. */
export function ranOut(shown: Facts, position: PendulumPosition, timer: TimerName, at: number): boolean {
  return position.clock === 'app' ? left(shown, position, timer, at) === 0 : shown.timers[timer].ran_out;
}

export type TimerMood = 'waiting' | 'running' | 'paused' | 'out' | 'rest';
export interface TimerState {
  mood: TimerMood;
  /** Milliseconds left; nobody knows them of the player's own sand. */
  rest: number;
  /** The share of the sand that is still above, 0 to 1. */
  above: number;
  /** The time on the timer, as text. */
  time: string;
  out: boolean;
}
/** How a timer is drawn at a moment of play. */
export function timerState(
  shown: Facts,
  position: PendulumPosition,
  box: PendulumBox,
  timer: TimerName,
  at: number,
): TimerState {
  const { flipped, ran_out } = position.timers[timer];
  const sand = position.clock === 'sand';
  const whole = box.timers[timer] * 1000;
  const rest = left(shown, position, timer, at);
  const begun = sand ? position.flips > 0 || !ran_out : flipped !== null || position.phase === 'round';
  const out = begun && ranOut(shown, position, timer, at);
  return {
    mood: moodOf(begun, out, position),
    rest,
    above: !begun ? 0 : sand ? (ran_out ? 0 : 0.5) : rest / whole,
    time: sand ? '' : minutes(begun ? rest : whole),
    out,
  };
}
function moodOf(begun: boolean, out: boolean, { paused, phase }: PendulumPosition): TimerMood {
  if (!begun) return 'waiting';
  if (paused !== null) return 'paused';
  if (out) return phase === 'round' ? 'out' : 'rest';
  return 'running';
}

/** The timers that were running at the last look, each with the moment of its flip. */
export type Running = ReadonlyMap<TimerName, number | null>;

/** The timers that run now, and those that have just run out in a round: a timer reports the end of a flip once. */
export function watchTimers(
  before: Running,
  shown: Facts,
  position: PendulumPosition,
  at: number,
): { running: Running; out: TimerName[] } {
  const flipped = (timer: TimerName) => position.timers[timer].flipped;
  const running = new Map(
    TIMERS.filter((timer) => left(shown, position, timer, at) > 0).map((timer) => [timer, flipped(timer)]),
  );
  const out = TIMERS.filter(
    (timer) => before.has(timer) && !running.has(timer) && before.get(timer) === flipped(timer),
  );
  return { running, out: position.phase === 'round' ? out : [] };
}

/** The steps of a council, and which of them is current; -1 where there is no council. */
export const COUNCIL_STEPS = ['votes', 'count', 'rewards', 'next'] as const;
export function councilStep(phase: Phase, counted: boolean): number {
  if (phase === 'called') return counted ? 2 : 0;
  if (phase === 'rewards') return 2;
  return counted ? 3 : -1;
}

/** `83000` → `1:23`; a begun second counts as a whole one. */
export function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The correction of a timer: its row and the seconds left. The clock of all timers moves on as far as needed. */
export function timerSet(
  position: PendulumPosition,
  box: PendulumBox,
  timer: TimerName,
  row: string,
  seconds: number,
  at: number,
): Event {
  const set: Record<string, unknown> = { [`timers.${timer}.row`]: row };
  if (position.clock === 'sand')
    return { type: 'corrected', set: { ...set, [`timers.${timer}.ran_out`]: seconds === 0 } };
  if (seconds === 0) return { type: 'corrected', set: { ...set, [`timers.${timer}.flipped`]: null } };
  const gone = (box.timers[timer] - seconds) * 1000;
  const later = Math.max(0, gone - at);
  for (const other of TIMERS) {
    const { flipped } = position.timers[other];
    if (later && flipped !== null) set[`timers.${other}.flipped`] = flipped + later;
  }
  if (position.paused !== null) set.paused = at + later;
  return { type: 'corrected', set: { ...set, now: at + later, [`timers.${timer}.flipped`]: at + later - gone } };
}

/** The correction that puts an Automa worker on another space. */
export function workerMoved(position: PendulumPosition, area: AreaName, from: string, to: string): Event {
  const workers = position.workers[area].map((space) => (space === from ? to : space)).sort(byBoard);
  return { type: 'corrected', set: { [`workers.${area}`]: workers } };
}
const byBoard = (a: string, b: string) => ORDER.indexOf(a) - ORDER.indexOf(b);
const ORDER = ['T1', 'T2', 'B1', 'B2'];

/** A card of the council board named by the player: as the round's lay-out while that can be reported, else a correction. */
export function rewardLaid(
  position: PendulumPosition,
  shown: Facts,
  box: PendulumBox,
  place: string,
  reward: string,
): Event {
  if (shown.council[place]?.event !== 'council-laid')
    return { type: 'corrected', set: { [`council.${place}`]: reward } };
  const places = box.council.places.filter((one) => one !== 'grande');
  return { type: 'council-laid', cards: places.map((one) => (one === place ? reward : position.council[one]!)) };
}

/** The correction that moves a player up one place on the privilege track. */
export function promoted(position: PendulumPosition, player: string): Event | null {
  const at = position.privilege.indexOf(player);
  if (at < 1) return null;
  const order = [...position.privilege];
  order.splice(at - 1, 2, order[at]!, order[at - 1]!);
  return { type: 'corrected', set: { privilege: order } };
}

export interface Sums {
  points: Summed[];
  votes: Summed[];
  /** What the book says about a sum afterwards, such as that a negative one counts as 0. */
  notes: Map<Summed, { message: string; args?: Record<string, unknown> }[]>;
}
/** The sums of a council in an explanation. */
export function sumsOf(explanation: Node[]): Sums {
  const found: Sums = { points: [], votes: [], notes: new Map() };
  let last: Summed | null = null;
  for (const node of flat(explanation)) {
    if (node.type === 'sum') {
      last = node;
      found.notes.set(node, []);
      if (node.message === 'pendulum-sum-points') found.points.push(node);
      if (node.message === 'pendulum-sum-votes') found.votes.push(node);
    } else if (node.type === 'note' && last && node.rule === last.rule) found.notes.get(last)!.push(node);
    else last = null;
  }
  return found;
}

/** Which areas an explanation speaks of when it names a space. */
export function areasIn(explanation: Node[]): AreaName[] {
  const notes = flat(explanation).filter((node) => node.type === 'note');
  if (notes.some((note) => note.message === 'pendulum-note-set-up-card')) return [];
  const worker = notes.find((note) => note.message === 'pendulum-note-card')?.args?.worker;
  return AREAS.filter((area) => worker === `@worker-${area}`);
}

function flat(explanation: Node[]): Exclude<Node, { type: 'section' }>[] {
  return explanation.flatMap((node) => (node.type === 'section' ? flat(node.steps) : [node]));
}

/** The event that answers an open question with a place on the board; null if no question is about this place. */
export function answerAt(questions: Question[], place: string, area?: AreaName): Event | null {
  const asked = questions.find(
    ({ args, options }) =>
      options.some((option) => option.value === place) && (!area || !args.area || args.area === `@area-${area}`),
  );
  if (!asked) return null;
  return asked.event === 'answered'
    ? { type: 'answered', question: asked.id, value: place }
    : { type: asked.event, [asked.field]: place };
}
