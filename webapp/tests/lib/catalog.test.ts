import { describe, expect, it } from 'vitest';
import type { BoxView, CatalogGroup, CatalogEntry } from '../../src/api/types';
import { afterEntry, entered, entryKey, valueAt, withValue } from '../../src/lib/catalog';

const card = (key: string, state: CatalogEntry['state'], left: string | null = null): CatalogEntry =>
  ({ key, state, left }) as CatalogEntry;
const DECK = {
  table: 'cards',
  asked: true,
  components: [
    card('cards.1', 'done'),
    card('cards.2', 'begun', 'cards.2.right'),
    card('cards.3', 'missing', 'cards.3'),
  ],
} as CatalogGroup;
const BOARD = { table: 'board', asked: false, components: [card('board', 'missing', 'board')] } as CatalogGroup;

describe('the components of a box', () => {
  it('are counted where they are asked for', () => {
    expect(entered([DECK, BOARD])).toEqual({ done: 1, count: 3 });
    expect(entered([BOARD])).toEqual({ done: 0, count: 0 });
  });
  it('are entered by what they miss, and corrected by the entry they belong to', () => {
    const box = { entry_keys: ['cards.10', 'cards.1'] } as unknown as BoxView;
    expect(entryKey(box, DECK.components[2]!)).toBe('cards.3');
    expect(entryKey(box, DECK.components[0]!)).toBe('cards.1');
    expect(entryKey(box, card('rules', 'done'))).toBe('');
    expect(entryKey(null, DECK.components[0]!)).toBe('');
  });
  it('follow one another until all of a kind are entered', () => {
    const next = (key: string) => afterEntry([BOARD, DECK], key).next?.key;
    expect([next('cards.1'), next('cards.2'), next('cards.3')]).toEqual(['cards.2', 'cards.2', 'cards.3']);
    const done = { ...DECK, components: DECK.components.map(({ key }) => card(key, 'done')) };
    expect(afterEntry([done], 'cards.2')).toEqual({ component: done.components[1], next: null });
  });
});

describe('the values of an owner', () => {
  it('are set and removed under a dotted key, and nothing else changes', () => {
    const own = { cards: { 1: { votes: 2 } } };
    expect(withValue(own, 'cards.2.votes', 5)).toEqual({ cards: { 1: { votes: 2 }, 2: { votes: 5 } } });
    expect(withValue(own, 'cards.1.votes')).toEqual({ cards: { 1: {} } });
    expect(own).toEqual({ cards: { 1: { votes: 2 } } });
  });
  it('are read under a dotted key', () => {
    expect(valueAt({ cards: { 1: { votes: 2 } } }, 'cards.1')).toEqual({ votes: 2 });
    expect(valueAt({ cards: {} }, 'cards.1.votes')).toBeUndefined();
  });
});
