/** Settings of the page, stored on this device; the service offers them to new devices. */
import { readStored, store } from '../lib/browser/storage';
import type { Language } from '../lib/text/words';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  size: 'normal' | 'large' | 'huge';
  sounds: boolean;
  voice: boolean;
  awake: boolean;
  par: boolean;
  /** Show the forecast on the board. */
  ahead: boolean;
  /** Let the player guess before a card is drawn. */
  guess: boolean;
  /** The address of a published copy, which shared links name; empty if there is none. */
  published: string;
  /** Scythe: ask which ability a new mech unlocks. */
  abilities: boolean;
  /** Vibrate when the turn changes. */
  vibrate: boolean;
}

type Own = 'language' | 'ahead' | 'guess';

/** Settings that a new device takes over: not the language, the forecast and the guess, which are personal. */
export function shared({ language: _, ahead: __, guess: ___, ...rest }: Settings): Omit<Settings, Own> {
  return rest;
}

const KEY = 'automatable-settings';

export function defaults(spoken: readonly string[]): Settings {
  const language = spoken.some((one) => /^(ru|be|uk|kk)/.test(one)) && !/^en/.test(spoken[0] ?? '') ? 'ru' : 'en';
  return {
    language,
    theme: 'system',
    size: 'normal',
    sounds: false,
    voice: false,
    awake: true,
    par: false,
    ahead: false,
    guess: false,
    published: '',
    abilities: true,
    vibrate: true,
  };
}

/** Unknown keys and values are replaced by the defaults. */
export function cleaned(found: unknown, fallback: Settings): Settings {
  const data = (typeof found === 'object' && found !== null ? found : {}) as Record<string, unknown>;
  const one = <T>(key: string, allowed: readonly T[], otherwise: T): T =>
    allowed.includes(data[key] as T) ? (data[key] as T) : otherwise;
  return {
    language: one('language', ['en', 'ru'] as const, fallback.language),
    theme: one('theme', ['system', 'light', 'dark'] as const, fallback.theme),
    size: one('size', ['normal', 'large', 'huge'] as const, fallback.size),
    sounds: one('sounds', [true, false], fallback.sounds),
    voice: one('voice', [true, false], fallback.voice),
    awake: one('awake', [true, false], fallback.awake),
    par: one('par', [true, false], fallback.par),
    ahead: one('ahead', [true, false], fallback.ahead),
    guess: one('guess', [true, false], fallback.guess),
    published: typeof data.published === 'string' ? data.published.slice(0, 300) : fallback.published,
    abilities: one('abilities', [true, false], fallback.abilities),
    vibrate: one('vibrate', [true, false], fallback.vibrate),
  };
}

export const remembered = (): unknown => readStored('localStorage', KEY);
export const remember = (settings: Settings): void => store('localStorage', KEY, settings);

export function show(settings: Settings, dark: boolean): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.size = settings.size;
  root.dataset.theme = settings.theme === 'system' ? (dark ? 'dark' : 'light') : settings.theme;
}
