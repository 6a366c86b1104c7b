import { describe, expect, it, vi } from 'vitest';
import type { Question, View } from '../../src/api/types';
import {
  answerOfKey,
  askedIn,
  TurnChanges,
  idleAfter,
  press,
  questionsAfter,
  screenOf,
  soFar,
  type Acts,
  type PlayState,
} from '../../src/state/screen';
import { buttonOf, phaseOf, type Button, type Step } from '../../src/state/turn';
import { asks, CARD, options, row, stopped, view } from '../table';

const step = (message: string, more: Partial<Step> = {}): Step => ({
  row: row(message),
  group: row(message),
  net: null,
  automa: true,
  happened: { message: 'card-turned' },
  ...more,
});
const at = (more: Partial<View> = {}, state: Partial<PlayState> = {}) =>
  screenOf({
    view: view(1, more),
    steps: [],
    done: 0,
    again: null,
    turning: false,
    guess: { due: false, guessing: false },
    ...state,
  });
const PLACED = asks('power', { args: { at: '@territory-1' } });

describe('a step of the turn', () => {
  const steps = [step('move'), step('gain')];

  it('is on the screen until it is done', () => {
    expect(at({}, { steps })).toMatchObject({
      at: 0,
      step: steps[0],
      acting: true,
      button: { does: 'step', last: false },
    });
    expect(at({}, { steps, done: 1 })).toMatchObject({ at: 1, acting: true, button: { does: 'step', last: true } });
    expect(at({}, { steps, done: 2 })).toMatchObject({ at: null, step: null, acting: false });
  });
  it('is not to be carried out when the turn is looked at again', () => {
    expect(at({}, { steps, done: 2, again: 1 })).toMatchObject({ at: 1, acting: false, yours: true, tray: false });
  });
  it('of a recorded game is shown beside the button that goes on', () => {
    const lab = { watched: true, redo: { message: 'next', args: {} } };
    expect(at(lab, { steps })).toMatchObject({ at: 0, acting: true, button: { does: 'recorded' } });
    expect(at({ ...lab, questions: [PLACED] }, { steps, done: 2 })).toMatchObject({ at: null, questions: [PLACED] });
  });
  it('is named after the Automa, or after the card where the player draws the cards', () => {
    expect(at({}, { steps }).heading).toEqual({ is: 'automa' });
    expect(at({ physical: ['automa'] }, { steps }).heading).toEqual({ is: 'event', said: { message: 'card-turned' } });
    expect(at({}, { steps: [step('move', { automa: false })] }).heading).toMatchObject({ is: 'event' });
    expect(at({}, { steps: [step('move', { happened: null })] }).heading).toEqual({ is: 'do' });
  });
  it('of the Automa is not the player’s, and hides the controls of the player’s turn', () => {
    expect(at({}, { steps })).toMatchObject({ yours: false, tray: false });
    expect(at({}, { steps: [step('pay', { automa: false })] })).toMatchObject({ yours: true, tray: true });
    const undo = { message: 'paid', args: {} };
    expect(at({ undo }, { steps }).resting).toBe(true);
    expect(at({ undo }, { steps: [step('pay', { automa: false })] }).resting).toBe(false);
    expect(at({ undo: null }, { steps: [step('lay out', { automa: false })] }).resting, 'the set-up').toBe(true);
  });
});

describe('an event after which the Automa does nothing', () => {
  const happened = { message: 'timer-flipped', args: {} };
  it('is mentioned, if it could have acted on it', () => {
    expect(idleAfter(view(1, { happened, rows: [] }), ['timer-flipped'])).toEqual(happened);
    expect(idleAfter(view(1, { happened, rows: [] }), ['moved'])).toBeNull();
    expect(idleAfter(view(1, { happened, rows: [] }))).toBeNull();
    expect(idleAfter(view(1, { happened: null, rows: [] }), ['timer-flipped'])).toBeNull();
  });
  it('is not, while its steps or its questions are there', () => {
    expect(idleAfter(view(1, { happened, rows: [row('move')] }), ['timer-flipped'])).toBeNull();
    expect(idleAfter(view(1, { happened, rows: [], position: { pending: {} } }), ['timer-flipped'])).toBeNull();
  });
});

describe('a question', () => {
  const steps = [step('attack')];

  it('in a turn leads back to the last step, and keeps its heading', () => {
    const screen = at({ ...stopped, questions: [PLACED] }, { steps, done: 1 });
    expect(screen).toMatchObject({ questions: [PLACED], back: 'step', heading: { is: 'automa' }, tray: false });
  });
  it('for the card of the Automa leads back to the player’s turn', () => {
    const screen = at({ questions: [CARD] }, { turning: true });
    expect(screen).toMatchObject({ questions: [CARD], back: 'turn', heading: { is: 'automa' } });
  });
  it('between turns offers the last turn again, where there was one', () => {
    expect(at({ questions: [PLACED] }, { steps, done: 1 })).toMatchObject({ back: 'again', heading: null });
    expect(at({ questions: [PLACED] })).toMatchObject({ back: null });
  });
  it('that is a printed component takes the whole screen', () => {
    expect(at({ questions: [PLACED] }).entry).toBe(false);
    expect(at({ questions: [asks('card-3', { repeats: true })] }).entry).toBe(true);
  });
  it('is about the place it names, and otherwise about the last step', () => {
    const moved = step('attack', { row: { ...row('attack'), instructions: [instruction('@territory-7')] } });
    const asking = (question: Question) => at({ ...stopped, questions: [question] }, { steps: [moved], done: 1 }).focus;
    expect(asking(PLACED)).toMatchObject({ all: ['@territory-1'], otherwise: { all: ['@territory-7'] } });
    expect(asking(asks('power'))).toMatchObject({ all: ['@territory-7'] });
  });
  it('is answered by the number of its option, if one tap answers it', () => {
    const question = asks('which', { options: options(3) });
    expect(answerOfKey([question], '2')).toEqual({ question, value: 1 });
    for (const key of ['4', '0', 'n']) expect(answerOfKey([question], key)).toBeNull();
    expect(answerOfKey([{ ...question, kind: 'list' }], '1')).toBeNull();
    expect(answerOfKey([CARD], '1')).toBeNull();
    expect(answerOfKey([], '1')).toBeNull();
  });
  it('that follows the steps is known before they are done', () => {
    expect(questionsAfter(view(1, { ...stopped, questions: [PLACED] }))).toEqual([PLACED]);
    expect(questionsAfter(view(1, { questions: [CARD] }))).toEqual([]);
  });
  const instruction = (place: string) => ({ ...row('attack').instructions[0]!, args: { at: place } });
});

