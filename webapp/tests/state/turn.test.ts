import { describe, expect, it } from 'vitest';
import type { View } from '../../src/api/types';
import {
  buttonOf,
  follow,
  guessesAtOnce,
  NOTHING_SHOWN,
  phaseOf,
  tick,
  type Memory,
  type Situation,
} from '../../src/state/turn';
import { asks, CARD, options, row, stopped, view } from '../table';

const large = ({ now }: Memory) => now!.steps.map((step) => step.row.instructions[0]!.message);
const open = (memory: Memory) => large(memory).slice(memory.now!.done);
/** The memory of a device that has seen these versions, and done all steps of each but the last. */
const seen = (...views: [View, boolean?][]) =>
  views.reduce(
    (memory, [one, own = true]) => follow(memory.now ? tick(memory, Infinity) : memory, one, own),
    NOTHING_SHOWN,
  );

describe('the steps of a turn', () => {
  it('are its instructions one by one, in order', () => {
    const memory = seen([view(1, { rows: [row('a', 'b'), row('c')] })]);
    expect(large(memory)).toEqual(['a', 'b', 'c']);
    expect(open(tick(memory, 1))).toEqual(['b', 'c']);
  });
  it('go on after an answer: those shown before it are done, and one can go back to them', () => {
    const memory = seen([view(1, { rows: [row('a')] })], [view(2, { earlier: [[row('a')]], rows: [row('b')] })]);
    expect([large(memory), open(memory)]).toEqual([['a', 'b'], ['b']]);
    expect(open(tick(memory, 0))).toEqual(['a', 'b']);
  });
  it('are kept over a reload', () => {
    const shown = view(1, { rows: [row('a', 'b')] });
    const kept = JSON.parse(JSON.stringify(tick(seen([shown]), 1))) as Memory;
    expect(open(follow(kept, shown, false))).toEqual(['b']);
  });
  it('stay open when the player corrects a value or moves before all are done', () => {
    let memory = tick(seen([view(1, { automa: true, rows: [row('a', 'b')] })]), 1);
    memory = follow(memory, view(2), true);
    expect(open(memory)).toEqual(['b']);
    expect(memory.now!.steps[0]).toMatchObject({ automa: true, row: { instructions: [{ why: [] }] } });
    memory = follow(memory, view(3, { rows: [row('c')] }), true);
    expect(open(memory)).toEqual(['b', 'c']);
    expect(open(follow(JSON.parse(JSON.stringify(memory)) as Memory, view(3, { rows: [row('c')] }), false))).toEqual([
      'b',
      'c',
    ]);
  });
  it('stay open when another device corrects a value, and are done when it tells something new', () => {
    const memory = seen([view(1, { rows: [row('a', 'b')] })]);
    expect(open(follow(memory, view(2), false))).toEqual(['a', 'b']);
    expect(open(follow(memory, view(2, { rows: [row('c')] }), false))).toEqual(['c']);
    expect(open(follow(memory, view(2, { earlier: [[row('a', 'b')]] }), false))).toEqual([]);
  });
  it('are done where undo leads back to them', () => {
    const turn = view(1, { rows: [row('a', 'b')] });
    const memory = follow(seen([turn], [view(2, { rows: [row('c')] })]), { ...turn, version: 3, steps: 1 }, true);
    expect([large(memory), open(memory)]).toEqual([['a', 'b'], []]);
  });
  it('are as open as they were where undo leads back to them too early', () => {
    const turn = view(1, { rows: [row('a', 'b')] });
    const moved = follow(tick(seen([turn]), 1), view(2), true);
    expect(open(follow(moved, { ...turn, version: 3, steps: 1 }, true))).toEqual(['b']);
  });
  it('are done where undo leads to a state this device has not seen', () => {
    expect(open(follow(seen([view(5)]), view(6, { steps: 3, rows: [row('a')] }), false))).toEqual([]);
  });
  it('are shown again after redo', () => {
    const turn = view(2, { rows: [row('a')] });
    const undone = follow(seen([view(1)], [turn]), view(3, { steps: 1 }), true);
    expect(open(follow(undone, { ...turn, version: 4, steps: 2 }, true))).toEqual(['a']);
  });
  it('of a game of the lab are not carried on', () => {
    const memory = seen([view(1, { watched: true, rows: [row('a')] })]);
    expect(open(follow(memory, view(2, { watched: true }), true))).toEqual([]);
  });
});

