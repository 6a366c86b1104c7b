/**
 * The desk in a worker of this browser. For each message, with the lock in hand: read anew if another tab has
 * written, let the engine meet the message, commit what it changed, and only then reply.
 */
import { Disk, type Change } from './disk';
import { loadEngine, type Alone, type Engine } from './engine';

export interface Asked {
  id: number;
  op: string;
  message: object;
}
export interface Problem {
  message: string;
  args: Record<string, unknown>;
}
export interface Met {
  status: number;
  changes: Change[];
  reply?: unknown;
  error?: Problem;
}
export type Said =
  | { answered: number; met: Met }
  | { progress: number }
  | { ready: string; keeps: boolean }
  | { failed: string };

const tab = Math.random().toString(36).slice(2);
const say = (said: Said) => postMessage(said);
const others = new BroadcastChannel('automatable');

let disk: Disk | null = new Disk();
let alone: Alone | undefined;
/** The stamp of the disk as we know it. */
let stamp = 0;
let last = Promise.resolve();

const started = start();
onmessage = (event: MessageEvent<Asked>) => {
  const { id, op, message } = event.data;
  last = last.then(async () => {
    await started;
    const met = await alonely(() => meet({ ...message, op }));
    say({ answered: id, met });
    if (met.changes.length && op !== 'tables') tidyLater();
  });
};

async function start(): Promise<void> {
  try {
    const engine = await loadEngine(new URL(`../${ENGINE}`, location.href).href, (progress) => say({ progress }));
    open = () => reopen(engine);
    await open().catch(async () => {
      disk = null; // this browser keeps nothing; the page says so
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
  // what another version of the engine summed up is summed up anew
  const game = contents?.game.map((row) => (contents.engine === ENGINE ? row : { ...row, summarised: -1 }));
  alone?.destroy();
  alone = engine.open(JSON.stringify({ ...contents, game: game ?? [] }));
  stamp = contents?.stamp ?? 0;
}

/** One tab after the other. Where there are no locks, `add` still lets nobody overwrite anything. */
const alonely = <T>(act: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request('automatable', act) as Promise<T>) : act();

const refused = (message: string, args: Record<string, unknown> = {}, status = 400): Met => ({
  status,
  changes: [],
  error: { message, args },
});

async function meet(message: { op: string; table?: number }): Promise<Met> {
  const text = JSON.stringify(message);
  try {
    const now = await disk?.stamp();
    if (now === 0 && stamp > 0) return cleared(message.op, text);
    if (now !== undefined && now !== stamp) await open();
    for (const id of JSON.parse(alone!.lacks(text)) as number[]) alone!.bring(id, JSON.stringify(await disk!.entries(id)));
    return await kept(JSON.parse(alone!.handle(text)) as Met, message);
  } catch (error) {
    await open().catch(() => undefined);
    return refused('web-error-unknown', { status: String(error) }, 500);
  }
}

/** Nothing is shown that is not on the disk: what cannot be kept is forgotten and told. */
async function kept(met: Met, { op, table }: { op: string; table?: number }): Promise<Met> {
  if (!met.changes.length || !disk) return met;
  try {
    await disk.commit(met.changes, stamp + 1, ENGINE);
  } catch (error) {
    await open();
    const reason = error instanceof DOMException ? error.name : String(error);
    if (reason === 'ConstraintError') return refused('play-changed-elsewhere', {}, 409);
    return refused(reason === 'QuotaExceededError' ? 'offline-full' : 'offline-not-kept', { reason }, 507);
  }
  stamp += 1;
  if (op === 'tables' || op === 'history') return met;
  const seen = met.reply as { table?: number; version?: number } | undefined;
  if (seen?.version !== undefined) others.postMessage({ tab, table: seen.table, version: seen.version });
  else if (op === 'delete') others.postMessage({ tab, table, version: -1 });
  return met;
}

/** Somebody cleared the storage under an open game: what this tab still holds can go out as a file, and no more. */
function cleared(op: string, text: string): Met {
  if (op !== 'export-all') return refused('offline-cleared', {}, 507);
  alone!.salvage();
  return { ...(JSON.parse(alone!.handle(text)) as Met), changes: [] };
}

let idle: ReturnType<typeof setTimeout> | undefined;
/** Sums up what has changed, so that the next home screen needs no engine for its list. */
function tidyLater(): void {
  clearTimeout(idle);
  idle = setTimeout(() => {
    last = last.then(async () => {
      const { reply } = await alonely(() => meet({ op: 'tables' }));
      if ((reply as { waiting?: boolean }[] | undefined)?.some((one) => one.waiting)) tidyLater();
    });
  }, 500);
}
