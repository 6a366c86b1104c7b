import { expect, test } from 'vitest';
import type { Part, Question } from '../src/contract';
import { closes, symbolsIn } from '../src/entering';

const options = ['book', 'discount', 'coins', 'clay', 'points', 'kill', 'work'].map((value) => ({ value, message: value, args: {}, weight: 1 }));
const effects = { id: 'effects', message: '', args: {}, options, low: null, high: null, many: true, repeats: true, when: [], needed: true, known: [] } as Part;
const tile = { id: 'tile', parts: [effects], shared: false } as unknown as Question;

test('a purchase and its discount are one symbol', () => {
  expect(symbolsIn(['book', 'discount', 'discount', 'coins'], 'discount')).toBe(2);
  expect(symbolsIn(['book', 'discount', 'discount', 'coins'])).toBe(3);
});

test('a tile with one symbol is told by the tap on it, whatever discount it has', () => {
  expect(closes(tile, { effects: ['book', 'discount'] }, effects, 1, 'discount')).toBe(true);
  expect(closes(tile, { effects: ['book', 'discount'] }, effects, 2, 'discount')).toBe(false);
  expect(closes(tile, { effects: ['book', 'discount', 'coins', 'coins'] }, effects, 2, 'discount')).toBe(true);
});
