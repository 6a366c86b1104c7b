/** The voice that reads aloud. Safari lets a page speak only once a tap has started the voice. */
import type { Language } from '../text/words';

/** Milliseconds in which a voice begins, or the browser does not let it. */
const BEGINS = 2500;

class Voice {
  /** The browser did not let the page speak: *Read again* does, because it is a tap. */
  silent = $state(false);
  private unlocked = false;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  /** Starts the voice with the first tap, without a word; returns a function to stop. */
  follow(): () => void {
    if (!('speechSynthesis' in globalThis)) return () => undefined;
    const unlock = () => {
      if (this.unlocked) return;
      this.unlocked = true;
      const nothing = new SpeechSynthesisUtterance(' ');
      nothing.volume = 0;
      speechSynthesis.speak(nothing);
    };
    addEventListener('click', unlock, { capture: true });
    return () => removeEventListener('click', unlock, { capture: true });
  }

  /** Speaks sentences one after the other, in a voice of the language if the device has one. */
  speak(sentences: string[], language: Language): void {
    if (!('speechSynthesis' in globalThis) || !sentences.length) return;
    speechSynthesis.cancel();
    speechSynthesis.resume?.(); // a call or a locked phone may have paused it
    const voice = speechSynthesis.getVoices().find((one) => one.lang.toLowerCase().startsWith(language));
    sentences.forEach((sentence, n) => {
      const said = new SpeechSynthesisUtterance(sentence);
      said.lang = voice?.lang ?? (language === 'ru' ? 'ru-RU' : 'en-GB');
      if (voice) said.voice = voice;
      if (n === 0) this.watch(said);
      speechSynthesis.speak(said);
    });
  }

  stop(): void {
    clearTimeout(this.waiting);
    if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
  }

  /** Some browsers report that they may not speak, others say nothing at all. */
  private watch(said: SpeechSynthesisUtterance): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => (this.silent = true), BEGINS);
    said.onstart = said.onend = () => {
      clearTimeout(this.waiting);
      this.silent = false;
    };
    said.onerror = ({ error }) => {
      clearTimeout(this.waiting);
      if (error !== 'canceled' && error !== 'interrupted') this.silent = true;
    };
  }
}

export const voice = new Voice();
export const speak = (sentences: string[], language: Language) => voice.speak(sentences, language);
