import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStored, readStoredOver, store } from '../../src/lib/browser/storage';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('what is stored is read again, and null removes it', () => {
  expect(readStored('localStorage', 'a')).toBeNull();
  store('localStorage', 'a', { one: 1 });
  expect(readStored('localStorage', 'a')).toEqual({ one: 1 });
  store('localStorage', 'a', null);
  expect(kept.size).toBe(0);
});
it('fields that an earlier version did not store have their defaults', () => {
  store('localStorage', 'a', { one: 1 });
  expect(readStoredOver('localStorage', 'a', { one: 0, two: 2 })).toEqual({ one: 1, two: 2 });
  expect(readStoredOver('localStorage', 'b', { one: 0 })).toEqual({ one: 0 });
});
it('text that is no JSON and a browser that forbids storing are no error', () => {
  kept.set('a', '{');
  expect(readStored('localStorage', 'a')).toBeNull();
  vi.stubGlobal('localStorage', undefined);
  expect(readStored('localStorage', 'a')).toBeNull();
  expect(() => store('localStorage', 'a', 1)).not.toThrow();
});
