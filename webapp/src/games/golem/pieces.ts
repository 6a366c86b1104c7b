/** The table of Golem as the drawings read it. */
import type { Json, Position } from '../../contract';

export const DISTRICTS = ['red', 'yellow', 'blue'] as const;
export const ROWS = ['work', 'golem', 'artifact', 'study', 'mirror'] as const;
export const KINDS = ['golem', 'artifact', 'study'] as const;
export type District = (typeof DISTRICTS)[number];
export type Row = (typeof ROWS)[number];

export interface Effect {
  do: string;
  resource?: string;
  kind?: string;
  way?: string;
  thing?: string;
  amount?: number;
  steps?: number;
  value?: number;
  number?: number;
  discount?: number;
  left?: Effect[];
  right?: Effect[];
}
export interface GolemPosition {
  level: string;
  humans: number;
  box: 'practice' | 'owner';
  round: number;
  phase: string;
  order: string[];
  turn: number;
  automa: {
    tokens: District[];
    dropped: District[];
    resources: number;
    points: number;
    golems: string[];
    dead: number;
    students: Record<District, number>;
    golem_track: number;
    study_track: number;
    ingots: number[];
    upgrades: Record<(typeof KINDS)[number], string[]>;
    books: string[][];
    artifact_tile: string;
    starting: string[];
    marbles: string[];
    rabbi: number;
    cards: string[];
  };
  table: {
    rows: Record<Row, string[] | null>;
    human_marbles: string[];
    tiles: string[];
    taken: number[];
    rabbis: number[];
    library: string[];
    characters: string[];
    quarters: string[];
    graves: number[];
  };
  learned: Record<string, Json>;
}
export interface GolemBox {
  automa: { low: number; high: number; last_round: number };
  base: { sections: number; far: number[]; golems: number };
  known: Record<string, boolean>;
  graveyard: Record<string, Effect[]>;
  images: Record<string, unknown>;
}

export const golem = (position: Position) => position as unknown as GolemPosition;
export const printed = (box: Position) => box as unknown as GolemBox;

/** A printed value as this table knows it: in the practice box everything, with one's own game only what was told. */
export function told<T>(box: Position, position: GolemPosition, ...path: string[]): T | null {
  const learned = within(position.learned, path);
  if (learned != null) return learned as T;
  const known = (box.known ?? {}) as Record<string, boolean>;
  const open = position.box === 'practice' || path.some((_, n) => known[path.slice(0, n + 1).join('.')]);
  return open ? ((within(box, path) ?? null) as T | null) : null;
}
function within(tables: unknown, path: string[]): unknown {
  return path.reduce((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], tables);
}

/** An effect as the sign on its button and its number; the names are those of the buttons it is entered with. */
export function signOf(effect: Effect): { name: string; number: number | null } {
  const number = effect.amount ?? effect.steps ?? effect.value ?? effect.number ?? effect.discount ?? null;
  const names: Record<string, string | undefined> = {
    gain: effect.resource,
    pay: `pay-${effect.resource}`,
    upgrade: `upgrade-${effect.kind}`,
    'golem-track': `track-${effect.way}`,
    'points-per': `points-${effect.thing}`,
  };
  return { name: names[effect.do] ?? effect.do, number };
}

/** What stands in one section of a district. */
export interface Section {
  number: number;
  student: boolean;
  golems: { lying: boolean; name: string }[];
  quarter: string;
}
export function sections(position: GolemPosition, box: GolemBox, district: District): Section[] {
  const many = box.base.sections;
  const offset = DISTRICTS.indexOf(district) * many;
  return Array.from({ length: many }, (_, n) => {
    const number = n + 1;
    const here = position.automa.golems.filter((one) => one.replace('-lying', '') === `${district}-${number}`);
    return {
      number,
      student: position.automa.students[district] === number,
      golems: here.map((one) => {
        const lying = one.endsWith('-lying');
        return { lying, name: `@spot-${district}-${number}-${lying ? 'lying' : 'standing'}` };
      }),
      quarter: position.table.quarters[offset + n] ?? '',
    };
  });
}

/** Whose turn it is in the actions phase. */
export const seat = ({ phase, order, turn }: GolemPosition) => (phase === 'actions' && order.length ? order[turn % order.length]! : '');

/** The sign beside an answer, by its message: what is entered by taps is found by its picture. */
export function signFor(message: string, args: Record<string, unknown> = {}): string | null {
  if (message === 'golem-option-took') return `marble-${String(args.colour).replace('@colour-', '')}`;
  if (message === 'golem-option-row') return 'marble-unknown';
  if (message === 'golem-option-tile') return 'rabbi';
  const found = /^golem-(button|word|row|token|colour)-(.+)$/.exec(message);
  if (!found) return null;
  const [, kind, name] = found;
  if (kind === 'colour' || (kind === 'word' && MARBLES.includes(name!))) return `marble-${name}`;
  return name!;
}
export const MARBLES = ['red', 'yellow', 'blue', 'black', 'white'];

/** The upgrades a board prints, in the order of their menorahs. */
export function upgrades(box: Position, kind: 'golem' | 'study'): string[] {
  const table = (box[`${kind}_upgrades`] ?? {}) as Record<string, { order?: number }>;
  return Object.keys(table).sort((a, b) => (table[a]!.order ?? 0) - (table[b]!.order ?? 0));
}

export interface Artifact {
  number: number;
  income: Effect[] | null;
  images: number[];
  cells: { id: string; cost: number | null }[];
}
interface Spot {
  artifact: number;
  column: number;
  cost?: number;
}
/** The artifacts from the top, each with its ingot spaces and upgrade cells; where nothing was told, all in one. */
export function artifacts(box: Position, position: GolemPosition): Artifact[] {
  const tile = position.automa.artifact_tile;
  const images = told<Record<string, Spot>>(box, position, 'images');
  const cells = tile ? told<Record<string, Spot>>(box, position, 'artifact_tiles', tile, 'cells') : null;
  const ids = (found: Record<string, Spot> | null, number: number) =>
    Object.entries(found ?? {})
      .filter(([, one]) => one.artifact === number)
      .sort(([, a], [, b]) => a.column - b.column);
  const numbers = new Set([...Object.values(images ?? {}), ...Object.values(cells ?? {})].map((one) => one.artifact));
  if (!numbers.size)
    return [
      {
        number: 0,
        income: null,
        images: position.automa.ingots,
        cells: position.automa.upgrades.artifact.map((id) => ({ id, cost: null })),
      },
    ];
  return [...numbers].sort().map((number) => ({
    number,
    income: tile ? told<Effect[]>(box, position, 'artifact_tiles', tile, 'income', String(number)) : null,
    images: ids(images, number).map(([id]) => Number(id)),
    cells: ids(cells, number).map(([id, one]) => ({ id, cost: one.cost ?? null })),
  }));
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
