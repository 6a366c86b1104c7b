import { describe, expect, it } from 'vitest';
import {
  deployed,
  moved,
  swapped,
  trackEnd,
  trackSet,
  type RedRisingBox,
  type RedRisingPosition,
} from '../../src/games/red_rising/pieces';
import { offered } from '../../src/games/options';

const position = (more = {}) =>
  ({
    priorities: { jupiter: 'B', mars: 'D', luna: 'A', institute: 'C' },
    deck: { top: ['lorn'], rest: ['aja', 'eo'], bottom: [] },
    card_five: 'balanced',
    discard: [4, 5],
    ...more,
  }) as unknown as RedRisingPosition;

describe('the table of Red Rising', () => {
  it('makes events of taps', () => {
    expect(deployed('mars', null)).toEqual({ type: 'deployed', location: 'mars' });
    expect(deployed('mars', 'lorn')).toEqual({ type: 'deployed', location: 'mars', card: 'lorn' });
    expect(moved({ place: 'luna', card: null }, 'banished')).toEqual({
      type: 'moved',
      source: 'luna',
      target: 'banished',
    });
    expect(swapped(position(), 'mars', 'luna')).toEqual({
      type: 'corrected',
      set: { 'priorities.mars': 'A', 'priorities.luna': 'D' },
    });
  });
  it('changes the player’s tokens in play, and corrects everything else', () => {
    const table = (phase: string) => position({ phase, human: { fleet: 3 } });
    expect(trackSet(table('deployed'), 'human', 'fleet', 5)).toEqual({ type: 'changed', fleet: 2 });
    const corrected = { type: 'corrected', set: { 'human.fleet': 5 } };
    expect(trackSet(table('setup'), 'human', 'fleet', 5)).toEqual(corrected);
    expect(trackSet(table('human'), 'automus', 'helium', 1)).toMatchObject({ set: { 'automus.helium': 1 } });
  });
  it('knows how far a track goes', () => {
    const box = {
      automus: { caps: { fleet: 9, helium: 8, influence: 7 } },
      board: { fleet_end: 10, influence_tokens: 12 },
    } as RedRisingBox;
    expect([trackEnd(box, 'automus', 'helium'), trackEnd(box, 'human', 'fleet')]).toEqual([8, 10]);
    expect([trackEnd(box, 'human', 'influence'), trackEnd(box, 'human', 'helium')]).toEqual([12, undefined]);
  });
  it('offers only what is asked', () => {
    const questions = [{ id: 'gain', options: [{ value: 'mars', message: 'm' }] }] as never;
    expect([...offered(questions, 'gain').keys()]).toEqual(['mars']);
    expect(offered(questions, 'deploy').size).toBe(0);
  });
});
