/** Repeated taps: a second tap at the same place just after the screen has changed was meant for the screen before. */
const MOMENT = 450;
const NEAR = 48;

interface Tap {
  x: number;
  y: number;
  time: number;
  screen: string;
}

export class Taps {
  private last: Tap | null = null;

  /** Whether this tap repeats the last one on another screen; never for clicks by script or keyboard. */
  again(event: MouseEvent, screen: string): boolean {
    if (!event.isTrusted || event.detail === 0) return false;
    const tap = { x: event.clientX, y: event.clientY, time: event.timeStamp, screen };
    const { last } = this;
    const repeats =
      last !== null &&
      tap.time - last.time < MOMENT &&
      Math.hypot(tap.x - last.x, tap.y - last.y) < NEAR &&
      last.screen !== screen;
    if (!repeats) this.last = tap;
    return repeats;
  }
}