describe('a table', () => {
  const at = (more: Partial<View>, situation: Partial<Situation> = {}) =>
    phaseOf({
      view: view(1, more),
      steps: 0,
      done: 0,
      again: null,
      turning: false,
      guess: { due: false, guessing: false },
      ...situation,
    });

  it('shows every step before it asks', () => {
    const asking = { ...stopped, questions: [asks('power')] };
    expect(at(asking, { steps: 2, done: 0 })).toEqual({ is: 'showing', step: 0, last: false });
    expect(at(asking, { steps: 2, done: 1 })).toEqual({ is: 'showing', step: 1, last: true });
    expect(at(asking, { steps: 2, done: 2 })).toMatchObject({ is: 'asking', of: 'turn', questions: [{ id: 'power' }] });
  });
  it('shows the turn again when it is over', () => {
    expect(at({}, { steps: 2, done: 2, again: 5 })).toEqual({ is: 'again', step: 1 });
    expect(at({}, { again: 0 })).toMatchObject({ is: 'yours' });
  });
  it('lets the player begin the turn of an Automa whose cards the app deals', () => {
    const phase = at({ deals: 'card', questions: [CARD] });
    expect(phase).toEqual({ is: 'yours', start: { by: 'deal', question: CARD } });
    expect(buttonOf(phase, false)).toEqual({ does: 'deal', start: { by: 'deal', question: CARD } });
    expect(buttonOf(phase, true)).toEqual({ does: 'guess' });
  });
  it('asks for a card of the player’s own deck when the player begins the turn, not before', () => {
    const start = { by: 'card', question: CARD };
    const phase = at({ questions: [CARD] });
    expect(phase).toEqual({ is: 'yours', start });
    expect(buttonOf(phase, false)).toEqual({ does: 'deal', start });
    const turning = at({ questions: [CARD] }, { turning: true });
    expect(turning).toEqual({ is: 'asking', of: 'card', questions: [CARD], start });
    expect(buttonOf(turning, false)).toBeNull();
  });
  it('says that it is the Automa’s turn where the board asks the player and asks nothing now', () => {
    const own = asks('human-turn', { event: 'acted', options: options(3) });
    expect(at({ questions: [CARD] }, { asks: ['human-turn'] })).toMatchObject({ is: 'theirs', start: { by: 'card' } });
    expect(at({ questions: [own] }, { asks: ['human-turn'] })).toEqual({ is: 'yours', start: null });
  });
  it('takes the one possible answer for a button', () => {
    const ends = asks('round-ended', { event: 'round-ended', options: options(1) });
    expect(at({ questions: [ends] })).toEqual({ is: 'between', question: ends });
    const fresh = { ...CARD, deck: null, by_hand: 'by-hand', options: options(1) };
    expect(at({ questions: [fresh] })).toEqual({ is: 'yours', start: { by: 'answer', question: fresh } });
    expect(at({ questions: [{ ...ends, by_hand: 'by-hand' }] })).toMatchObject({ is: 'asking', of: 'table' });
  });
  it('leads to the final count when it is over', () => {
    const over = { result: {} } as Partial<View>;
    expect(buttonOf(at(over), false)).toEqual({ does: 'end' });
    expect(at(over, { steps: 1 })).toMatchObject({ is: 'showing' });
  });
  it('leads through a game of the lab as it was played', () => {
    const lab = { watched: true, redo: { message: 'next', args: {} } };
    expect(buttonOf(at(lab, { steps: 2 }), false)).toEqual({ does: 'recorded' });
    expect(at({ ...lab, redo: null }, { steps: 2 })).toMatchObject({ is: 'showing' });
  });
  it('asks nothing while the player guesses, and asks for a guess at once where no button begins the turn', () => {
    expect(
      at({ questions: [asks('votes', { event: 'council-held' })] }, { guess: { due: false, guessing: true } }),
    ).toEqual({ is: 'guessing' });
    expect(guessesAtOnce(at({ questions: [asks('votes', { event: 'council-held' })] }))).toBe(true);
    expect(guessesAtOnce(at({ questions: [CARD] }))).toBe(false);
    expect(guessesAtOnce(at({}, { steps: 1 }))).toBe(false);
  });
});
