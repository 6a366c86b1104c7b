/** What is entered by halves is kept until it is whole: a reload or another screen in between loses no tap. */
import type { Told } from './contract';

export type Draft = Record<string, Told>;
const PREFIX = 'automatable-draft:';

/** The half-entered thing of a game's shelf, or null. */
export const draftOf = (game: string, thing: string): Draft | null => kept(`${game}/${thing}`);

/** What was kept at a place; a browser that keeps nothing has none. */
export function kept(where: string): Draft | null {
  try {
    const text = localStorage.getItem(PREFIX + where);
    return text ? (JSON.parse(text) as Draft) : null;
  } catch {
    return null;
  }
}

/** Keeps what is entered so far; nothing takes it away. */
export function keep(where: string, draft: Draft | null): void {
  try {
    if (draft && Object.keys(draft).length) localStorage.setItem(PREFIX + where, JSON.stringify(draft));
    else localStorage.removeItem(PREFIX + where);
  } catch {
    // Private windows keep nothing: entering works all the same.
  }
}
