import { describe, expect, it } from 'vitest';
import type { ParInfo } from '../../src/api/types';
import { parLine } from '../../src/lib/par';

const row = { turn: 20, half: 58, nearly: 66, most: 71, games: 100 };
const now = { automa: 40, human: null, row, turn: 12, wins: null };
const par = (more: Partial<ParInfo> = {}) =>
  ({
    game: 'scythe',
    human: 'steady',
    level: 'easy',
    needs: '',
    counted: '',
    now: null,
    usual: row,
    ...more,
  }) as ParInfo;

describe('the line about par', () => {
  it('names the usual row before a game, with its notes', () => {
    const line = parLine(par({ counted: 'par-counted', needs: 'par-needs' }), false);
    expect(line).toMatchObject({ message: 'web-par-setup', score: 'par-counted', notes: ['par-needs'] });
    expect(line!.args).toMatchObject({ game: 'scythe', human: 'steady', half: 58, most: 71, more: 'no' });
  });
  it('leaves out the turn where only the end is counted', () => {
    const end = { ...row, turn: 0 };
    expect(parLine(par({ usual: end }), false)!.message).toBe('web-par-setup-end');
    expect(parLine(par({ usual: { ...end, most: 58 } }), false)!.message).toBe('web-par-setup-end-same');
    expect(parLine(par({ now: { ...now, row: end } }), true)!.message).toBe('web-par-setup-end');
  });
  it('says at a table what is enough now, or what will be where the Automa’s score is not known', () => {
    expect(parLine(par({ now }), true)).toMatchObject({ message: 'web-par-now', args: { automa: 40, enough: 41 } });
    expect(parLine(par({ now: { ...now, automa: null } }), true)!.message).toBe('web-par-open');
    expect(parLine(par({ now: { ...now, turn: 25 } }), true)!.args).toMatchObject({ more: 'yes' });
  });
  it('says after the game how often the score would have won', () => {
    const over = { ...now, human: 60, wins: 52 };
    expect(parLine(par({ now: over }), true)).toMatchObject({ message: 'web-par-end', args: { human: 60, wins: 52 } });
    expect(parLine(par({ now: over, needs: 'golem-needs' }), true)).toEqual({
      message: 'golem-needs',
      args: {},
      notes: [],
    });
  });
  it('is empty where nothing is known', () => {
    expect(parLine(par({ usual: null }), false)).toBeNull();
    expect(parLine(par(), true)).toBeNull();
  });
});
