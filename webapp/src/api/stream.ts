/** Live updates: the server reports the version of a table at once, at every change and as a sign of life. */

export interface TableVersion {
  table?: number;
  version: number;
  /** Seconds until the next message at the latest. */
  next?: number;
}
export type Listener = (message: TableVersion) => void;

export interface Stream {
  stop(): void;
  /** Opens the stream again: the old connection may be dead without an error. */
  again(): void;
}

/** Milliseconds before a broken stream is opened again. */
const AGAIN = 1500;
/** Milliseconds after which a stream without any message counts as dead. */
const SILENT = 30_000;

/** Keeps a stream open until it is stopped; a browser alone gives up after some errors and does not notice a dead connection. */
export function follow(url: string, received: Listener, broken: () => void): Stream {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silent = SILENT;
  const after = (time: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, time);
  };
  const dead = () => {
    open();
    broken();
  };
  const open = () => {
    source?.close();
    source = new EventSource(url);
    after(silent, dead);
    source.onmessage = (event) => {
      const message = parsedVersion(event.data as string);
      if (!message) return;
      if (message.next) silent = 2000 * message.next;
      after(silent, dead);
      received(message);
    };
    source.onerror = () => {
      source?.close();
      after(AGAIN, open);
      broken();
    };
  };
  const stop = () => {
    clearTimeout(timer);
    source?.close();
  };
  open();
  return { stop, again: open };
}

/** Listens to a table. All tabs of a browser share one stream: it opens only six connections to a server, and a
 * stream holds one of them. Where tabs cannot share it, only the visible one has a stream. */
export function listen(base: string, table: number, received: Listener, broken: () => void): Stream {
  const alone = () => whileSeen(() => follow(`${base}/stream?table=${table}`, received, broken));
  let stream =
    typeof SharedWorker === 'undefined' ? alone() : shared(base, table, received, broken, () => (stream = alone()));
  return { stop: () => stream.stop(), again: () => stream.again() };
}

/** Calls back when the device may have slept or changed its network: the connections may be dead. */
export function onWake(woken: () => void): () => void {
  const seen = () => !document.hidden && woken();
  const back = (event: PageTransitionEvent) => event.persisted && woken();
  globalThis.document?.addEventListener('visibilitychange', seen);
  globalThis.addEventListener?.('pageshow', back);
  globalThis.addEventListener?.('online', woken);
  return () => {
    globalThis.document?.removeEventListener('visibilitychange', seen);
    globalThis.removeEventListener?.('pageshow', back);
    globalThis.removeEventListener?.('online', woken);
  };
}

/** Messages of a tab to the shared worker, and back. */
export type ToWorker = { listen: number; stream: string } | 'stop' | 'again';
export type FromWorker = TableVersion | 'broken';

function shared(base: string, table: number, received: Listener, broken: () => void, failed: () => void): Stream {
  let port: MessagePort | undefined;
  const start = () => {
    const worker = new SharedWorker(new URL('./stream.worker.ts', import.meta.url), {
      type: 'module',
      name: 'automatable',
    });
    worker.onerror = () => {
      stop();
      failed();
    };
    port = worker.port;
    port.onmessage = ({ data }: MessageEvent<FromWorker>) => (data === 'broken' ? broken() : received(data));
    const stream = new URL(`${base}/stream`, document.baseURI).href;
    port.postMessage({ listen: table, stream } satisfies ToWorker);
  };
  const leave = () => {
    port?.postMessage('stop' satisfies ToWorker);
    port?.close();
    port = undefined;
  };
  // the browser may show a page again after the user has left it
  const back = (event: PageTransitionEvent) => event.persisted && !port && start();
  const stop = () => {
    leave();
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', back);
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', back);
  start();
  return { stop, again: () => port?.postMessage('again' satisfies ToWorker) };
}

/** Runs a stream only while the tab is visible. */
function whileSeen(begin: () => Stream): Stream {
  let stream: Stream | null = null;
  const look = () => {
    if (globalThis.document?.hidden) {
      stream?.stop();
      stream = null;
    } else stream ??= begin();
  };
  look();
  globalThis.document?.addEventListener('visibilitychange', look);
  return {
    stop: () => {
      globalThis.document?.removeEventListener('visibilitychange', look);
      stream?.stop();
    },
    again: () => stream?.again(),
  };
}

function parsedVersion(text: string): TableVersion | null {
  try {
    const message = JSON.parse(text) as TableVersion;
    return typeof message.version === 'number' ? message : null;
  } catch {
    return null;
  }
}
