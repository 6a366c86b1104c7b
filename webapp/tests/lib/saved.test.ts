import { expect, it } from 'vitest';
import type { Saved } from '../../src/api/types';
import { resumable } from '../../src/lib/saved';

it('a player’s open games come before games of the lab, and finished ones are left out', () => {
  const game = (id: number, more = {}) => ({ id, result: null, watched: false, ...more }) as unknown as Saved;
  const games = [game(1, { watched: true }), game(2, { result: {} }), game(3), game(4, { watched: true, result: {} })];
  expect(resumable(games).map(({ id }) => id)).toEqual([3, 1, 4]);
});
