import { describe, expect, it } from 'vitest';
import {
  partOf,
  piecesAt,
  putHere,
  putRight,
  sideOf,
  signFor,
  takenOff,
  turnedOver,
  type GolemPosition,
} from '../../src/games/golem/pieces';

const position = { automa: { golems: ['yellow-2', 'yellow-2-lying'] } } as unknown as GolemPosition;
const from = { district: 'yellow', section: 2 } as const;

describe('the table of Golem', () => {
  it('takes what stands in a section into the hand', () => {
    const golems = [
      { name: '@spot-yellow-2-standing', lying: false },
      { name: '@spot-yellow-2-lying', lying: true },
    ];
    expect(piecesAt(from, { student: true, golems, effects: null, far: false })).toEqual([
      { golem: 'yellow-2' },
      { golem: 'yellow-2-lying' },
      { student: true },
    ]);
  });
  it('puts one golem right and leaves its neighbour alone', () => {
    const set = (golems: string[]) => ({ type: 'corrected', set: { 'automa.golems': golems } });
    expect(putRight(position, { golem: 'yellow-2-lying' }, from, { district: 'red', section: 7 })).toEqual(
      set(['yellow-2', 'red-7-lying']),
    );
    expect(turnedOver(position, 'yellow-2')).toEqual(set(['yellow-2-lying', 'yellow-2-lying']));
    expect(turnedOver(position, 'yellow-2-lying')).toEqual(set(['yellow-2', 'yellow-2']));
    expect(takenOff(position, 'yellow-2')).toEqual(set(['yellow-2-lying']));
    expect(putHere(position, from)).toEqual(set(['yellow-2', 'yellow-2-lying', 'yellow-2']));
  });
  it('keeps a student in its district', () => {
    expect(putRight(position, { student: true }, from, { district: 'yellow', section: 5 })).toEqual({
      type: 'corrected',
      set: { 'automa.students.yellow': 5 },
    });
    expect(putRight(position, { student: true }, from, { district: 'red', section: 5 })).toBeNull();
  });
  it('calls the only human “you”, and several by their number', () => {
    const alone = { order: ['human-1', 'automa'] };
    const two = { order: ['automa', 'human-2', 'human-1'] };
    expect(alone.order.map((side) => sideOf(alone, side))).toEqual(['@side-human', '@side-automa']);
    expect(two.order.map((side) => sideOf(two, side))).toEqual(['@side-automa', '@side-human-2', '@side-human-1']);
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
});
