/** The play clock of a table, ticking on the screen. */
import { read, remember, remembered, settled, wall, type Anchor } from './clock';
import type { PendulumPosition } from './position';

const TICK = 200;

export class PlayClock {
  /** The moment of play shown; events take the exact `at()`. */
  now = $state(0);
  private anchor: Anchor | null;
  private ticking: ReturnType<typeof setInterval> | undefined;

  constructor(readonly table: number) {
    this.anchor = remembered(table);
  }

  at(): number {
    return this.anchor ? read(this.anchor, wall()) : 0;
  }

  follow(position: PendulumPosition): void {
    this.anchor = settled(this.anchor, position, wall());
    remember(this.table, this.anchor);
    this.now = this.at();
    clearInterval(this.ticking);
    if (this.anchor.running) this.ticking = setInterval(() => (this.now = this.at()), TICK);
  }

  rest(): void {
    clearInterval(this.ticking);
  }
}

const clocks = new Map<number, PlayClock>();
/** One clock per table, shared by everything on the screen. */
export function clockOf(table: number): PlayClock {
  let clock = clocks.get(table);
  if (!clock) clocks.set(table, (clock = new PlayClock(table)));
  return clock;
}
