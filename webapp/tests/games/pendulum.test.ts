import { describe, expect, it } from 'vitest';
import type { Node, Position } from '../../src/api/types';
import { doubtful, read, settled } from '../../src/games/pendulum/timers/clock';
import {
  areasIn,
  boxOf,
  councilStep,
  facts,
  left,
  minutes,
  pendulum,
  promoted,
  ranOut,
  rewardLaid,
  sumsOf,
  timerSet,
  timerState,
  watchTimers,
  workerMoved,
} from '../../src/games/pendulum/position';
import { pad, rewardSigns, signsOf } from '../../src/games/pendulum/signs/signs';

const box = boxOf({
  timers: { purple: 180, green: 120, black: 45 },
  rules: { rounds: 4, purple_flips: 3, most_votes: 20 },
  council: { places: ['s1', 's2', 's3', 'grande', 's4', 's5'] },
  rewards: {
    vote: { copies: 2 },
    province: { copies: 1 },
    grande: { copies: 1, always: true },
    'final-power': { copies: 1, final: true },
  },
  track: { rows: [2], parchment: 2, glory: [], labels: [] },
} as unknown as Position);
const timer = (flipped: number | null, ran_out = false) => ({ row: 'top', flipped, ran_out });
const at = (more = {}) =>
  pendulum({
    clock: 'app',
    phase: 'round',
    values: 'practice',
    round: 1,
    now: 1000,
    paused: null,
    timers: { purple: timer(0), green: timer(0), black: timer(null, true) },
    workers: { purple: ['T1', 'B1', 'B2'], green: [] },
    privilege: ['human', 'automa-1', 'automa-2'],
    council: { s1: 'vote', s2: '?', s3: 'province', grande: 'grande', s4: '?', s5: '' },
    learned: {},
    ...more,
  } as unknown as Position);

const shown = facts({
  shown: {
    timers: {
      purple: { ends: 180_000 },
      green: { ends: 120_000, ran_out: false },
      black: { ends: null, ran_out: true },
    },
    council: { s2: { event: 'council-laid' }, s3: { event: 'corrected' } },
  },
});

describe('the play clock', () => {
  it('runs with the device, and on through a reload', () => {
    const anchor = settled(null, at(), 50_000);
    expect(read(anchor, 50_000)).toBe(1000);
    expect(read(anchor, 53_500)).toBe(4500);
    expect(read(settled(JSON.parse(JSON.stringify(anchor)), at(), 60_000), 61_000)).toBe(12_000);
  });
  it('stands still in a pause and goes on from there', () => {
    const paused = settled(settled(null, at(), 0), at({ now: 9000, paused: 9000 }), 8000);
    expect(read(paused, 500_000)).toBe(9000);
    expect(read(settled(paused, at({ now: 9000 }), 500_000), 501_000)).toBe(10_000);
  });
  it('never runs backwards, not when a step is undone nor when the device is set back', () => {
    const anchor = settled(null, at({ now: 40_000 }), 0);
    expect(read(settled(anchor, at({ now: 2000 }), 5000), 5000)).toBe(45_000);
    expect(read(anchor, -9000)).toBe(40_000);
  });
  it('is never behind what another device has latest', () => {
    expect(read(settled(settled(null, at(), 0), at({ now: 77_000 }), 10), 10)).toBe(77_000);
  });
  it('is not trusted by a device that was away while others went on', () => {
    const anchor = settled(null, at(), 0);
    expect(doubtful(null, at(), 0)).toBe(true);
    expect(doubtful(null, at({ paused: 1000 }), 0)).toBe(false);
    expect(doubtful(anchor, at({ now: 30_000 }), 29_500)).toBe(false); // its own event
    expect(doubtful(anchor, at({ now: 30_000 }), 3_600_000)).toBe(true); // it slept
    expect(doubtful(anchor, at({ now: 500 }), 60_000)).toBe(false); // a step undone
  });
  it('runs on while a question is open, and is paused and trusted there as anywhere', () => {
    const asked = { pending: { event: { type: 'worker-lifted', at: 3000, touched: null }, answers: {} } };
    const asking = settled(settled(null, at(), 0), at(asked), 2000);
    expect(doubtful(asking, at({ now: 3000 }), 60_000)).toBe(false);
    const paused = settled(asking, at({ ...asked, paused: 9000 }), 8000);
    expect(read(paused, 500_000)).toBe(9000);
    const later = { now: 3083, pending: { ...asked.pending, event: { ...asked.pending.event, at: 3083 } } };
    expect(doubtful(paused, at(later), 500_000)).toBe(false); // the clock stood a moment after the pause began
    const resumed = settled(paused, at(asked), 500_000);
    expect(doubtful(resumed, at({ now: 3000 }), 520_000)).toBe(false);
    expect(read(resumed, 501_000)).toBe(10_000);
  });
  it('is given no time back by a step that is undone and done again', () => {
    const flipped = settled(null, at({ now: 100_000 }), 0);
    const undone = settled(flipped, at({ now: 90_000 }), 50_000);
    expect(read(undone, 60_000)).toBe(160_000);
    const again = at({ now: 100_000 });
    expect(doubtful(undone, again, 60_000)).toBe(false); // this device has received that moment
    expect(read(settled(undone, again, 60_000), 60_000)).toBe(160_000);
    const resumed = settled(null, at({ now: 100_000 }), 0);
    const paused = settled(resumed, at({ now: 50_000, paused: 50_000 }), 30_000); // going on was undone
    expect(read(settled(paused, at({ now: 100_000 }), 40_000), 40_000)).toBe(130_000);
  });
  it('waits for the first flip, and does not run with own sand', () => {
    const before = at({
      now: 0,
      phase: 'placing',
      timers: { purple: timer(null), green: timer(null), black: timer(null) },
    });
    expect(settled(null, before, 0).running).toBe(false);
    expect(settled(null, at({ clock: 'sand' }), 0).running).toBe(false);
    expect(settled(null, at({ phase: 'called' }), 0).running).toBe(true);
  });
});

