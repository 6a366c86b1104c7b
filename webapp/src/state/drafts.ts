/** Half-entered components, stored so that a reload or another screen loses no tap. */
import type { AnswerValue } from '../api/types';
import { readStored, store } from '../lib/browser/storage';

export type Draft = Record<string, AnswerValue>;
const PREFIX = 'automatable-draft:';

/** The draft of a component of a game's box, or null. */
export const componentDraft = (game: string, component: string): Draft | null => loadDraft(`${game}/${component}`);

/** The draft stored under a name, or null; without a name nothing is stored. */
export const loadDraft = (where: string): Draft | null =>
  where ? (readStored('localStorage', PREFIX + where) as Draft | null) : null;

/** Stores the values entered so far. An empty draft is removed. */
export function saveDraft(where: string, draft: Draft | null): void {
  if (where) store('localStorage', PREFIX + where, draft && Object.keys(draft).length ? draft : null);
}
