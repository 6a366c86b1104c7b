import { describe, expect, it } from 'vitest';
import { deployed, moved, swapped, type RedRisingPosition } from '../src/games/red_rising/pieces';
import { offered } from '../src/games/offered';

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
    expect(moved({ place: 'luna', card: null }, 'banished')).toEqual({ type: 'moved', source: 'luna', target: 'banished' });
    expect(swapped(position(), 'mars', 'luna')).toEqual({ type: 'corrected', set: { 'priorities.mars': 'A', 'priorities.luna': 'D' } });
  });
  it('offers only what is asked', () => {
    const questions = [{ id: 'gain', options: [{ value: 'mars', message: 'm' }] }] as never;
    expect([...offered(questions, 'gain').keys()]).toEqual(['mars']);
    expect(offered(questions, 'deploy').size).toBe(0);
  });
});
