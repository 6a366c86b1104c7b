/** JSON that this browser remembers: for the tab (`sessionStorage`) or for good (`localStorage`).
 * A browser may forbid both. Then nothing is remembered, and everything still works. */
type Place = 'localStorage' | 'sessionStorage';

/** What is stored under a key; null if there is nothing that can be read. */
export function readStored(place: Place, key: string): unknown {
  try {
    return JSON.parse(globalThis[place].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** An object stored under a key, over its defaults. */
export const readStoredOver = <T extends object>(place: Place, key: string, defaults: T): T => ({
  ...defaults,
  ...(readStored(place, key) as Partial<T> | null),
});

/** Stores a value; null removes it. */
export function store(place: Place, key: string, value: unknown): void {
  try {
    if (value === null) globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, JSON.stringify(value));
  } catch {
    // forbidden, or full
  }
}
