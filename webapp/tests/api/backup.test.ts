import { describe, expect, it, vi } from 'vitest';

vi.mock('../../src/state/app.svelte', () => ({ app: {} }));
const { pieces } = await import('../../src/api/backup');

describe('a backup in pieces', () => {
  it('holds every game once, in its order', () => {
    const games = Array.from({ length: 730 }, (_, id) => ({ id, steps: [] }));
    const found = [...pieces(games)];
    expect(found.flat()).toEqual(games);
    expect(Math.max(...found.map((piece) => piece.length))).toBe(100);
    expect(found).toHaveLength(8);
  });
  it('has pieces that fit into a request, and long games alone', () => {
    const long = { steps: 'x'.repeat(700_000) };
    const middling = { steps: 'x'.repeat(200_000) };
    const found = [...pieces([middling, middling, middling, long, middling])];
    expect(found.map((piece) => piece.length)).toEqual([2, 1, 1, 1]);
  });
  it('has none for a backup without games', () => {
    expect([...pieces([])]).toEqual([]);
  });
});
