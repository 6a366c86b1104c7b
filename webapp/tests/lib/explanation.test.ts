import { describe, expect, it } from 'vitest';
import type { Instruction, Kept, Node } from '../../src/api/types';
import { deciding, framesBehind, framesOf } from '../../src/lib/explanation';

const section = (message: string, steps: Node[]): Node => ({
  type: 'section',
  rule: 'r',
  page: null,
  message,
  steps,
  args: {},
});
const keep: Kept = {
  type: 'keep',
  what: '',
  rule: 'valid',
  page: 6,
  candidates: ['@t-1', '@t-2', '@t-3', '@t-4'],
  cuts: [{ condition: 'no-enemy', out: ['@t-4'], ruling: 'S7' }],
  left: ['@t-1', '@t-2', '@t-3'],
};
const pick: Node = {
  type: 'pick',
  what: '',
  rule: 'target',
  page: 6,
  candidates: ['@t-1', '@t-2', '@t-3'],
  weighed: [
    {
      tie_break: 'most',
      kind: 'most',
      values: { '@t-1': 5, '@t-2': 5, '@t-3': 2 },
      left: ['@t-1', '@t-2'],
      decided: false,
      ruling: null,
    },
    {
      tie_break: 'nearest',
      kind: 'fewest',
      values: { '@t-1': 1, '@t-2': 3 },
      left: ['@t-1'],
      decided: true,
      ruling: 'S1',
    },
  ],
  chosen: '@t-1',
};

describe('a explanation becomes frames', () => {
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
    const last: Node = { ...pick, candidates: ['@t-2'], weighed: [], chosen: '@t-2' };
    expect(deciding(framesOf([section('first', [keep, pick, last])])), 'who is left over').toBe(2);
    expect(deciding(frames.map((frame) => ({ ...frame, decided: false })))).toBe(frames.length - 1);
  });
});

it('a lone candidate and an empty choice are frames too', () => {
  const lone: Node = {
    type: 'pick',
    rule: 'r',
    page: null,
    candidates: ['@t-1'],
    weighed: [],
    chosen: '@t-1',
    what: '',
  };
  const none: Node = { type: 'pick', rule: 'r', page: null, candidates: [], weighed: [], chosen: null, what: '' };
  expect(framesOf([lone, none]).map((frame) => frame.kind)).toEqual(['only', 'nobody']);
});

it('a note marks the components it names', () => {
  const note: Node = {
    type: 'note',
    rule: 'r',
    page: null,
    ruling: null,
    message: 'm',
    args: { at: 'mars', where: '@t-1' },
  };
  expect(framesOf([note])[0]!.marks.get('@t-1')).toEqual({ state: 'chosen' });
});

describe('what is no choice is not explained as one', () => {
  const cut = { condition: 'no-enemy', out: ['@t-2'], ruling: null };

  it('conditions that removed nobody', () => {
    const nothing: Node = { ...keep, candidates: keep.left, cuts: [] };
    expect(framesOf([nothing, pick]).map((frame) => frame.kind)).toEqual(['weigh', 'weigh']);
  });

  it('the only one that conditions left: they decided', () => {
    const one: Node = {
      type: 'keep',
      rule: 'r',
      page: null,
      candidates: ['@t-1', '@t-2'],
      cuts: [cut],
      left: ['@t-1'],
      what: 'to',
    };
    const lone: Node = {
      type: 'pick',
      rule: 'r',
      page: null,
      candidates: ['@t-1'],
      weighed: [],
      chosen: '@t-1',
      what: 'to',
    };
    const frames = framesOf([one, lone]);
    expect(frames.map((frame) => [frame.kind, frame.chosen, frame.decided])).toEqual([['keep', '@t-1', true]]);
    expect(frames[0]!.marks.get('@t-1')).toEqual({ state: 'chosen' });
  });

  it('and a place in an order shows no number', () => {
    const weighed = [
      {
        tie_break: 'leftmost',
        kind: 'first',
        values: { '@t-1': 3, '@t-2': 4 },
        left: ['@t-1'],
        decided: true,
        ruling: null,
      },
    ];
    const first: Node = {
      type: 'pick',
      rule: 'r',
      page: null,
      candidates: ['@t-1', '@t-2'],
      weighed,
      chosen: '@t-1',
      what: '',
    };
    expect(framesOf([first])[0]!.marks.get('@t-1')).toEqual({ state: 'chosen' });
  });
});

describe('the frames behind one instruction', () => {
  const frames = framesOf([
    section('first', [keep, pick]),
    section('second', [{ type: 'note', rule: 'gains', page: null, message: 'n', args: {}, ruling: null }]),
    {
      type: 'sum',
      rule: 'gains',
      page: null,
      message: 's',
      parts: [{ message: 'p', value: 2, args: {} }],
      total: 2,
      args: {},
      ruling: null,
    },
  ]);

  const because = (...why: number[][]): Instruction => ({
    message: 'm',
    rule: 'r',
    args: {},
    why,
    cause: '',
    net: false,
    deck: null,
  });

  it('are the nodes its reasons lead to, whatever rules they cite', () => {
    expect(framesBehind([because([0, 1])], frames).map((frame) => frame.kind)).toEqual(['weigh', 'weigh']);
    expect(framesBehind([because([1]), because([2])], frames).map((frame) => frame.kind)).toEqual(['note', 'sum']);
  });

  it('are none where nothing was decided', () => {
    expect(framesBehind([because()], frames)).toEqual([]);
  });
});
