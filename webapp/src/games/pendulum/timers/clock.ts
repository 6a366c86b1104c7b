/** The play clock. The engine reads no clock: every event brings its moment, and this is where it comes from.
 *
 * It runs on through a reload, stands still in a pause, never runs backwards, and is never behind the position:
 * so several devices at one table agree from the first event on. */
import { readStored, store } from '../../../lib/browser/storage';
import type { PendulumPosition } from '../position';

/** The clock showed `play` at the moment `wall` of the device; `latest` is the latest moment it has received. */
export interface Anchor {
  play: number;
  wall: number;
  running: boolean;
  latest: number;
}

export function read(anchor: Anchor, wall: number): number {
  return Math.round(anchor.play + (anchor.running ? Math.max(0, wall - anchor.wall) : 0));
}

/** The clock after a position has arrived. */
export function settled(anchor: Anchor | null, position: PendulumPosition, wall: number): Anchor {
  const play = Math.max(anchor ? read(anchor, wall) : 0, position.paused ?? Math.max(position.now, askedAt(position)));
  // a pause that ends moves what is asked about: no later than where this clock stands
  const latest = Math.max(anchor?.latest ?? 0, position.now, askedAt(position), position.paused === null ? 0 : play);
  return { play, wall, running: position.paused === null && runs(position), latest };
}

/** The moment of the event that a question is about; the position has no later moment once it is answered. */
function askedAt({ pending }: PendulumPosition): number {
  const { at, touched } = (pending as { event: { at?: number; touched?: number | null } } | null)?.event ?? {};
  return Math.max(at ?? 0, touched ?? 0);
}

const SLIP = 2000;
/** Whether this device cannot know the moment: it was not here, or it slept while others reported moments (and perhaps
 * paused). An own event is never more than a slip away from the own clock, and a step that is only done again reports
 * no new moment. */
export function doubtful(anchor: Anchor | null, position: PendulumPosition, wall: number): boolean {
  if (position.paused !== null || !runs(position)) return false;
  if (!anchor) return true;
  return position.now > anchor.latest && read(anchor, wall) - position.now > SLIP;
}

/** Sand runs from the first flip on, also while the council is held. */
function runs(position: PendulumPosition): boolean {
  const begun = Object.values(position.timers).some((timer) => timer.flipped !== null);
  return begun && position.clock === 'app' && !['set-up', 'end', 'over'].includes(position.phase);
}

let last = 0;
/** The device's time: it goes on while the device sleeps, and does not follow a clock that is set back. */
export function wall(): number {
  last = Math.max(last, Date.now(), performance.timeOrigin + performance.now());
  return last;
}

const key = (table: number) => `pendulum-clock-${table}`;

/** What a stored clock belongs to: if other devices have played on, it is not used. */
const mark = ({ now, paused, round, flips }: PendulumPosition) => [now, paused, round, flips].join();

export function remembered(table: number, position: PendulumPosition): Anchor | null {
  const found = readStored('localStorage', key(table)) as (Partial<Anchor> & { mark?: string }) | null;
  if (found?.mark !== mark(position)) return null;
  if (typeof found?.play !== 'number' || typeof found.wall !== 'number') return null;
  return { play: found.play, wall: found.wall, running: found.running === true, latest: found.latest ?? position.now };
}

export function remember(table: number, anchor: Anchor, position: PendulumPosition): void {
  store('localStorage', key(table), { ...anchor, mark: mark(position) });
}
