import { describe, expect, it } from 'vitest';
import type { Result } from '../../src/api/types';
import { closestPart, fullBar, largest, margin, partsOfScore, scored, sideWord } from '../../src/lib/result';

const side = (name: string, parts: [string, number][]) => ({
  name,
  parts,
  total: parts.reduce((sum, [, value]) => sum + value, 0),
});
const result = (...sides: ReturnType<typeof side>[]): Result => ({ reason: 'most', winner: sides[0]!.name, sides });
const AUTOMA = side('automa', [
  ['coins', 12],
  ['stars', 9],
  ['penalty', -4],
]);
const HUMAN = side('human', [
  ['coins', 20],
  ['stars', 7],
  ['bonus', 3],
]);

describe('a final score', () => {
  it('has a row for every part that any side counts', () => {
    expect(partsOfScore(result(AUTOMA, HUMAN))).toEqual(['coins', 'stars', 'penalty', 'bonus']);
    expect(scored(result(AUTOMA, HUMAN), 'human', 'bonus')).toBe(3);
    expect(scored(result(AUTOMA, HUMAN), 'automa', 'bonus')).toBeUndefined();
  });
  it('knows the largest amount of a part, and never divides by nothing', () => {
    expect(largest(result(AUTOMA, HUMAN), 'coins')).toBe(20);
    expect(largest(result(AUTOMA, HUMAN), 'penalty')).toBe(4);
    expect(largest(result(side('human', [['coins', 0]])), 'coins')).toBe(1);
  });
  it('has one scale for the bars of all parts', () => {
    expect(fullBar(result(AUTOMA, HUMAN))).toBe(20);
    expect(fullBar(result(side('human', [['coins', 0]])))).toBe(1);
  });
  it('compares the best player with the best other side', () => {
    const second = side('human-2', [['coins', 40]]);
    expect(margin(result(AUTOMA, HUMAN, second))).toEqual({ own: 40, others: 17 });
    expect(margin(result(HUMAN))).toBeNull();
    expect(margin(result(AUTOMA))).toBeNull();
  });
  it('calls the only human of a game with several seats you, and several by their seat', () => {
    const [one, two] = [side('human-1', []), side('human-2', [])];
    expect(sideWord(result(AUTOMA, one), 'human-1')).toBe('human');
    expect(sideWord(result(AUTOMA, one, two), 'human-1')).toBe('human-1');
    expect(sideWord(result(AUTOMA, HUMAN), 'human')).toBe('human');
    expect(sideWord(result(AUTOMA, one), 'automa')).toBe('automa');
  });
  it('names the part in which the first two were closest, though both scored in it', () => {
    expect(closestPart(result(AUTOMA, HUMAN))).toEqual({ part: 'stars', apart: 2 });
    expect(closestPart(result(AUTOMA))).toBeNull();
    expect(closestPart(result(AUTOMA, side('human', [['bonus', 3]])))).toBeNull();
  });
});
