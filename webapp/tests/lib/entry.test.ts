import { expect, test } from 'vitest';
import type { Question } from '../../src/api/types';
import { afterKey, asForm, completes, has, numberInput, symbolsIn, tellsMore } from '../../src/lib/entry';
import { asks, field, options as choices } from '../table';

const options = ['book', 'discount', 'coins', 'clay', 'points', 'kill', 'work'].map((value) => ({
  value,
  message: value,
  args: {},
  weight: 1,
}));
const effects = field('effects', { kind: 'list', options, repeats: true, value: [] });
const tile = { id: 'tile', fields: [effects], shared: false } as unknown as Question;

test('the words of a number may say more than the number: what a row gives', () => {
  const option = (value: number, args: Record<string, string | number>) => ({ value, message: 'm', args, weight: 1 });
  expect(tellsMore(option(4, { row: 4, gain: '@gain-lira' }))).toBe(true);
  expect(tellsMore(option(4, { card: 4 }))).toBe(false);
  expect(tellsMore(option(1, { cell: '@grave-1', of: '@board' }))).toBe(false);
});

test('a purchase and its discount are one symbol', () => {
  expect(symbolsIn(['book', 'discount', 'discount', 'coins'], 'discount')).toBe(2);
  expect(symbolsIn(['book', 'discount', 'discount', 'coins'])).toBe(3);
});

test('a tile with one symbol is complete after the tap on it, whatever discount it has', () => {
  expect(completes(tile, { effects: ['book', 'discount'] }, effects, 1, 'discount')).toBe(true);
  expect(completes(tile, { effects: ['book', 'discount'] }, effects, 2, 'discount')).toBe(false);
  expect(completes(tile, { effects: ['book', 'discount', 'coins', 'coins'] }, effects, 2, 'discount')).toBe(true);
});

test('a question is a form with the one field that it is', () => {
  const only = (...given: Parameters<typeof asks>) => asForm(asks(...given)).fields;
  expect(only('which', { options: choices(2), kind: 'switch' })).toMatchObject([
    { key: 'which', kind: 'choice', value: null },
  ]);
  expect(only('cards', { options: choices(2), kind: 'list' })).toMatchObject([{ kind: 'list', value: [] }]);
  expect(only('coins', { low: 1, high: 40 })).toMatchObject([{ kind: 'number', value: 1, low: 1, high: 40 }]);
  expect(only('coins', { default: 7 })).toMatchObject([{ value: 7 }]);
  expect(only('coins', { rule: 'owners-box' })[0]!.value).toBeNull(); // a printed value is known to nobody
  expect(only('tile', { fields: [effects] })).toEqual([effects]);
});

test('a question for a number has likely numbers, or a few in a row, or else a keypad', () => {
  const values = (high: number | null, likely: number[] | null = null) =>
    numberInput({ low: 0, high }, likely, true).buttons;
  expect(values(40, [0, 5, 9])).toEqual([0, 5, 9]);
  expect(values(3)).toEqual([0, 1, 2, 3]);
  expect(values(12)).toHaveLength(13);
  expect(values(13)).toEqual([]);
  expect(values(30)).toEqual([]); // a track of buttons is for printed values
  expect(values(null)).toEqual([]);
});

test('a keypad writes digits, takes them away, and stays in its bounds', () => {
  const typed = (keys: string, bounds = { low: 0 as number | null, high: null as number | null }) =>
    [...keys].reduce((value, key) => afterKey(value, key, bounds), 0);
  expect(typed('84')).toBe(84);
  expect(typed('849<')).toBe(84);
  expect(typed('12-', { low: -20, high: 20 })).toBe(-12);
  expect(typed('12-3', { low: -20, high: 20 })).toBe(-20);
  expect(typed('99', { low: 0, high: 20 })).toBe(20);
  const points = field('points', { low: 5 });
  expect(has(points, { points: typed('1', { low: 5, high: null }) })).toBe(false); // on the way to 12
  expect(has(points, { points: typed('12', { low: 5, high: null }) })).toBe(true);
});

test('a number has buttons, a track one for each space, and a longer one leaps', () => {
  expect(numberInput({ low: 0, high: 4 }, null)).toEqual({ buttons: [0, 1, 2, 3, 4], track: false, leaps: false });
  expect(numberInput({ low: 0, high: 20 }, null)).toMatchObject({ track: false, leaps: false });
  expect(numberInput({ low: 0, high: 20 }, null).buttons).toHaveLength(13);
  expect(numberInput({ low: 0, high: 30 }, [1, 2]).buttons).toHaveLength(31);
  expect(numberInput({ low: null, high: null }, [1, 2])).toEqual({ buttons: [1, 2], track: false, leaps: true });
});
