/** Keeps the screen on while a table is open. */

class Awake {
  /** The browser refused: the phone's own setting is the way. */
  refused = $state(false);

  /** Keeps the screen on; returns a function to stop. */
  stay(): () => void {
    let lock: WakeLockSentinel | undefined;
    let stopped = false;
    const take = async () => {
      if (stopped || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        this.refused = false;
      } catch {
        this.refused = true; // a phone that saves power, or a browser without it; tried again with each tap
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
