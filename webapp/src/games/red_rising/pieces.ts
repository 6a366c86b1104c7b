/** The table of Red Rising as the drawings read it, and the events that taps on it mean. */
import type { Position } from '../../api/types';
import type { Event } from '../../state/table.svelte';

export const LOCATIONS = ['jupiter', 'mars', 'luna', 'institute'] as const;
export const TRACKS = ['fleet', 'helium', 'influence'] as const;
export const ASIDE = ['deck', 'banished', 'hand', 'automus'] as const;
export type Place = (typeof LOCATIONS)[number];
export type Track = (typeof TRACKS)[number];
export type Who = 'human' | 'automus';
/** A number when the table keeps the cards, ids from the top when the app does. */
export type Pile = number | string[];

export interface Side {
  fleet: number;
  helium: number;
  influence: number;
  hand: Pile;
}
export interface RedRisingPosition {
  level: string;
  cards: 'table' | 'app';
  house: string;
  card_five: string;
  phase: string;
  closing: string;
  deployed: string;
  priorities: Partial<Record<Place, string>>;
  side: '' | 'even' | 'odd';
  locations: Record<Place, Pile>;
  deck: { top: Pile; rest: Pile; bottom: Pile };
  banished: Pile;
  human: Side;
  automus: Side;
  sovereign: '' | Who;
  discard: number[];
  pending: unknown;
}
export interface AutomusCard {
  number: number;
  deploy: string;
  gain: string;
  arrow: 'left' | 'right';
  extra: 'bonus' | 'banish' | 'none';
  /** Whether its printed symbols are uncertain. */
  unsure: boolean;
}
/** Facts about a position from the engine; the page computes none of them. */
export interface Shown {
  /** How many cards lie where. */
  places: Record<string, number>;
  /** The location whose symbol the Luna bonus card shows; null before the priorities lie there. */
  luna_shows: Place | null;
  last_turned: AutomusCard[];
  until_reshuffle: number;
  neutral: number;
  human: { token_laurels: number; reached: Track[] };
  automus: { token_laurels: number; reached: Track[]; maxed: Track[] };
}
export interface Person {
  color: string;
  value: number;
}
export interface RedRisingBox {
  automus: {
    pairs: Record<string, string>;
    caps: Record<Track, number>;
  };
  board: { bonuses: Record<Place, string>; fleet_end: number; influence_tokens: number };
  characters: Record<string, Person>;
}

export const redRising = (position: Position) => position as unknown as RedRisingPosition;
export const facts = (view: { shown: unknown }) => view.shown as Shown;
export const printed = (box: Position) => box as unknown as RedRisingBox;
export const size = (pile: Pile) => (typeof pile === 'number' ? pile : pile.length);
export const known = (pile: Pile) => (typeof pile === 'number' ? [] : pile);

/** A card in the player's hand, if one is chosen, goes to a location. */
export const deployed = (location: Place, card: string | null): Event =>
  card === null ? { type: 'deployed', location } : { type: 'deployed', location, card };

export function moved(from: { place: string; card: string | null }, target: string): Event {
  return { type: 'moved', source: from.place, target, ...(from.card === null ? {} : { card: from.card }) };
}

/** Two priority cards change places. */
export function swapped(position: RedRisingPosition, one: Place, other: Place): Event {
  return {
    type: 'corrected',
    set: { [`priorities.${one}`]: position.priorities[other], [`priorities.${other}`]: position.priorities[one] },
  };
}

/** Phases in which the player's tokens change by play; in the others a value is put right. */
const IN_PLAY = ['human', 'deployed', 'automus', 'ended'];

/** A side has another value on a track: the player's changes in play, the Automus's is corrected. */
export const trackSet = (position: RedRisingPosition, who: Who, track: Track, value: number): Event =>
  who === 'human' && IN_PLAY.includes(position.phase)
    ? { type: 'changed', [track]: value - position.human[track] }
    : { type: 'corrected', set: { [`${who}.${track}`]: value } };

/** The highest value of a side on a track; undefined where there is no end. */
export const trackEnd = ({ automus, board }: RedRisingBox, who: Who, track: Track): number | undefined =>
  who === 'automus'
    ? automus.caps[track]
    : { fleet: board.fleet_end, helium: undefined, influence: board.influence_tokens }[track];
