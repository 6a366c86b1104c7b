/** Storage in IndexedDB: five stores of plain data. A committed change is on the disk. */

type Key = number | string | (number | string)[];
export type Change = ['put' | 'add' | 'delete' | 'delete-all', string, Key, unknown];

/** A saved game in the list. */
export interface StoredGame {
  id: number;
  created: string;
  updated: string;
  version: number;
  summary: Record<string, unknown> | null;
  summarised: number;
}

export interface Contents {
  game: StoredGame[];
  setting: Record<string, unknown>;
  box: Record<string, unknown>;
  next: number;
  /** Counts the writes of all tabs. */
  stamp: number;
  /** The engine that made the summaries. */
  engine: string;
}

const NAME = 'automatable';
const FORM = 1;
const STORES = ['game', 'entry', 'setting', 'box', 'meta'];

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export class Disk {
  private db: Promise<IDBDatabase> | undefined;

  /** Opened again on demand after a newer page or cleared storage has closed it. */
  private opened(): Promise<IDBDatabase> {
    const forget = () => (this.db = undefined);
    this.db ??= opening(forget);
    this.db.catch(forget);
    return this.db;
  }

  /** Runs `act` again on a new connection if the system has closed the old one, as iOS does with a sleeping page. */
  private async reading<T>(stores: string[], act: (store: (name: string) => IDBObjectStore) => Promise<T>): Promise<T> {
    const once = async () => {
      const transaction = (await this.opened()).transaction(stores);
      return act((name) => transaction.objectStore(name));
    };
    try {
      return await once();
    } catch (error) {
      if (!lost(error)) throw error;
      this.db = undefined;
      return once();
    }
  }

  async stamp(): Promise<number> {
    return this.reading(
      ['meta'],
      async (store) => ((await done(store('meta').get('stamp'))) as number | undefined) ?? 0,
    );
  }

  /** Everything but the entries. */
  async read(): Promise<Contents> {
    return this.reading(STORES, async (store) => {
      const all = async (name: string) => {
        const [keys, values] = await Promise.all([done(store(name).getAllKeys()), done(store(name).getAll())]);
        return Object.fromEntries(keys.map((key, at) => [String(key), values[at] as unknown]));
      };
      const [game, setting, box, meta] = await Promise.all([
        done(store('game').getAll()),
        all('setting'),
        all('box'),
        all('meta'),
      ]);
      return { next: 1, stamp: 0, engine: '', ...meta, game: game as StoredGame[], setting, box };
    });
  }

  async entries(game: number): Promise<unknown[]> {
    return this.reading(['entry'], async (store) => (await done(store('entry').getAll(below(game)))) as unknown[]);
  }

  /** All changes, or an error and none of them. `add` fails if the key exists. */
  async commit(changes: Change[], stamp: number, engine: string): Promise<void> {
    try {
      await this.write(changes, stamp, engine);
    } catch (error) {
      if (!lost(error)) throw error;
      this.db = undefined;
      // the connection may have been lost after the changes were written
      if ((await this.stamp()) !== stamp) await this.write(changes, stamp, engine);
    }
  }

  private async write(changes: Change[], stamp: number, engine: string): Promise<void> {
    const transaction = (await this.opened()).transaction(STORES, 'readwrite', { durability: 'strict' });
    const finished = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'));
    });
    const marks: Change[] = [
      ['put', 'meta', 'stamp', stamp],
      ['put', 'meta', 'engine', engine],
    ];
    for (const [kind, name, key, value] of [...changes, ...marks]) {
      const store = transaction.objectStore(name);
      if (kind === 'put') store.put(value, key);
      else if (kind === 'add') store.add(value, key);
      else store.delete(kind === 'delete' ? key : below(key as number));
    }
    transaction.commit();
    await finished;
  }
}

/** Whether the connection is gone: closed by the system, or its process ended, which WebKit calls unknown. */
const lost = (error: unknown) =>
  error instanceof DOMException && ['InvalidStateError', 'UnknownError', 'AbortError'].includes(error.name);

async function opening(closed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, FORM);
  request.onupgradeneeded = () => {
    for (const store of STORES) request.result.createObjectStore(store);
  };
  const db = await done(request);
  db.onclose = closed;
  db.onversionchange = () => {
    db.close();
    closed();
  };
  return db;
}

/** Every key that begins with this prefix. */
const below = (first: number) => IDBKeyRange.bound([first], [first, []]);
