import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Op, View } from '../../src/api/types';
import { Forecast } from '../../src/state/forecast.svelte';
import { view } from '../table';

/** What the service answers, and the requests that were sent. */
const service = vi.hoisted(() => ({
  settings: { ahead: false, guess: true },
  replies: {} as Record<string, unknown>,
  asked: [] as string[],
}));
vi.mock('../../src/state/app.svelte', () => ({
  app: {
    settings: service.settings,
    ask: (op: Op) => {
      service.asked.push(op);
      return Promise.resolve(service.replies[op] ?? null);
    },
  },
}));

const chance = { message: 'move', at: '@a', args: {}, weight: 1, total: 2, about: '', origins: [] };
const moved = (at: string, message = 'move') => ({ message, at, args: {}, origin: '' });
const acted = (...actions: object[]) => (service.replies.actions = { actions });
const followed = async (forecast: Forecast, ...views: View[]) => {
  for (const one of views) await forecast.follow(one);
  return forecast;
};
/** A forecast in which the player has guessed a place at version 1. */
async function guessed(at: string, counts?: string[]): Promise<Forecast> {
  const forecast = await followed(new Forecast(7, counts), view(1));
  forecast.choose(at);
  return forecast;
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  service.replies = { foresee: { chances: [chance], guessable: ['@a', '@b', ''] } };
  service.asked = [];
  Object.assign(service.settings, { ahead: false, guess: true });
});

describe('the forecast', () => {
  it('is requested once for each version', async () => {
    const forecast = await followed(new Forecast(7), view(1), view(1), view(2));
    expect(service.asked).toEqual(['foresee', 'foresee']);
    expect(forecast.chances).toEqual([chance]);
  });
  it('is not requested if the player wants neither forecast nor guess', async () => {
    Object.assign(service.settings, { ahead: false, guess: false });
    const forecast = await followed(new Forecast(7), view(1));
    expect([service.asked, forecast.due]).toEqual([[], false]);
  });
  it('of a version that is no longer on the screen is dropped', async () => {
    const forecast = new Forecast(7);
    const late = forecast.follow(view(1));
    service.replies = {};
    await Promise.all([late, forecast.follow(view(2))]);
    expect(forecast.chances).toEqual([]);
  });
});

describe('a guess', () => {
  it('is due where something can be guessed, until it is made or skipped', async () => {
    const forecast = await followed(new Forecast(7), view(1));
    expect(forecast.due).toBe(true);
    forecast.skip();
    expect(forecast.due).toBe(false);
    await followed(forecast, view(2));
    expect(forecast.due).toBe(true);
    forecast.choose('@a');
    expect([forecast.due, forecast.kept.open]).toEqual([false, { at: '@a', version: 2 }]);
  });
  it('is right if the Automa did something there, and both are counted', async () => {
    const forecast = await guessed('@b');
    acted(moved('@a'), moved('@b'));
    await followed(forecast, view(2));
    expect(forecast.verdict).toEqual({ right: true, guess: '@b', did: ['@a', '@b'] });
    expect(forecast.kept).toEqual({ right: 1, made: 1, open: null });
  });
  it('of nowhere is right if nothing that counts was done', async () => {
    const forecast = await guessed('', ['attack']);
    acted(moved('@a'));
    await followed(forecast, view(2));
    expect(forecast.verdict).toMatchObject({ right: true, did: [''] });
  });
  it('of another place is wrong', async () => {
    const forecast = await guessed('@a');
    acted(moved('@b'));
    await followed(forecast, view(2));
    expect([forecast.verdict?.right, forecast.kept]).toEqual([false, { right: 0, made: 1, open: null }]);
  });
  it('waits while the Automa has not acted', async () => {
    const forecast = await guessed('@a');
    acted();
    await followed(forecast, view(2));
    expect([forecast.verdict, forecast.kept.open]).toEqual([null, { at: '@a', version: 1 }]);
  });
  it('is dropped by undo, and no guess is counted', async () => {
    const forecast = await guessed('@a');
    acted(moved('@a'));
    await followed(forecast, view(2, { redo: { message: 'card', args: {} } }));
    expect([forecast.verdict, forecast.kept]).toEqual([null, { right: 0, made: 0, open: null }]);
  });
  it('is kept over a reload', async () => {
    await guessed('@b');
    acted(moved('@b'));
    const forecast = await followed(new Forecast(7), view(2));
    expect(forecast.verdict?.right).toBe(true);
    expect(new Forecast(8).kept.made, 'another table has its own').toBe(0);
  });
});
