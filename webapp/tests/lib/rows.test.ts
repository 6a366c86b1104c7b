import { describe, expect, it } from 'vitest';
import type { Instruction, Node, Row } from '../../src/api/types';
import { focusOf, headline, line, namedBy, placeOf, reason, stepsOf } from '../../src/lib/rows';
import { deciding, framesBehind, framesOf } from '../../src/lib/explanation';
import { Taps } from '../../src/lib/browser/taps';
import { bundleOf, Words } from '../../src/lib/text/words';

const words = new Words(
  'en',
  bundleOf('en', [
    'go = Go to { $to }.\ncard = Card { $card }.\nnow = power { $before } → { $after }\nfew = nearest\nfar = no worker\nattack = Attack\nweb-reason-tie = Tie: { web-reason-best }\nweb-reason-best = { $says }{ $count ->\n [1] {""} ({ $best }not { $rivals })\n *[other] {""}\n }\nweb-reason-left = Only { $name }: { $why }\nweb-reason-left-last = Only { $name }, not { $out }: { $why }\nweb-reason-none = { $what }: none ({ $why })\nweb-reason-list = { $says }: { $parts }\nweb-reason-sum = { $says }: { $parts } = { $total }\ng-t-1 = one\ng-t-2 = two\ncore-only-one = { $what }: only { $name }',
  ]),
  'g',
);
const instruction = (message: string, args = {}, why: number[][] = [], net = false): Instruction => ({
  message,
  args,
  why,
  net,
  rule: 'r',
  cause: '',
  deck: null,
});
const row = (...instructions: Instruction[]): Row => ({
  cause: '',
  instructions,
  net: instructions.some((one) => one.net),
});
const move = row(instruction('card', { card: 3 }), instruction('go', { origin: '@t-2', to: '@t-1' }, [[0]]));
const net = row(
  instruction('now', { before: 7, after: 9 }, [], true),
  instruction('now', { before: 1, after: 2 }, [], true),
);

