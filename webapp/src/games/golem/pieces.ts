/** The table of Golem as the engine shows it, and the corrections that taps on it mean. */
import type { Position } from '../../api/types';
import type { Event } from '../../state/table.svelte';

export const DISTRICTS = ['red', 'yellow', 'blue'] as const;
export const ROWS = ['work', 'golem', 'artifact', 'study', 'mirror'] as const;
export const KINDS = ['golem', 'artifact', 'study'] as const;
export const MARBLES = ['red', 'yellow', 'blue', 'black', 'white'];
export type District = (typeof DISTRICTS)[number];
export type Row = (typeof ROWS)[number];

export interface GolemPosition {
  level: string;
  box: 'practice' | 'owner' | 'hand';
  phase: string;
  order: string[];
  automa: {
    tokens: District[];
    dropped: District[];
    resources: number;
    points: number;
    golems: string[];
    dead: number;
    golem_track: number;
    study_track: number;
    ingots: number[];
    upgrades: Record<(typeof KINDS)[number], string[]>;
    marbles: string[];
  };
  table: { rows: Record<Row, string[] | null> };
}
export interface GolemBox {
  automa: { low: number; high: number };
}

/** A side as a reference to its word; the only human is "you". */
export const sideOf = ({ order }: Pick<GolemPosition, 'order'>, side: string): string =>
  side === 'automa' || order.includes('human-2') ? `@side-${side}` : '@side-human';

/** A printed effect as the name of the button it is entered with; of a slash both sides. */
export interface Sign {
  name: string;
  number: number | null;
  left?: Sign[];
  right?: Sign[];
}
export type Signs = Sign[] | null;
export interface Section {
  student: boolean;
  golems: { name: string; lying: boolean }[];
  effects: Signs;
  far: boolean;
}
export interface Book {
  id: string;
  colour: string | null;
  cost: number | null;
  effects: Signs;
}
/** Facts about a position from the engine; the page computes none of them. Unknown ones are null. */
export interface Shown {
  character: {
    id: string;
    left: string | null;
    right: string | null;
    steps: number | null;
    cost: number | null;
    effects: Signs;
  } | null;
  card: {
    id: string;
    bonus: string | null;
    first: string | null;
    rabbi: number[] | null;
    marble: string[] | null;
    book: number[] | null;
    left_half: boolean | null;
    right_half: boolean | null;
  } | null;
  districts: Record<District, Section[]>;
  tiles: { place: string; effects: Signs; taken: boolean; rabbi: string }[];
  library: (Book | null)[];
  columns: (Book | null)[][];
  artifacts: {
    number: number;
    income: Signs;
    images: number[] | null;
    cells: { id: string; cost: number | null; made: boolean }[];
  }[];
  upgrades: Record<'golem' | 'study', { id: string; cost: number | null; made: boolean }[]>;
  graves: { cell: number; filled: boolean; effects: Signs }[] | null;
}

export const golem = (position: Position) => position as unknown as GolemPosition;
export const printed = (box: Position) => box as unknown as GolemBox;
export const facts = (view: { shown: unknown }) => view.shown as Shown;

/** A piece of the districts that is being corrected: a student, or a golem as the position writes it. */
export type Held = { student: true } | { golem: string };
export interface Spot {
  district: District;
  section: number;
}
const text = ({ district, section }: Spot, lying: boolean) => `${district}-${section}${lying ? '-lying' : ''}`;
export const heldGolem = (at: Spot, lying: boolean): Held => ({ golem: text(at, lying) });

/** The pieces in a section, each of which can be picked up and corrected. */
export const piecesAt = (at: Spot, { student, golems }: Section): Held[] => [
  ...golems.map(({ lying }) => heldGolem(at, lying)),
  ...(student ? [{ student: true } as const] : []),
];

const corrected = (set: Record<string, unknown>): Event => ({ type: 'corrected', set });
const golems = (position: GolemPosition, from: string, to: string[]): Event => {
  const all = [...position.automa.golems];
  all.splice(all.indexOf(from), 1, ...to);
  return corrected({ 'automa.golems': all });
};

/** The correction that puts a piece elsewhere; a student stays in its district. */
export function putRight(position: GolemPosition, held: Held, from: Spot, to: Spot): Event | null {
  if ('golem' in held) return golems(position, held.golem, [text(to, held.golem.endsWith('-lying'))]);
  return from.district === to.district ? corrected({ [`automa.students.${to.district}`]: to.section }) : null;
}
export const turnedOver = (position: GolemPosition, golem: string): Event =>
  golems(position, golem, [golem.endsWith('-lying') ? golem.replace('-lying', '') : `${golem}-lying`]);
export const takenOff = (position: GolemPosition, golem: string): Event => golems(position, golem, []);
export const putHere = (position: GolemPosition, at: Spot): Event =>
  corrected({ 'automa.golems': [...position.automa.golems, text(at, false)] });

/** The sign beside an answer, by its message: what is entered by taps is found by its picture. */
export function signFor(message: string, args: Record<string, unknown> = {}): string | null {
  if (message === 'golem-option-took') return `marble-${String(args.colour).replace('@colour-', '')}`;
  if (message === 'golem-option-row') return 'marble-unknown';
  if (message === 'golem-option-tile') return 'rabbi';
  const found = /^golem-(button|word|row|token|colour)-(.+)$/.exec(message);
  if (!found) return null;
  const [, kind, name] = found;
  if (kind === 'colour' || (kind === 'word' && [...MARBLES, 'green'].includes(name!))) return `marble-${name}`;
  return name!;
}

const SHOWN: Record<string, string> = {
  marble: 'synagogue',
  place: 'synagogue',
  district: 'districts',
  student: 'districts',
  spot: 'districts',
  library: 'library',
  grave: 'library',
  image: 'made',
  cell: 'made',
  upgrade: 'made',
  column: 'made',
  shelf: 'made',
};
/** The part of the board where a reference is drawn; null if nowhere. */
export const partOf = (reference: string) => SHOWN[/^@([a-z]+)-/.exec(reference)?.[1] ?? ''] ?? null;
