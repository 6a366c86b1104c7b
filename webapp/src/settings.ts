/** What a player may choose about the page itself. Kept on this device, and offered to new devices by the desk. */
import type { Language } from './words';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  size: 'normal' | 'large' | 'huge';
  sounds: boolean;
  voice: boolean;
  awake: boolean;
  par: boolean;
  /** What may it do next? is shown on the board. */
  ahead: boolean;
  /** The player guesses what the Automa will do before its card is turned. */
  guess: boolean;
}

type Own = 'language' | 'ahead' | 'guess';

/** What a new device takes over: all but what is somebody's own, the language and what they want to know beforehand. */
export function shared({ language: _, ahead: __, guess: ___, ...rest }: Settings): Omit<Settings, Own> {
  return rest;
}

const KEY = 'automatable-settings';

export function defaults(spoken: readonly string[]): Settings {
  const language = spoken.some((one) => /^(ru|be|uk|kk)/.test(one)) && !/^en/.test(spoken[0] ?? '') ? 'ru' : 'en';
  return { language, theme: 'system', size: 'normal', sounds: false, voice: false, awake: true, par: false, ahead: false, guess: false };
}

/** Only known keys with known values survive; anything else falls back. */
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
  };
}

export function remembered(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

export function remember(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser may forbid it; the page works without
  }
}

export function show(settings: Settings, dark: boolean): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.size = settings.size;
  root.dataset.theme = settings.theme === 'system' ? (dark ? 'dark' : 'light') : settings.theme;
}
