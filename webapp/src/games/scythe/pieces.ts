/** The pieces of a Scythe position, and the events that moving them by hand means. */
import type { Position } from '../../api/types';
import type { Event } from '../../state/table.svelte';

export type Who = 'human' | 'automa';
export type Kind = 'character' | 'mech' | 'worker' | 'structure' | 'token';

export interface PieceGroup {
  who: Who;
  kind: Kind;
  count: number;
}

export interface Side {
  faction: string;
  character: string;
  mechs: string[];
  workers: string[];
  structures?: string[];
  tokens?: string[];
  resources?: Record<string, number>;
  abilities?: string[];
  recruits?: string[];
  marked?: string[];
  cleared?: string[];
  power: number;
  coins: number;
  popularity?: number;
  stars?: number;
  combat_stars: number;
  combat_cards?: number;
  tracker?: number;
  power_star?: boolean;
  factory_card?: boolean;
}

export interface ScythePosition {
  automa: Side;
  human: Side;
  level: string;
  encounters: string[];
  deck: number[];
  top: number;
  scheme: 1 | 2;
  turn: number;
  over: Who | null;
}

const LISTS = { mech: 'mechs', worker: 'workers', structure: 'structures', token: 'tokens' } as const;
const ORDER: Kind[] = ['character', 'mech', 'worker', 'structure', 'token'];

export const scythe = (position: Position): ScythePosition => position as unknown as ScythePosition;

/** Where a piece of a side stands, as spots of the map: its own base has the faction's name. */
export const spotOf = (side: Side, place: string): string => (place === 'base' ? `base-${side.faction}` : place);
/** And back: what the engine calls this spot for this side. Whether it may stand there the engine says. */
export const placeOf = (side: Side, spot: string): string => (spot === `base-${side.faction}` ? 'base' : spot);

export function groupsAt(position: Position, spot: string): PieceGroup[] {
  const found: PieceGroup[] = [];
  for (const who of ['human', 'automa'] as const) {
    const side = scythe(position)[who];
    for (const kind of ORDER) {
      const places = kind === 'character' ? [side.character] : (side[LISTS[kind]] ?? []);
      const count = places.filter((place) => spotOf(side, place) === spot).length;
      if (count) found.push({ who, kind, count });
    }
  }
  return found;
}

export interface Hand {
  who: Who;
  kind: Kind;
  from: string;
  count: number;
  carry: number;
  /** Workers that go along with a mech or the character. */
  workers: number;
}

/** The piece that is placed next, with the ability that a mech unlocks: empty if none, undefined until it is chosen. */
export interface NewPiece {
  kind: Kind;
  ability?: string;
}

/** A piece in the hand is put down on a spot. The human's units move as the rules say; all else is a correction. */
export function putDown(position: Position, hand: Hand, to: string): Event | null {
  const side = scythe(position)[hand.who];
  const origin = placeOf(side, hand.from);
  const place = placeOf(side, to);
  if (origin === place) return null;
  const { kind, count, carry, workers } = hand;
  if (hand.who === 'human' && (kind === 'character' || kind === 'mech' || kind === 'worker')) {
    return { type: 'human-moved', piece: kind, from: origin, to: place, count, carry, ...(workers ? { workers } : {}) };
  }
  return corrected(side, hand, origin, place);
}

export function takenOff(position: Position, hand: Hand): Event {
  const side = scythe(position)[hand.who];
  const origin = placeOf(side, hand.from);
  return corrected(side, hand, origin, null);
}

function corrected(side: Side, hand: Hand, origin: string, to: string | null): Event {
  if (hand.kind === 'character') {
    return { type: 'corrected', set: { [`${hand.who}.character`]: to ?? 'mat' } };
  }
  const list = LISTS[hand.kind];
  const places = [...(side[list] ?? [])];
  for (let n = 0; n < hand.count; n++) {
    const at = places.indexOf(origin);
    if (at < 0) break;
    places.splice(at, 1, ...(to === null ? [] : [to]));
  }
  return { type: 'corrected', set: { [`${hand.who}.${list}`]: places } };
}

export function placed(position: Position, { kind, ability }: NewPiece, spot: string): Event {
  const at = placeOf(scythe(position).human, spot);
  return { type: 'human-placed', piece: kind, at, count: 1, ...(ability ? { ability } : {}) };
}

/** The abilities that a new mech may unlock. */
export function lockedAbilities(position: Position, box: Position): string[] {
  const { faction, abilities = [] } = scythe(position).human;
  const factions = box.factions as unknown as Record<string, { abilities: string[] }>;
  return (factions[faction]?.abilities ?? []).filter((one) => !abilities.includes(one));
}

/** The totals that so many combat cards can have, each of 2 to 5: no card at all, or 2 and more. */
export const cardTotals = (high: number): number[] =>
  Array.from({ length: high + 1 }, (_, total) => total).filter((total) => total !== 1);

export function resourcesSet(position: Position, spot: string, count: number): Event {
  const { [spot]: _, ...rest } = scythe(position).human.resources ?? {};
  return { type: 'corrected', set: { 'human.resources': count > 0 ? { ...rest, [spot]: count } : rest } };
}

/** What the engine says about a position. */
export interface Shown {
  contested: string[];
  stars: Record<Who, number>;
  water: boolean;
}

/** Where in its hex a group of pieces is drawn: the human's in the upper half, the Automa's in the lower. */
export function groupOffset(all: PieceGroup[], index: number): { x: number; y: number; scale: number } {
  const one = all[index]!;
  const mine = all.filter((group) => group.who === one.who);
  const both = mine.length < all.length;
  const crowd = both || mine.length > 2;
  return {
    x: (mine.indexOf(one) - (mine.length - 1) / 2) * (crowd ? 22 : 32),
    y: both ? (one.who === 'human' ? -9 : 15) : 2,
    scale: crowd ? 0.95 : 1.22,
  };
}