describe('timers', () => {
  it('say how long they run, also in a pause', () => {
    expect(left(shown, at(), 'purple', 60_000)).toBe(120_000);
    expect(left(shown, at({ paused: 30_000 }), 'green', 99_000)).toBe(90_000);
    expect(left(shown, at(), 'black', 0)).toBe(0);
    expect(minutes(83_000)).toBe('1:23');
    expect(minutes(82_001)).toBe('1:23');
    expect(minutes(0)).toBe('0:00');
  });
  it('have run out by the clock, or as the player says', () => {
    expect(ranOut(shown, at(), 'green', 119_999)).toBe(false);
    expect(ranOut(shown, at(), 'green', 120_000)).toBe(true);
    expect(ranOut(shown, at({ clock: 'sand' }), 'green', 999_000)).toBe(false);
  });
  it('are put right; time goes on for all if it must', () => {
    expect(timerSet(at(), box, 'black', 'bottom', 40, 10_000).set).toEqual({
      'timers.black.row': 'bottom',
      now: 10_000,
      'timers.black.flipped': 5000,
    });
    expect(timerSet(at(), box, 'black', 'top', 0, 10_000).set).toEqual({
      'timers.black.row': 'top',
      'timers.black.flipped': null,
    });
    expect(timerSet(at(), box, 'green', 'top', 100, 10_000).set).toEqual({
      'timers.green.row': 'top',
      now: 20_000,
      'timers.purple.flipped': 10_000,
      'timers.green.flipped': 0,
    });
  });
});

describe('taps', () => {
  it('put a worker elsewhere and a player one place up', () => {
    expect(workerMoved(at(), 'purple', 'B2', 'T2').set).toEqual({ 'workers.purple': ['T1', 'T2', 'B1'] });
    expect(promoted(at(), 'automa-2')?.set).toEqual({ privilege: ['human', 'automa-2', 'automa-1'] });
    expect(promoted(at(), 'human')).toBeNull();
  });
  it('tell a council card while it may be latest, and correct it later', () => {
    expect(rewardLaid(at(), shown, box, 's2', 'vote')).toEqual({
      type: 'council-laid',
      cards: ['vote', 'vote', 'province', '?', ''],
    });
    expect(rewardLaid(at(), shown, box, 's3', 'vote')).toEqual({ type: 'corrected', set: { 'council.s3': 'vote' } });
  });
});

