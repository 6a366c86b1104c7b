/** The play clock of a table, ticking on the screen. */
import { app } from '../../../state/app.svelte';
import { doubtful, read, remember, remembered, settled, wall, type Anchor } from './clock';
import type { PendulumPosition } from '../position';

const TICK = 200;

export class PlayClock {
  /** The moment of play shown; events take the exact `at()`. */
  now = $state(0);
  private anchor: Anchor | null = null;
  private before: PendulumPosition | null = null;
  private ticking: ReturnType<typeof setInterval> | undefined;

  constructor(readonly table: number) {}

  at(): number {
    return this.anchor ? read(this.anchor, wall()) : 0;
  }

  follow(position: PendulumPosition): void {
    const anchor = this.before ? this.anchor : remembered(this.table, position);
    this.before = position;
    const doubt = doubtful(anchor, position, wall());
    this.settle(doubt ? null : anchor, position);
    if (doubt) void this.askService(position);
  }

  rest(): void {
    clearInterval(this.ticking);
  }

  private settle(anchor: Anchor | null, position: PendulumPosition): void {
    this.anchor = settled(anchor, position, wall());
    remember(this.table, this.anchor, position);
    this.now = this.at();
    clearInterval(this.ticking);
    if (this.anchor.running) this.ticking = setInterval(() => (this.now = this.at()), TICK);
  }

  /** The service knows when the last moment was reported. */
  private async askService(position: PendulumPosition): Promise<void> {
    const tables = await app.client.send('tables', {}).catch(() => []);
    const updated = Date.parse(tables.find((one) => one.id === this.table)?.updated ?? '');
    if (Number.isNaN(updated) || this.before !== position) return;
    this.settle({ play: position.now, wall: Math.min(updated, wall()), running: true, latest: position.now }, position);
  }
}

const clocks = new Map<number, PlayClock>();
/** One clock per table, shared by everything on the screen. */
export function clockOf(table: number): PlayClock {
  let clock = clocks.get(table);
  if (!clock) clocks.set(table, (clock = new PlayClock(table)));
  return clock;
}
