/**
 * The engine in a worker of this browser. For each request, while it holds the lock: reload if another tab has
 * written, let the engine handle the request, commit what it changed, then reply.
 */
import { Disk, type Change } from './disk';
import { loadEngine, type BrowserApi, type Engine } from './engine';

export interface Sent {
  id: number;
  op: string;
  request: object;
}
export interface WorkerError {
  message: string;
  args: Record<string, unknown>;
}
export interface Handled {
  status: number;
  changes: Change[];
  response?: unknown;
  error?: WorkerError;
  changed_table?: { table: number; version: number };
}
export type WorkerMessage =
  | { answered: number; handled: Handled }
  | { progress: number }
  | { ready: string; keeps: boolean }
  | { failed: string };

const tab = Math.random().toString(36).slice(2);
const say = (said: WorkerMessage) => postMessage(said);
const others = new BroadcastChannel('automatable');

let disk: Disk | null = new Disk();
let api: BrowserApi | undefined;
/** The stamp of the storage as this tab has read it. */
let stamp = 0;
let last = Promise.resolve();

const started = start();
onmessage = (event: MessageEvent<Sent>) => {
  const { id, op, request } = event.data;
  last = last.then(async () => {
    await started;
    const handled = await oneTab(() => handle({ ...request, op }));
    say({ answered: id, handled });
    if (handled.changes.length && op !== 'tables') tidyLater();
  });
};

async function start(): Promise<void> {
  try {
    const engine = await loadEngine(new URL(`../${ENGINE}`, location.href).href, (progress) => say({ progress }));
    open = () => reopen(engine);
    await open().catch(async () => {
      disk = null; // this browser stores nothing; the page says so
      await open();
    });
    say({ ready: tab, keeps: disk !== null });
  } catch (error) {
    say({ failed: String(error) });
    throw error;
  }
}

let open: () => Promise<void>;

async function reopen(engine: Engine): Promise<void> {
  const contents = await disk?.read();
  // summaries of another version of the engine are made again
  const game = contents?.game.map((row) => (contents.engine === ENGINE ? row : { ...row, summarised: -1 }));
  api?.destroy();
  api = engine.open(JSON.stringify({ ...contents, game: game ?? [] }));
  stamp = contents?.stamp ?? 0;
}

/** One tab at a time. Without locks, `add` still prevents that one tab overwrites another. */
const oneTab = <T>(act: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request('automatable', act) as Promise<T>) : act();

const refused = (message: string, args: Record<string, unknown> = {}, status = 400): Handled => ({
  status,
  changes: [],
  error: { message, args },
});

async function handle(request: { op: string }): Promise<Handled> {
  const text = JSON.stringify(request);
  try {
    const now = await disk?.stamp();
    if (now === 0 && stamp > 0) return cleared(request.op, text);
    if (now !== undefined && now !== stamp) await open();
    for (const id of JSON.parse(api!.missing(text)) as number[]) api!.load(id, JSON.stringify(await disk!.entries(id)));
    return await committed(JSON.parse(api!.handle(text)) as Handled);
  } catch (error) {
    await open().catch(() => undefined);
    return refused('web-error-unknown', { status: String(error) }, 500);
  }
}

/** Nothing is shown that is not stored: a change that cannot be stored is dropped and reported. */
async function committed(handled: Handled): Promise<Handled> {
  if (!handled.changes.length || !disk) return handled;
  try {
    await disk.commit(handled.changes, stamp + 1, ENGINE);
  } catch (error) {
    await open();
    const reason = error instanceof DOMException ? error.name : String(error);
    if (reason === 'ConstraintError') return refused('play-changed-elsewhere', {}, 409);
    return refused(reason === 'QuotaExceededError' ? 'offline-full' : 'offline-not-kept', { reason }, 507);
  }
  stamp += 1;
  if (handled.changed_table) others.postMessage({ tab, ...handled.changed_table });
  return handled;
}

/** The storage was cleared while a game is open: this tab can only export what it still holds. */
function cleared(op: string, text: string): Handled {
  if (op !== 'export-all') return refused('offline-cleared', {}, 507);
  api!.drop_unloaded();
  return { ...(JSON.parse(api!.handle(text)) as Handled), changes: [] };
}

let idle: ReturnType<typeof setTimeout> | undefined;
/** Makes the summaries of changed games, so that the home screen can list them without the engine. */
function tidyLater(): void {
  clearTimeout(idle);
  idle = setTimeout(() => {
    last = last.then(async () => {
      const { response } = await oneTab(() => handle({ op: 'tables' }));
      if ((response as { waiting?: boolean }[] | undefined)?.some((one) => one.waiting)) tidyLater();
    });
  }, 500);
}
