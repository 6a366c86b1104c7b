import { describe, expect, it } from 'vitest';
import { artifacts, partOf, seat, sections, signFor, signOf, told, type GolemPosition } from '../src/games/golem/pieces';

const box = {
  base: { sections: 3, far: [3], golems: 6 },
  known: { bottom_space: true, 'books.02.cost': true },
  books: { '01': { cost: 3 }, '02': { cost: 4 } },
  bottom_space: { effects: [{ do: 'kill' }] },
  images: { '1': { artifact: 2, column: 2 }, '2': { artifact: 2, column: 1 }, '3': { artifact: 1, column: 1 } },
  artifact_tiles: { '01': { income: { '1': [{ do: 'points', amount: 2 }] }, cells: { '1': { artifact: 2, column: 1, cost: 4 } } } },
} as never;
const position = (more = {}) =>
  ({
    box: 'practice',
    phase: 'actions',
    order: ['human-1', 'automa'],
    turn: 3,
    automa: { golems: ['yellow-2', 'yellow-2-lying'], students: { red: 1, yellow: 2, blue: 1 }, artifact_tile: '01', ingots: [2], upgrades: { artifact: ['1'] } },
    table: { quarters: ['r1', 'r2', '-', 'y1', 'y2', '-', 'b1', '', '-'] },
    learned: {},
    ...more,
  }) as unknown as GolemPosition;

describe('the table of Golem', () => {
  it('shows of one’s own game only what was told or is known in print, never practice values', () => {
    const owner = position({ box: 'owner', learned: { books: { '01': { cost: 7 } } } });
    expect(told(box, position(), 'books', '01', 'cost')).toBe(3);
    expect(told(box, owner, 'books', '01', 'cost')).toBe(7);
    expect(told(box, owner, 'books', '02', 'cost')).toBe(4);
    expect(told(box, owner, 'books', '02', 'effects')).toBeNull();
    expect(told(box, owner, 'images')).toBeNull();
    expect(told(box, owner, 'bottom_space', 'effects')).toEqual([{ do: 'kill' }]);
  });
  it('puts students, golems and tiles into their sections', () => {
    const [first, second] = sections(position(), box, 'yellow');
    expect(first).toMatchObject({ number: 1, student: false, golems: [], quarter: 'y1' });
    expect(second).toMatchObject({ student: true, quarter: 'y2' });
    expect(second?.golems.map((one) => one.name)).toEqual(['@spot-yellow-2-standing', '@spot-yellow-2-lying']);
  });
  it('reads artifacts from the top, spaces from the left', () => {
    expect(artifacts(box, position())).toEqual([
      { number: 1, income: [{ do: 'points', amount: 2 }], images: [3], cells: [] },
      { number: 2, income: null, images: [2, 1], cells: [{ id: '1', cost: 4 }] },
    ]);
    expect(artifacts(box, position({ box: 'owner' }))).toEqual([{ number: 0, income: null, images: [2], cells: [{ id: '1', cost: null }] }]);
  });
  it('names an effect as the button it is entered with', () => {
    expect(signOf({ do: 'gain', resource: 'clay', amount: 2 })).toEqual({ name: 'clay', number: 2 });
    expect(signOf({ do: 'upgrade', kind: 'any', discount: 1 })).toEqual({ name: 'upgrade-any', number: 1 });
    expect(signOf({ do: 'golem-track', way: 'up', steps: 1 })).toEqual({ name: 'track-up', number: 1 });
    expect(signOf({ do: 'kill' })).toEqual({ name: 'kill', number: null });
  });
  it('finds the sign of an answer and the place of a reference', () => {
    expect(signFor('golem-button-clay')).toBe('clay');
    expect(signFor('golem-word-black')).toBe('marble-black');
    expect(signFor('golem-option-took', { colour: '@colour-red' })).toBe('marble-red');
    expect(signFor('golem-option-new')).toBeNull();
    expect(partOf('@marble-work-red')).toBe('synagogue');
    expect(partOf('@spot-red-1-lying')).toBe('districts');
    expect(partOf('@working-2')).toBeNull();
  });
  it('knows whose turn it is', () => {
    expect(seat(position())).toBe('automa');
    expect(seat(position({ phase: 'end' }))).toBe('');
  });
});