describe('the explanation', () => {
  const sum = (message: string, rule: string) =>
    ({ type: 'sum', rule, message, parts: [], total: -1, args: { automa: 1 }, page: null, ruling: null }) as Node;
  const note = (message: string, rule: string, args = {}) =>
    ({ type: 'note', rule, message, args, page: null, ruling: null }) as Node;
  it('gives the sums of a council with what is said about them', () => {
    const found = sumsOf([
      sum('pendulum-sum-points', 'victory-points'),
      note('pendulum-note-not-below-zero', 'victory-points'),
      sum('pendulum-sum-votes', 'votes'),
      note('other', 'track'),
    ]);
    expect(found.points).toHaveLength(1);
    expect(found.notes.get(found.points[0]!)).toHaveLength(1);
    expect(found.notes.get(found.votes[0]!)).toHaveLength(0);
  });
  it('says which area its spaces lie in', () => {
    expect(areasIn([note('pendulum-note-card', 'resolve-card', { worker: '@worker-green' })])).toEqual(['green']);
    expect(areasIn([note('pendulum-note-set-up-card', 'set-up-workers')])).toEqual([]);
  });
});

describe('signs', () => {
  it('stand for options', () => {
    const option = (value: string | number | boolean, message: string, args = {}) => ({
      value,
      message,
      args,
      weight: 1,
    });
    expect(signsOf(option('green', 'pendulum-printed-timer-green')).map((one) => one.colour)).toEqual([
      'purple',
      'green',
    ]);
    expect(signsOf(option(2, 'pendulum-province', { slot: 2 }))).toEqual([{ glyph: 'province', text: '2' }]);
    expect(signsOf(option(true, 'core-value-yes'))).toEqual([]);
    expect(rewardSigns('five-gold')).toEqual([{ glyph: 'gold', text: '5' }]);
  });
  it('and likely numbers are one tap away', () => {
    expect(pad({ id: 'votes' })).toContain(-2);
    expect(pad({ id: 'votes', event: 'council-held' })).toHaveLength(21);
    expect(pad({ id: 'votes-3' })).toHaveLength(21);
    expect(pad({ id: 'other' })).toBeNull();
  });
});

describe('a timer on the board', () => {
  const look = (name: 'purple' | 'black', more = {}, moment = 60_000) => timerState(shown, at(more), box, name, moment);

  it('shows the time that is left, and the sand that is still above', () => {
    expect(look('purple')).toEqual({ mood: 'running', rest: 120_000, above: 2 / 3, time: '2:00', out: false });
  });
  it('waits with its whole time before the round', () => {
    const timers = { purple: timer(null), green: timer(null), black: timer(null) };
    expect(look('black', { phase: 'placing', timers })).toMatchObject({ mood: 'waiting', above: 0, time: '0:45' });
  });
  it('is paused as it stands, out in a round, and at rest after it', () => {
    expect(look('purple', { paused: 60_000 }, 90_000)).toMatchObject({ mood: 'paused', time: '2:00' });
    expect(look('black')).toMatchObject({ mood: 'out', out: true });
    expect(look('purple', { phase: 'rewards' }, 200_000)).toMatchObject({ mood: 'rest', out: true });
  });
  it('of sand has no time: it runs until the player says that it is out', () => {
    const sand = (more = {}) => look('purple', { clock: 'sand', flips: 1, ...more });
    expect(sand()).toMatchObject({ mood: 'running', above: 0.5, time: '' });
    const dry = { purple: timer(null, true), green: timer(null), black: timer(null) };
    expect(sand({ flips: 0, timers: dry })).toMatchObject({ mood: 'waiting', above: 0 });
  });
});

it('a council goes from the votes over the count to the rewards and on', () => {
  expect([councilStep('called', false), councilStep('called', true)]).toEqual([0, 2]);
  expect([councilStep('rewards', false), councilStep('round', true), councilStep('round', false)]).toEqual([2, 3, -1]);
});

describe('the end of a timer', () => {
  const look = (before: Parameters<typeof watchTimers>[0], moment: number, more = {}) =>
    watchTimers(before, shown, at(more), moment);

  it('is reported once for each flip, in a round', () => {
    const first = look(new Map(), 60_000);
    expect([...first.running.keys()]).toEqual(['purple', 'green']);
    expect(first.out).toEqual([]);
    const second = look(first.running, 130_000);
    expect(second.out).toEqual(['green']);
    expect(look(second.running, 131_000).out).toEqual([]);
  });
  it('is not reported after the round, nor for a timer that was flipped or set meanwhile', () => {
    const { running } = look(new Map(), 60_000);
    expect(look(running, 130_000, { phase: 'called' }).out).toEqual([]);
    const timers = { purple: timer(0), green: timer(5), black: timer(null, true) };
    expect(look(running, 130_000, { timers }).out).toEqual([]);
  });
});
