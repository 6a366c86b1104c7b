/** The board that a game declares (`Display.board`), and its events as forms, as the service sends them in `shown`. */
import type { Form, Json, Said } from '../../api/types';
import type { BoardView } from '../interface';

export interface Piece {
  name: Said;
  of: 'automa' | 'human' | '';
}
export interface Report {
  name: Said;
  event: { type: string; [key: string]: unknown };
}
export interface Place {
  name: Said;
  ref: string;
  pieces: Piece[];
  note: Said | null;
  reports: Report[];
  faded: boolean;
  current: boolean;
  color: string;
}
export type Part =
  | { type: 'places'; name: Said; places: Place[]; current: boolean }
  | { type: 'track'; name: Said; low: number; high: number; pieces: [number, Piece][] }
  | { type: 'pile'; name: Said; count: number; shows: Said[] }
  | { type: 'values'; rows: [Said, unknown[]][] };

/** An event that the player may report, with the form of its values. */
export interface EventForm {
  type: string;
  name: Said;
  begins: Record<string, Json>;
  form: Form;
}

export const boardOf = (view: Pick<BoardView, 'shown'>): Part[] => (view.shown.board ?? []) as unknown as Part[];
export const formsOf = (view: Pick<BoardView, 'shown'>): EventForm[] =>
  (view.shown.reports ?? []) as unknown as EventForm[];

/** How far along a track a number is, from 0 to 100; a number beyond an end is drawn at that end. */
export const along = (low: number, high: number, at: number): number =>
  high > low ? (100 * (Math.min(Math.max(at, low), high) - low)) / (high - low) : 0;
