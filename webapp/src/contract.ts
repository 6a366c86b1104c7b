/** The plain JSON the page and the desk exchange. The desk's Python types are the source; this mirrors them. */

export type Args = Record<string, unknown>;
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Position = { [key: string]: Json };

export interface Said {
  message: string;
  args?: Args;
}

export interface Instruction {
  message: string;
  rule: string;
  args?: Args;
}

export type Value = number | string | boolean;

export interface Option {
  value: Value;
  message: string;
  args?: Args;
  weight?: number;
}

export interface Question {
  id: string;
  message: string;
  rule: string;
  args?: Args;
  options?: Option[];
  low?: number | null;
  high?: number | null;
  many?: boolean;
  deck?: string | null;
  waits?: boolean;
  event?: string;
  field?: string;
}

export interface Cut {
  condition: string;
  out: string[];
  ruling?: string | null;
}

export interface Weighed {
  tie_break: string;
  kind: string;
  values: Record<string, number>;
  left: string[];
  decided: boolean;
  ruling?: string | null;
}

interface Cited {
  rule: string;
  page?: number | null;
}

export type Kept = Cited & { type: 'keep'; candidates: string[]; cuts: Cut[]; left: string[]; what?: string };
export type Picked = Cited & { type: 'pick'; candidates: string[]; weighed: Weighed[]; chosen: string | null; what?: string };
export type Noted = Cited & { type: 'note'; message: string; args?: Args; ruling?: string | null };
export type Summed = Cited & {
  type: 'sum';
  message: string;
  parts: { message: string; value: number; args?: Args }[];
  total: number;
  args?: Args;
  ruling?: string | null;
};
export type Section = Cited & { type: 'section'; message: string; steps: Node[]; args?: Args };
export type Node = Kept | Picked | Noted | Summed | Section;

export interface Side {
  name: string;
  parts: [string, number][];
  total: number;
}

export interface Result {
  sides: Side[];
  winner: string;
  reason: string;
}

export interface LogEntry extends Said {
  number: number;
  event: Args & { type: string };
  instructions: Instruction[];
  dealt?: boolean;
  auto?: boolean;
}

export interface Outlook {
  instructions: Instruction[];
  story: Node[];
  questions: Question[];
  position: Position;
  /** The position the story is about: as it was before the last step. */
  before?: Position;
}

export interface View extends Outlook {
  table: number;
  version: number;
  game: string;
  setup: Args;
  level: string | null;
  physical: string[];
  text: string;
  checklist: Instruction[];
  log: LogEntry[];
  undo: Said | null;
  redo: Said | null;
  result: Result | null;
  over: boolean;
}

export interface Provenance {
  kind: 'printed' | 'transcribed' | 'inferred' | 'practice';
  source: string;
  note?: string;
}

export interface Entry {
  page: number | null;
  kind: string;
  heading: string;
  says: string;
}

export interface Schema {
  type?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: Value[];
  const?: Value;
  anyOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  default?: Json;
  minimum?: number;
  maximum?: number;
  description?: string;
  discriminator?: { propertyName: string; mapping: Record<string, string> };
}

export interface GameInfo {
  id: string;
  levels: string[];
  setup: Schema;
  events: Schema;
  decks: string[];
  provenance: Record<string, Provenance>;
  rulebook: Record<string, Entry>;
}

export interface Saved {
  id: number;
  game: string;
  setup: Args;
  level: string | null;
  created: string;
  updated: string;
  steps: number;
  over: boolean;
  result: Result | null;
  position: Position;
}

export interface Finished {
  table: number;
  game: string;
  level: string | null;
  finished: string;
  result: Result;
  won: boolean;
  margin: number;
}

export interface Statistic {
  game: string;
  level: string | null;
  played: number;
  won: number;
  margin: number;
}

export interface History {
  games: Finished[];
  statistics: Statistic[];
}

export interface BgStats {
  link: string;
  qr: string;
  name: string;
  file: object;
}

export interface NamedFile {
  name: string;
  file: object;
}

export interface BoxView {
  tables: { [key: string]: Json };
  own: { [key: string]: Json };
  provenance: Record<string, Provenance>;
  /** What the player's copy could still tell. */
  missing: string[];
  /** What breaks the book's constraints. */
  defects: Said[];
}

export interface Problem {
  message: string;
  args?: Args;
  en?: string;
  ru?: string;
}
