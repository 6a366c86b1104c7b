import { describe, expect, it } from 'vitest';
import type { Node } from '../src/contract';
import { deciding, framesBehind, framesOf } from '../src/story';

const section = (message: string, steps: Node[]): Node => ({ type: 'section', rule: 'r', message, steps });
const keep: Node = {
  type: 'keep',
  rule: 'valid',
  page: 6,
  candidates: ['@t-1', '@t-2', '@t-3', '@t-4'],
  cuts: [{ condition: 'no-enemy', out: ['@t-4'], ruling: 'S7' }],
  left: ['@t-1', '@t-2', '@t-3'],
};
const pick: Node = {
  type: 'pick',
  rule: 'target',
  page: 6,
  candidates: ['@t-1', '@t-2', '@t-3'],
  weighed: [
    { tie_break: 'most', kind: 'most', values: { '@t-1': 5, '@t-2': 5, '@t-3': 2 }, left: ['@t-1', '@t-2'], decided: false },
    { tie_break: 'nearest', kind: 'fewest', values: { '@t-1': 1, '@t-2': 3 }, left: ['@t-1'], decided: true, ruling: 'S1' },
  ],
  chosen: '@t-1',
};

describe('a story becomes frames', () => {
  const frames = framesOf([section('first', [keep, pick])]);

  it('one for a Keep and one for every tie-break', () => {
    expect(frames.map((frame) => frame.kind)).toEqual(['keep', 'weigh', 'weigh']);
    expect(frames.every((frame) => frame.under[0]?.message === 'first')).toBe(true);
  });

  it('with the rule that cut each candidate', () => {
    expect(frames[0]!.marks.get('@t-4')).toEqual({ state: 'out', why: 'no-enemy' });
    expect(frames[0]!.marks.get('@t-1')).toEqual({ state: 'in' });
    expect(frames[0]!.rulings).toEqual(['S7']);
  });

  it('with the number a tie-break read, and those already gone without one', () => {
    expect(frames[1]!.marks.get('@t-3')).toEqual({ state: 'out', value: 2, why: 'most' });
    expect(frames[2]!.marks.get('@t-3')).toEqual({ state: 'out', why: 'most' });
    expect(frames[2]!.marks.get('@t-1')).toEqual({ state: 'chosen', value: 1 });
    expect(frames[2]!.decided).toBe(true);
  });

  it('opens at the one that decided', () => {
    expect(deciding(frames)).toBe(2);
    expect(deciding([])).toBe(0);
  });
});

it('a lone candidate and an empty choice are frames too', () => {
  const lone: Node = { type: 'pick', rule: 'r', candidates: ['@t-1'], weighed: [], chosen: '@t-1' };
  const none: Node = { type: 'pick', rule: 'r', candidates: [], weighed: [], chosen: null };
  expect(framesOf([lone, none]).map((frame) => frame.kind)).toEqual(['only', 'nobody']);
});

describe('what is no choice is not told as one', () => {
  const cut = { condition: 'no-enemy', out: ['@t-2'] };

  it('conditions that removed nobody', () => {
    const nothing: Node = { ...keep, candidates: keep.left, cuts: [] };
    expect(framesOf([nothing, pick]).map((frame) => frame.kind)).toEqual(['weigh', 'weigh']);
  });

  it('the only one that conditions left: they decided', () => {
    const one: Node = { type: 'keep', rule: 'r', candidates: ['@t-1', '@t-2'], cuts: [cut], left: ['@t-1'], what: 'to' };
    const lone: Node = { type: 'pick', rule: 'r', candidates: ['@t-1'], weighed: [], chosen: '@t-1', what: 'to' };
    const frames = framesOf([one, lone]);
    expect(frames.map((frame) => [frame.kind, frame.chosen, frame.decided])).toEqual([['keep', '@t-1', true]]);
    expect(frames[0]!.marks.get('@t-1')).toEqual({ state: 'chosen' });
  });

  it('and a place in an order shows no number', () => {
    const weighed = [
      { tie_break: 'leftmost', kind: 'first', values: { '@t-1': 3, '@t-2': 4 }, left: ['@t-1'], decided: true },
    ];
    const first: Node = { type: 'pick', rule: 'r', candidates: ['@t-1', '@t-2'], weighed, chosen: '@t-1' };
    expect(framesOf([first])[0]!.marks.get('@t-1')).toEqual({ state: 'chosen' });
  });
});

describe('the frames behind one instruction', () => {
  const frames = framesOf([
    section('first', [keep, pick]),
    section('second', [{ type: 'note', rule: 'gains', message: 'n' }]),
    { type: 'sum', rule: 'gains', message: 's', parts: [{ message: 'p', value: 2 }], total: 2 },
  ]);

  it('are those of the section that chose a thing it names', () => {
    const found = framesBehind({ message: 'm', rule: 'move', args: { to: '@t-1' } }, frames);
    expect(found.map((frame) => frame.kind)).toEqual(['keep', 'weigh', 'weigh']);
  });

  it('else those of its rule', () => {
    const found = framesBehind({ message: 'm', rule: 'gains', args: { count: 2 } }, frames);
    expect(found.map((frame) => frame.kind)).toEqual(['note', 'sum']);
  });

  it('else the whole story', () => {
    expect(framesBehind({ message: 'm', rule: 'other' }, frames)).toHaveLength(5);
    expect(framesBehind(null, frames)).toHaveLength(5);
  });
});
