/** Keeps the screen on while a table is open. */
import { readStored, store } from './storage';

const READ = 'automatable-awake-read';

class Awake {
  /** The browser refused, also after a tap: the phone's own setting is the way. */
  refused = $state(false);
  /** The player has read that once; not every table says it again. */
  read = $state(readStored('localStorage', READ) !== null);

  close(): void {
    this.read = true;
    store('localStorage', READ, true);
  }

  /** Keeps the screen on; returns a function to stop. */
  stay(): () => void {
    let lock: WakeLockSentinel | undefined;
    let stopped = false;
    const take = async (event?: Event) => {
      if (stopped || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        this.refused = false;
      } catch {
        // a phone that saves power, or a browser without it; tried again with each tap
        if (event?.type === 'click' || !('wakeLock' in navigator)) this.refused = true;
      }
      if (stopped) void lock?.release();
    };
    void take();
    document.addEventListener('visibilitychange', take);
    addEventListener('click', take, { capture: true });
    return () => {
      stopped = true;
      document.removeEventListener('visibilitychange', take);
      removeEventListener('click', take, { capture: true });
      void lock?.release();
    };
  }
}

export const awake = new Awake();
