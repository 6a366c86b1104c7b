import { describe, expect, it } from 'vitest';
import type { Instruction, Node, Row } from '../src/contract';
import { focusOf, headline, line, netOf, reason, stepsOf } from '../src/rows';
import { Taps } from '../src/taps';
import { bundleOf, Words } from '../src/words';

const words = new Words('en', bundleOf('en', ['go = Go to { $to }.\ncard = Card { $card }.\nnow = power { $before } → { $after }\nfew = nearest\nweb-reason-numbers = { $says } ({ $best }, next best { $next })\ng-t-1 = one\ncore-only-one = { $what }: only { $name }']), 'g');
const told = (message: string, args = {}, why: number[][] = [], net = false): Instruction => ({ message, args, why, net, rule: 'r', cause: '', deck: null });
const row = (...instructions: Instruction[]): Row => ({ cause: '', instructions, net: instructions.some((one) => one.net) });
const move = row(told('card', { card: 3 }), told('go', { origin: '@t-2', to: '@t-1' }, [[0]]));
const net = row(told('now', { before: 7, after: 9 }, [], true), told('now', { before: 1, after: 2 }, [], true));

describe('rows', () => {
  it('are steps for the hands; bookkeeping goes along in one line', () => {
    expect(stepsOf([move, net])).toEqual([move]);
    expect(netOf([move, net])).toBe(net);
    expect(line(net, words)).toBe('power 7 → 9\u00a0· power 1 → 2');
    expect(line(move, words)).toBe('Card 3. Go to one.');
    expect(line(row(told('few'), told('card', { card: 3 })), words)).toBe('nearest\u00a0· Card 3.');
  });
  it('are bookkeeping alone where there is nothing else', () => {
    expect(stepsOf([net])).toEqual([net]);
    expect(netOf([net])).toBeNull();
  });
  it('name the place they happen, and the way', () => {
    expect(headline(move)).toBe(1);
    expect(focusOf(move)).toEqual({ from: ['@t-2'], to: ['@t-1'], all: ['@t-2', '@t-1'], each: [{ message: 'go', names: ['@t-2', '@t-1'] }, { message: 'card', names: [] }] });
    expect(focusOf(null)).toBeNull();
  });
  it('have their reason in one line, with the next best', () => {
    const weighed = [{ tie_break: 'few', kind: 'fewest', values: { '@t-1': 4, '@t-3': 6, '@t-4': 5 }, left: ['@t-1'], decided: true, ruling: null }];
    const story: Node[] = [{ type: 'pick', rule: 'r', page: null, what: '', candidates: ['@t-1', '@t-3', '@t-4'], weighed, chosen: '@t-1' }];
    expect(reason(move, story, words)).toBe('nearest (4, next best 5)');
    expect(reason(net, story, words)).toBe('');
    const only: Node[] = [{ type: 'pick', rule: 'r', page: null, what: 'few', candidates: ['@t-1'], weighed: [], chosen: '@t-1' }];
    expect(reason(move, only, words)).toBe('nearest: only one');
  });
});

describe('a second tap', () => {
  const tap = (timeStamp: number, x: number) => ({ isTrusted: true, detail: 1, clientX: x, clientY: 5, timeStamp }) as MouseEvent;
  it('on the same place within a moment, on another screen, is the same tap', () => {
    const taps = new Taps();
    expect([taps.again(tap(0, 5), '1'), taps.again(tap(60, 8), '2'), taps.again(tap(350, 8), '2')]).toEqual([false, true, true]);
    expect(taps.again(tap(500, 8), '2')).toBe(false);
  });
  it('elsewhere, or on the same screen, is another', () => {
    const taps = new Taps();
    expect([taps.again(tap(0, 5), '1'), taps.again(tap(60, 200), '2'), taps.again(tap(120, 200), '2')]).toEqual([false, false, false]);
  });
});
