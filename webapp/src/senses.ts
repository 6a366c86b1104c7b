/** Sound, voice and a screen that stays on: each only if the player wants it and the browser has it. */
import type { Language } from './words';

let audio: AudioContext | undefined;

/** A small wooden tick, or two for the end of something. */
export function tick(times = 1): void {
  try {
    audio ??= new AudioContext();
    for (let n = 0; n < times; n++) {
      const at = audio.currentTime + n * 0.16;
      const tone = audio.createOscillator();
      const loud = audio.createGain();
      tone.type = 'triangle';
      tone.frequency.setValueAtTime(880, at);
      tone.frequency.exponentialRampToValueAtTime(330, at + 0.07);
      loud.gain.setValueAtTime(0.18, at);
      loud.gain.exponentialRampToValueAtTime(0.001, at + 0.09);
      tone.connect(loud).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.1);
    }
  } catch {
    // no sound here
  }
}

/** One sentence after the other, in a voice of the language where the device has one. */
export function speak(sentences: string[], language: Language): void {
  if (!('speechSynthesis' in globalThis)) return;
  speechSynthesis.cancel();
  const voice = speechSynthesis.getVoices().find((one) => one.lang.toLowerCase().startsWith(language));
  for (const sentence of sentences) {
    const said = new SpeechSynthesisUtterance(sentence);
    said.lang = voice?.lang ?? (language === 'ru' ? 'ru-RU' : 'en-GB');
    if (voice) said.voice = voice;
    speechSynthesis.speak(said);
  }
}

export function hush(): void {
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
}

/** Keeps the screen on while a table is open, where the browser can; returns how to stop. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let stopped = false;
  const take = async () => {
    if (stopped || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
  };
  void take();
  document.addEventListener('visibilitychange', take);
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', take);
    void lock?.release();
  };
}
