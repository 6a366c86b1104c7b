import { beforeEach, expect, it, vi } from 'vitest';
import { Progress } from '../../src/state/progress.svelte';
import { row, view } from '../table';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const TURN = view(1, { rows: [row('a', 'b')] });

it('shows the steps of a turn, and how many are done', () => {
  const progress = new Progress(7);
  expect([progress.steps, progress.done]).toEqual([[], 0]);
  progress.follow(TURN, true);
  progress.to(1);
  expect([progress.steps.length, progress.done]).toEqual([2, 1]);
});

it('goes on where it was after a reload, and each table by itself', () => {
  const before = new Progress(7);
  before.follow(TURN, true);
  before.to(1);
  const after = new Progress(7);
  after.follow(TURN, false);
  expect(after.done).toBe(1);
  expect(new Progress(8).steps).toEqual([]);
});
