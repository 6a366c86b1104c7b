/** Half-entered components, stored so that a reload or another screen loses no tap. */
import type { AnswerValue } from '../api/types';
import { readStored, store } from '../lib/browser/storage';

export type Draft = Record<string, AnswerValue>;
const PREFIX = 'automatable-draft:';

/** The draft of a component of a game's box, or null. */
export const componentDraft = (game: string, component: string): Draft | null => loadDraft(`${game}/${component}`);

/** The draft stored under a name, or null. */
export const loadDraft = (where: string): Draft | null => readStored('localStorage', PREFIX + where) as Draft | null;

/** Stores the values entered so far. An empty draft is removed. */
export const saveDraft = (where: string, draft: Draft | null): void =>
  store('localStorage', PREFIX + where, draft && Object.keys(draft).length ? draft : null);
