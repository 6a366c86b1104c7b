/** The page's one sound output. A browser lets it sound only after a tap, and may interrupt it: a call, a locked phone. */

type State = 'untouched' | 'on' | 'off';

/** Milliseconds in which a browser answers whether the page may sound. */
const ANSWERS = 600;

/** iOS has a state more than the standard: after a call the context is `interrupted`. */
const sounding = (context: AudioContext) => context.state === 'running';

class Sound {
  /** `off` if the browser does not let the page sound although it was tapped; `untouched` before the first tap. */
  state = $state<State>('untouched');
  private context: AudioContext | undefined;

  /** Unlocks sound with every tap of the game and after an interruption; returns a function to stop. */
  follow(): () => void {
    const unlock = () => void this.unlock();
    const back = () => document.visibilityState === 'visible' && this.context && unlock();
    const taps = ['pointerup', 'click', 'keydown'] as const;
    for (const tap of taps) addEventListener(tap, unlock, { capture: true });
    document.addEventListener('visibilitychange', back);
    if (navigator.userActivation?.hasBeenActive) unlock(); // tapped before, on another screen
    return () => {
      for (const tap of taps) removeEventListener(tap, unlock, { capture: true });
      document.removeEventListener('visibilitychange', back);
    };
  }

  /** Starts or resumes the output; must be called within a tap. */
  async unlock(): Promise<void> {
    if (this.context && sounding(this.context)) return;
    try {
      this.context ??= this.made();
      // if sound is blocked, Firefox and Safari never answer
      await Promise.race([this.context.resume(), new Promise((done) => setTimeout(done, ANSWERS))]);
    } catch {
      // shown below
    }
    this.look();
  }

  /** Calls `play` with the output, if it sounds; what comes while it is interrupted is dropped. */
  play(play: (context: AudioContext) => void): void {
    const { context } = this;
    if (context && sounding(context)) play(context);
    else void this.unlock().then(() => this.context && sounding(this.context) && play(this.context));
  }

  private made(): AudioContext {
    const context = new AudioContext();
    context.onstatechange = () => this.look();
    return context;
  }

  private look(): void {
    this.state = this.context && sounding(this.context) ? 'on' : 'off';
  }
}

export const sound = new Sound();

/** One note: when, how high, how loud and how long. */
export function note(context: AudioContext, at: number, tone: OscillatorType, pitch: number[], loud: number[]): void {
  const [volume, attack, length] = loud as [number, number, number];
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = tone;
  oscillator.frequency.setValueAtTime(pitch[0]!, at);
  if (pitch[1]) oscillator.frequency.exponentialRampToValueAtTime(pitch[1], at + length * 0.75);
  gain.gain.setValueAtTime(attack ? 0.0001 : volume, at);
  if (attack) gain.gain.exponentialRampToValueAtTime(volume, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length + 0.05);
}

/** A short tick; two at the end of the game. */
export function tick(times = 1): void {
  sound.play((context) => {
    for (let n = 0; n < times; n++)
      note(context, context.currentTime + n * 0.16, 'triangle', [880, 330], [0.18, 0, 0.09]);
  });
}
