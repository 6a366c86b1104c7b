/** A timer has run out: heard, felt and said. Each timer has its own notes. */
import { speak } from '../../senses';
import type { Words } from '../../words';
import type { TimerName } from './position';

const NOTES: Record<TimerName, number[]> = { purple: [392, 523, 659], green: [523, 659], black: [784] };
const BUZZ: Record<TimerName, number[]> = { purple: [220, 90, 220, 90, 220], green: [200, 90, 200], black: [200] };
let audio: AudioContext | undefined;

export function chime(timer: TimerName): void {
  try {
    audio ??= new AudioContext();
    NOTES[timer].forEach((pitch, n) => {
      const at = audio!.currentTime + n * 0.19;
      const tone = audio!.createOscillator();
      const loud = audio!.createGain();
      tone.type = 'sine';
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(0.0001, at);
      loud.gain.exponentialRampToValueAtTime(0.3, at + 0.02);
      loud.gain.exponentialRampToValueAtTime(0.001, at + 0.7);
      tone.connect(loud).connect(audio!.destination);
      tone.start(at);
      tone.stop(at + 0.75);
    });
  } catch {
    // no sound here
  }
}

export function runOut(timer: TimerName, words: Words, wanted: { sounds: boolean; voice: boolean }): void {
  navigator.vibrate?.(BUZZ[timer]);
  if (wanted.sounds) chime(timer);
  if (wanted.voice) speak([words.say('web-pendulum-ran-out', { timer })], words.language);
}
