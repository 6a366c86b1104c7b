/** The browser's disk: five stores of plain data in IndexedDB. What is committed is on the disk, not only on its way there. */

type Key = number | string | (number | string)[];
export type Change = ['put' | 'add' | 'delete' | 'delete-all', string, Key, unknown];

/** A saved game as the list knows it. */
export interface Row {
  id: number;
  created: string;
  updated: string;
  version: number;
  summary: Record<string, unknown> | null;
  summarised: number;
}

export interface Contents {
  game: Row[];
  setting: Record<string, unknown>;
  box: Record<string, unknown>;
  next: number;
  /** How often anybody has written. */
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

  /** Whatever closed it (a newer page, cleared storage), it is opened again by whoever needs it next. */
  private opened(): Promise<IDBDatabase> {
    const forget = () => (this.db = undefined);
    this.db ??= opening(forget);
    this.db.catch(forget);
    return this.db;
  }

  private async from(...stores: string[]): Promise<(name: string) => IDBObjectStore> {
    let transaction: IDBTransaction;
    try {
      transaction = (await this.opened()).transaction(stores);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      this.db = undefined;
      transaction = (await this.opened()).transaction(stores);
    }
    return (name) => transaction.objectStore(name);
  }

  async stamp(): Promise<number> {
    const store = await this.from('meta');
    return ((await done(store('meta').get('stamp'))) as number | undefined) ?? 0;
  }

  /** Everything but the entries. */
  async read(): Promise<Contents> {
    const store = await this.from(...STORES);
    const all = async (name: string) => {
      const [keys, values] = await Promise.all([done(store(name).getAllKeys()), done(store(name).getAll())]);
      return Object.fromEntries(keys.map((key, at) => [String(key), values[at] as unknown]));
    };
    const [game, setting, box, meta] = await Promise.all([done(store('game').getAll()), all('setting'), all('box'), all('meta')]);
    return { next: 1, stamp: 0, engine: '', ...meta, game: game as Row[], setting, box };
  }

  async entries(game: number): Promise<unknown[]> {
    const store = await this.from('entry');
    return (await done(store('entry').getAll(below(game)))) as unknown[];
  }

  /** All of it, or an error and nothing. `add` fails when somebody else has written that key. */
  async commit(changes: Change[], stamp: number, engine: string): Promise<void> {
    const transaction = (await this.opened()).transaction(STORES, 'readwrite', { durability: 'strict' });
    const finished = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'));
    });
    const marks: Change[] = [['put', 'meta', 'stamp', stamp], ['put', 'meta', 'engine', engine]];
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

/** Every key that begins with this one. */
const below = (first: number) => IDBKeyRange.bound([first], [first, []]);