describe('between turns', () => {
  it('the heading says whose turn it is', () => {
    expect(at().heading).toEqual({ is: 'yours' });
    expect(at({ over: true, result: {} } as Partial<View>).heading).toEqual({ is: 'over' });
    expect(at({ questions: [CARD] }, { asks: ['human-turn'] })).toMatchObject({
      heading: { is: 'automa' },
      yours: false,
    });
    const ends = asks('round-ended', { event: 'round-ended', options: options(1) });
    expect(at({ questions: [ends] }).heading).toEqual({ is: 'event', said: ends });
  });
  it('the forecast may be shown, except to a player who is to guess', () => {
    expect(at()).toMatchObject({ forecast: true, forecastButton: true, back: null });
    expect(at({}, { guess: { due: true, guessing: false } }).forecast).toBe(false);
    expect(at({}, { steps: [step('move')] })).toMatchObject({ forecast: false, forecastButton: false });
    expect(at({}, { steps: [step('move')], done: 1 })).toMatchObject({ forecast: true, back: 'again' });
  });
  it('the screen has another key whenever something else is on it', () => {
    const steps = [step('move'), step('gain')];
    const keys = [
      at({}, { steps }),
      at({}, { steps, done: 1 }),
      at({}, { steps, done: 2 }),
      at({}, { steps, done: 2, again: 0 }),
    ];
    expect(new Set(keys.map(({ key }) => key)).size).toBe(4);
  });
});

describe('the main button', () => {
  const pressed = (button: Button, done = 0) => {
    const acts = {
      done: vi.fn(),
      draw: vi.fn(),
      deal: vi.fn(),
      answer: vi.fn(),
      redo: vi.fn(),
      guess: vi.fn(),
      close: vi.fn(),
      end: vi.fn(),
    } satisfies Acts;
    press(button, done, acts);
    return Object.entries(acts).flatMap(([name, act]) => act.mock.calls.map((args) => [name, ...(args as unknown[])]));
  };

  it('does one action for each button', () => {
    expect(pressed({ does: 'step', last: false }, 2)).toEqual([['done', 3]]);
    expect(pressed({ does: 'recorded' })).toEqual([['redo']]);
    expect(pressed({ does: 'close' })).toEqual([['close']]);
    expect(pressed({ does: 'end' })).toEqual([['end']]);
    expect(pressed({ does: 'guess' })).toEqual([['guess']]);
  });
  it('begins the Automa’s turn as its cards are drawn', () => {
    const starting = (more: Partial<View>) => {
      const phase = phaseOf({ view: view(1, more), steps: 0, done: 0, again: null, turning: false, guess: NO_GUESS });
      return pressed(buttonOf(phase, false)!);
    };
    const fresh = { ...CARD, deck: null, by_hand: 'by-hand', options: options(1) };
    expect(starting({ deals: 'card', questions: [CARD] })).toEqual([['deal']]);
    expect(starting({ questions: [CARD] })).toEqual([['draw']]);
    expect(starting({ questions: [fresh] })).toEqual([['answer', fresh, 0]]);
  });
  it('gives the one possible answer between turns', () => {
    const ends = asks('round-ended', { event: 'round-ended', options: options(1) });
    expect(pressed({ does: 'between', question: ends })).toEqual([['answer', ends, 0]]);
  });
  const NO_GUESS = { due: false, guessing: false };
});

describe('a turn that has stopped at a question', () => {
  const waits = { event: { type: 'turned' }, answers: { a: 1 } };

  it('is drawn as far as it has come', () => {
    const so_far = { position: { round: 2 }, shown: [] } as unknown as View['so_far'];
    expect(soFar(view(1, { so_far }))).toMatchObject({ position: { round: 2 }, version: 1 });
    expect(soFar(view(1))).toEqual(view(1));
  });
  it('keeps half entered answers until the next question', () => {
    const asked = (answers: Record<string, number>, version = 1) =>
      askedIn(view(version, { position: { pending: { ...waits, answers } } }));
    expect(asked({ a: 1 }, 1)).toBe(asked({ a: 1 }, 2));
    expect(asked({ a: 1 })).not.toBe(asked({ a: 1, b: 2 }));
    expect(askedIn(view(1))).not.toBe(askedIn(view(2)));
  });
});

it('what is new is reported once', () => {
  const mine = at();
  const theirs = { ...mine, yours: !mine.yours };
  const changes = new TurnChanges([view(1), mine]);
  expect(changes.since(view(1), mine)).toEqual({ turn: false, player: false });
  expect(changes.since(view(2), mine)).toEqual({ turn: true, player: false });
  expect(changes.since(view(2), theirs)).toEqual({ turn: false, player: true });
  expect(changes.since(view(2), theirs)).toEqual({ turn: false, player: false });
});