describe('rows', () => {
  it('are one step for each instruction, in their order; bookkeeping goes along in one line', () => {
    const [card, go] = move.instructions;
    expect(stepsOf([move, net])).toEqual([
      { row: { ...move, instructions: [card] }, group: move, net },
      { row: { ...move, instructions: [go] }, group: move, net },
    ]);
    expect(line(net, words)).toBe('power 7\u00a0→\u00a09\u00a0· power 1\u00a0→\u00a02');
    expect(line(move, words)).toBe('Card 3. Go to one.');
    expect(line(row(instruction('few'), instruction('card', { card: 3 })), words)).toBe('nearest\u00a0· Card 3.');
  });
  it('are bookkeeping alone where there is nothing else', () => {
    expect(stepsOf([net])).toEqual([{ row: net, group: net, net: null }]);
    expect(stepsOf([])).toEqual([]);
  });
  it('name the place they happen, and the way', () => {
    expect(headline(move)).toBe(1);
    expect(focusOf(move)).toEqual({
      from: ['@t-2'],
      to: ['@t-1'],
      all: ['@t-2', '@t-1'],
      each: [
        { message: 'go', names: ['@t-2', '@t-1'] },
        { message: 'card', names: [] },
      ],
    });
    expect(focusOf(null)).toBeNull();
  });
  it('of no place of their own happen where their row does', () => {
    const [card, go] = stepsOf([move]);
    expect(placeOf(card!)).toMatchObject({ all: [], otherwise: { all: ['@t-2', '@t-1'] } });
    expect(placeOf(go!)).toMatchObject({ from: ['@t-2'], to: ['@t-1'] });
  });
  it('have their reason in one line', () => {
    const weighed = [
      {
        tie_break: 'few',
        kind: 'fewest',
        values: { '@t-1': 4, '@t-3': 6, '@t-4': 5 },
        left: ['@t-1'],
        decided: true,
        ruling: null,
      },
    ];
    const explanation: Node[] = [
      { type: 'pick', rule: 'r', page: null, what: '', candidates: ['@t-1', '@t-3', '@t-4'], weighed, chosen: '@t-1' },
    ];
    expect(reason(move, explanation, words)).toBe('Nearest (not G t 3, G t 4)');
    expect(reason(net, explanation, words)).toBe('');
    const only: Node[] = [
      { type: 'pick', rule: 'r', page: null, what: 'few', candidates: ['@t-1'], weighed: [], chosen: '@t-1' },
    ];
    expect(reason(move, only, words)).toBe('Nearest: only one');
    const sum = (...values: number[]): Node[] => [
      {
        type: 'sum',
        rule: 'r',
        page: null,
        message: 'few',
        args: {},
        ruling: null,
        total: 2,
        parts: values.map((value) => ({ message: 'far', args: {}, value })),
      },
    ];
    expect(reason(move, sum(1, 1), words), 'components are listed').toBe('Nearest: no worker, no worker');
    expect(reason(move, sum(1, 2), words), 'numbers are added').toBe('Nearest: no worker 1 + no worker 2 = 2');
  });
  it('name the step that decided, not a later fact or an earlier choice', () => {
    const pick: Node = {
      type: 'pick',
      rule: 'r',
      page: null,
      what: 'unit',
      candidates: ['@t-1', '@t-2'],
      weighed: ['far', 'few'].map((tie_break, nth) => ({
        tie_break,
        kind: 'fewest',
        values: { '@t-1': nth ? 1 : 2, '@t-2': 2 },
        left: nth ? ['@t-1'] : ['@t-1', '@t-2'],
        decided: nth === 1,
        ruling: null,
      })),
      chosen: '@t-1',
    };
    const note: Node = { type: 'note', rule: 'r', page: null, message: 'card', args: { card: 7 }, ruling: null };
    const keep = (left: string[]): Node => ({
      type: 'keep',
      rule: 'r',
      page: null,
      what: 'where',
      candidates: ['@t-1', '@t-2'],
      cuts: [{ condition: 'far', out: ['@t-1', '@t-2'].filter((one) => !left.includes(one)), ruling: null }],
      left,
    });
    const where: Node = { ...pick, what: 'where', candidates: ['@t-1'], weighed: [] } as Node;
    const section = (steps: Node[]): Node => ({
      type: 'section',
      rule: 'r',
      page: null,
      message: 'attack',
      args: {},
      steps,
    });
    const about = row(instruction('go', { to: '@t-1' }, [[0]]));
    const tie = reason(about, [section([pick, note])], words);
    expect(tie, 'a fact decides nothing; the one rival is named').toBe('Tie: nearest (not two)');
    expect(reason(about, [section([pick, keep(['@t-1']), where])], words)).toBe('Only one: no worker');
    const both = row(instruction('go', { to: '@t-1' }, [[0], [1]]));
    expect(reason(both, [section([pick, keep([])]), note], words), 'none').toBe('Attack: none (no worker)');
    expect(reason(about, [section([pick, keep([]), note])], words), 'the fact about it').toBe('Card 7.');
    const own: Node = { ...note, rule: 'own' } as Node;
    const step = row({ ...instruction('go', { to: '@t-1' }, [[0]]), rule: 'own' });
    expect(reason(step, [section([keep([]), own])], words), 'a fact of the own rule').toBe('Card 7.');
    const cuts = ['@t-3', '@t-2'].map((out) => ({ condition: 'far', out: [out], ruling: null }));
    const twice: Node = { ...keep(['@t-1']), cuts } as Node;
    expect(reason(about, [section([twice, where])], words), 'the others went earlier').toMatch(/^Only one, not /);
    const fact: Node = { ...note, args: { at: '@t-1', card: 3 } } as Node;
    expect(reason(about, [section([fact, note])], words), 'the fact about the place').toBe('Card 3.');
  });
  describe('of an order', () => {
    const place = (values: Record<string, number>, chosen: string): Node => {
      const weighed = [{ tie_break: 'few', kind: 'most', values, left: [chosen], decided: true, ruling: null }];
      return {
        type: 'pick',
        rule: 'r',
        page: null,
        what: 'order',
        candidates: Object.keys(values),
        weighed: Object.keys(values).length > 1 ? weighed : [],
        chosen,
      };
    };
    const explanation = [
      place({ '@human': 12, '@one': 6, '@two': 5 }, '@human'),
      place({ '@one': 6, '@two': 5 }, '@one'),
      place({ '@two': 5 }, '@two'),
    ];
    const order = row(instruction('go', { first: '@human', second: '@one', third: '@two' }, [[0], [1], [2]]));
    it('cites the comparison that put the first one first', () => {
      expect(reason(order, explanation, words)).toBe('Nearest (not G one, G two)');
      expect(deciding(framesBehind(order.instructions, framesOf(explanation)), namedBy(order))).toBe(0);
    });
    it('cites the last comparison where the step names nobody who was chosen', () => {
      const last = row(instruction('go', { to: '@t-1' }, [[0], [1], [2]]));
      expect(reason(last, explanation, words)).toBe('Nearest (G one; not G two)');
    });
    it('is not mixed with a choice of something else', () => {
      const where = place({ '@here': 3, '@there': 2 }, '@here');
      const other = { ...where, what: 'where' } as Node;
      expect(
        reason(row(instruction('go', { first: '@human', to: '@here' }, [[0], [1]])), [explanation[0]!, other], words),
      ).toBe('Nearest (not G there)');
    });
  });
});

describe('a second tap', () => {
  const tap = (timeStamp: number, x: number) =>
    ({ isTrusted: true, detail: 1, clientX: x, clientY: 5, timeStamp }) as MouseEvent;
  it('on the same place within a moment, on another screen, is the same tap', () => {
    const taps = new Taps();
    expect([taps.again(tap(0, 5), '1'), taps.again(tap(60, 8), '2'), taps.again(tap(350, 8), '2')]).toEqual([
      false,
      true,
      true,
    ]);
    expect(taps.again(tap(500, 8), '2')).toBe(false);
  });
  it('elsewhere, or on the same screen, is another', () => {
    const taps = new Taps();
    expect([taps.again(tap(0, 5), '1'), taps.again(tap(60, 200), '2'), taps.again(tap(120, 200), '2')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
