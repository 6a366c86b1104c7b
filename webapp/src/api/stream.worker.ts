/** The one stream that all tabs of this browser share, with every table that is open in one of them. */
import { follow, type FromWorker, type Stream, type TableVersion, type ToWorker } from './stream';

const tables = new Map<MessagePort, number>();
/** The latest version of each table, for tabs that are opened later. */
const versions = new Map<number, number>();
let listened = '';
let current: Stream | undefined;

function listen(stream: string): void {
  const wanted = [...new Set(tables.values())].sort((a, b) => a - b);
  const url = `${stream}?${wanted.map((table) => `table=${table}`).join('&')}`;
  if (url === listened) return;
  current?.stop();
  listened = url;
  current = wanted.length ? follow(url, received, broken) : undefined;
}

function received(message: TableVersion): void {
  if (message.table === undefined) return;
  versions.set(message.table, message.version);
  for (const [port, table] of tables) if (table === message.table) port.postMessage(message satisfies FromWorker);
}

function broken(): void {
  versions.clear();
  for (const port of tables.keys()) port.postMessage('broken' satisfies FromWorker);
}

addEventListener('connect', (event) => {
  const port = (event as MessageEvent).ports[0]!;
  let stream = '';
  port.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    if (data === 'again') return current?.again();
    if (data === 'stop') tables.delete(port);
    else {
      stream = data.stream;
      tables.set(port, data.listen);
      const version = versions.get(data.listen);
      if (version !== undefined) port.postMessage({ table: data.listen, version } satisfies FromWorker);
    }
    listen(stream);
  };
});
