import { expect, test } from 'vitest';
import type { Question } from '../../src/api/types';
import { buttonsOf, completes, numberInput, symbolsIn } from '../../src/lib/entry';
import { asks, field, options as choices } from '../table';

const options = ['book', 'discount', 'coins', 'clay', 'points', 'kill', 'work'].map((value) => ({
  value,
  message: value,
  args: {},
  weight: 1,
}));
const effects = field('effects', { kind: 'list', options, repeats: true, value: [] });
const tile = { id: 'tile', fields: [effects], shared: false } as unknown as Question;

test('a purchase and its discount are one symbol', () => {
  expect(symbolsIn(['book', 'discount', 'discount', 'coins'], 'discount')).toBe(2);
  expect(symbolsIn(['book', 'discount', 'discount', 'coins'])).toBe(3);
});

test('a tile with one symbol is told by the tap on it, whatever discount it has', () => {
  expect(completes(tile, { effects: ['book', 'discount'] }, effects, 1, 'discount')).toBe(true);
  expect(completes(tile, { effects: ['book', 'discount'] }, effects, 2, 'discount')).toBe(false);
  expect(completes(tile, { effects: ['book', 'discount', 'coins', 'coins'] }, effects, 2, 'discount')).toBe(true);
});

test('a question has its options as buttons, or likely numbers, or a few numbers in a row', () => {
  const values = (...given: Parameters<typeof buttonsOf>) => buttonsOf(...given).map(({ value }) => value);
  expect(values(asks('which', { options: choices(2) }), [7])).toEqual([0, 1]);
  expect(values(asks('votes', { low: 0, high: 40 }), [0, 5, 9])).toEqual([0, 5, 9]);
  expect(values(asks('cards', { low: 1, high: 3 }), null)).toEqual([1, 2, 3]);
  expect(values(asks('coins', { low: 0, high: 12 }), null)).toHaveLength(13);
  for (const more of [{ high: 13 }, { high: null }, { high: 3, kind: 'list' as const }])
    expect(values(asks('coins', { low: 0, ...more }), null)).toEqual([]);
});

test('a number has buttons, a track one for each space, and a longer one leaps', () => {
  expect(numberInput({ low: 0, high: 4 }, null)).toEqual({ buttons: [0, 1, 2, 3, 4], track: false, leaps: false });
  expect(numberInput({ low: 0, high: 20 }, null)).toMatchObject({ track: false, leaps: false });
  expect(numberInput({ low: 0, high: 20 }, null).buttons).toHaveLength(13);
  expect(numberInput({ low: 0, high: 30 }, [1, 2]).buttons).toHaveLength(31);
  expect(numberInput({ low: null, high: null }, [1, 2])).toEqual({ buttons: [1, 2], track: false, leaps: true });
});
