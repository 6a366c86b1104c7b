/** Live updates: the server reports the version of a table at once and at every change. */

export interface TableVersion {
  table?: number;
  version: number;
}
export type Listener = (message: TableVersion) => void;

/** Milliseconds before a broken stream is opened again. */
const AGAIN = 1500;

/** Keeps a stream open until it is stopped; a browser alone gives up after some errors. */
export function follow(url: string, received: Listener, broken: () => void): () => void {
  let source: EventSource | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource(url);
    source.onmessage = (event) => {
      const message = parsedVersion(event.data as string);
      if (message) received(message);
    };
    source.onerror = () => {
      source?.close();
      again = setTimeout(open, AGAIN);
      broken();
    };
  };
  open();
  return () => {
    clearTimeout(again);
    source?.close();
  };
}

/** Listens to a table. All tabs of a browser share one stream: it opens only six connections to a server, and a
 * stream holds one of them. Where tabs can share nothing, only the one that is looked at has a stream. */
export function listen(base: string, table: number, received: Listener, broken: () => void): () => void {
  const alone = () => whileSeen(() => follow(`${base}/stream?table=${table}`, received, broken));
  if (typeof SharedWorker === 'undefined') return alone();
  let stop = shared(base, table, received, broken, () => (stop = alone()));
  return () => stop();
}

/** Messages of a tab to the shared worker, and back. */
export type ToWorker = { listen: number; stream: string } | 'stop';
export type FromWorker = TableVersion | 'broken';

function shared(base: string, table: number, received: Listener, broken: () => void, failed: () => void): () => void {
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
  // the browser may show a page again that was left
  const back = (event: PageTransitionEvent) => event.persisted && !port && start();
  const stop = () => {
    leave();
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', back);
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', back);
  start();
  return stop;
}

/** Runs something only while the tab is visible. */
function whileSeen(begin: () => () => void): () => void {
  let end: (() => void) | null = null;
  const look = () => {
    if (globalThis.document?.hidden) {
      end?.();
      end = null;
    } else end ??= begin();
  };
  look();
  globalThis.document?.addEventListener('visibilitychange', look);
  return () => {
    globalThis.document?.removeEventListener('visibilitychange', look);
    end?.();
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
