/** Half-entered components, stored so that a reload or another screen loses no tap. */
import type { AnswerValue } from '../api/types';

export type Draft = Record<string, AnswerValue>;
const PREFIX = 'automatable-draft:';

/** The draft of a component of a game's box, or null. */
export const componentDraft = (game: string, component: string): Draft | null => loadDraft(`${game}/${component}`);

/** The draft stored under a name, or null. */
export function loadDraft(where: string): Draft | null {
  try {
    const text = localStorage.getItem(PREFIX + where);
    return text ? (JSON.parse(text) as Draft) : null;
  } catch {
    return null;
  }
}

/** Keeps what is entered so far; nothing takes it away. */
export function saveDraft(where: string, draft: Draft | null): void {
  try {
    if (draft && Object.keys(draft).length) localStorage.setItem(PREFIX + where, JSON.stringify(draft));
    else localStorage.removeItem(PREFIX + where);
  } catch {
    // A private window stores nothing; entering works all the same.
  }
}
