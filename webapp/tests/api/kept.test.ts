import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drop, keep, kept } from '../../src/api/offline/kept';

const OLD = 'https://host/site/engine-1';
const NEW = 'https://host/site/engine-2';
const OTHER = 'https://host/other/engine-1';
const bytes = (...all: number[]) => new Uint8Array(all);
let stored: Map<string, Response>;

beforeEach(() => {
  stored = new Map();
  const cache = {
    match: async (url: string) => stored.get(url)?.clone(),
    put: async (url: string, content: Response) => void stored.set(url, content),
    delete: async (url: string) => stored.delete(url),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('navigator', { userAgent: 'Browser 1' });
});
afterEach(() => vi.unstubAllGlobals());

test('what was kept is there at the next start, and gone once it is dropped', async () => {
  await keep(NEW, 'archive', bytes(1, 2));
  await keep(NEW, 'memory', bytes(3));
  expect(await kept(NEW, 'archive')).toEqual(bytes(1, 2));
  await drop(NEW, 'memory');
  expect([await kept(NEW, 'archive'), await kept(NEW, 'memory')]).toEqual([bytes(1, 2), undefined]);
});

test('another version of the engine replaces it, on the same site only', async () => {
  for (const folder of [OLD, OTHER]) await keep(folder, 'archive', bytes(1));
  await keep(NEW, 'archive', bytes(2));
  expect(await kept(OLD, 'archive')).toBeUndefined();
  expect([await kept(NEW, 'archive'), await kept(OTHER, 'archive')]).toEqual([bytes(2), bytes(1)]);
});

test('a memory is of one browser, an archive of all', async () => {
  await keep(NEW, 'archive', bytes(1));
  await keep(NEW, 'memory', bytes(2));
  vi.stubGlobal('navigator', { userAgent: 'Browser 2' });
  expect([await kept(NEW, 'archive'), await kept(NEW, 'memory')]).toEqual([bytes(1), undefined]);
  await keep(NEW, 'memory', bytes(3));
  expect([...stored.keys()].filter((url) => url.includes('memory'))).toEqual([`${NEW}/memory?Browser%202`]);
});

test('a browser that keeps nothing starts all the same', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('forbidden')) });
  await keep(NEW, 'archive', bytes(1));
  await drop(NEW, 'archive');
  expect(await kept(NEW, 'archive')).toBeUndefined();
});
