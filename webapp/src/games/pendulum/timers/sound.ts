/** A timer has run out: play a sound, vibrate and speak. Each timer has its own notes. */
import { speak } from '../../../lib/browser/voice.svelte';
import { note, sound } from '../../../lib/browser/sound.svelte';
import type { Words } from '../../../lib/text/words';
import type { TimerName } from '../position';

const NOTES: Record<TimerName, number[]> = { purple: [392, 523, 659], green: [523, 659], black: [784] };
const BUZZ: Record<TimerName, number[]> = { purple: [220, 90, 220, 90, 220], green: [200, 90, 200], black: [200] };

export function chime(timer: TimerName): void {
  sound.play((context) => {
    NOTES[timer].forEach((pitch, n) =>
      note(context, context.currentTime + n * 0.19, 'sine', [pitch], [0.3, 0.02, 0.7]),
    );
  });
}

export function runOut(timer: TimerName, words: Words, wanted: { sounds: boolean; voice: boolean }): void {
  navigator.vibrate?.(BUZZ[timer]);
  if (wanted.sounds) chime(timer);
  if (wanted.voice) speak([words.say('web-pendulum-ran-out', { timer })], words.language);
}
