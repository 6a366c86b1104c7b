/** Sends requests to the engine in a worker of this browser. */
import { RequestError, type Client } from '../client';
import type { Message, Op, Problem, Reply } from '../types';
import { replyWithoutEngine, withOwnBoxes } from './startup';
import { browserState } from './browser.svelte';
import { prepared } from './updates';
import type { WorkerMessage } from './worker';

export class WorkerClient implements Client {
  private worker: Promise<Worker>;
  private waiting = new Map<number, { resolve: (reply: unknown) => void; reject: (error: Error) => void }>();
  private next = 1;
  private tab = '';

  constructor() {
    browserState.watchInstall();
    this.worker = this.started();
    this.worker.catch((error) => this.fail(String(error)));
  }

  async send<O extends Op>(op: O, message: Message<O>): Promise<Reply<O>> {
    const known = await replyWithoutEngine(op, message, browserState.state === 'ready').catch(() => undefined);
    if (known !== undefined) return known as Reply<O>;
    if (op === 'games') return (await withOwnBoxes((only) => this.ask('games', { only }))) as Reply<O>;
    return this.ask(op, message);
  }

  private async ask<O extends Op>(op: O, message: Message<O>): Promise<Reply<O>> {
    const worker = await this.worker;
    const id = this.next++;
    return new Promise<Reply<O>>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (reply: unknown) => void, reject });
      worker.postMessage({ id, op, request: JSON.parse(JSON.stringify(message)) as object });
    });
  }

  listen(table: number, onVersion: (version: number) => void): () => void {
    const channel = new BroadcastChannel('automatable');
    channel.onmessage = ({ data }: MessageEvent<{ tab: string; table: number; version: number }>) => {
      if (data.tab !== this.tab && data.table === table) onVersion(data.version);
    };
    return () => channel.close();
  }

  /** No other device reaches the engine in this browser. */
  async lan(): Promise<string | null> {
    return null;
  }

  /** The engine in this browser can always be reached. */
  onReach(): () => void {
    return () => undefined;
  }

  /** The service worker looks for a newer page (`updates.ts`). */
  onNewer(): () => void {
    return () => undefined;
  }

  private async started(): Promise<Worker> {
    await prepared();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => this.receive(data);
    worker.onerror = () => this.receive({ failed: 'worker' });
    return worker;
  }

  private receive(said: WorkerMessage): void {
    if ('progress' in said) browserState.starting(said.progress);
    else if ('ready' in said) {
      this.tab = said.ready;
      browserState.ready(said.keeps);
    } else if ('failed' in said) this.fail(said.failed);
    else {
      const { resolve, reject } = this.waiting.get(said.answered)!;
      this.waiting.delete(said.answered);
      const { status, response, error } = said.handled;
      if (status === 507) browserState.unkept = true;
      if (error) reject(new RequestError(error as unknown as Problem, status));
      else resolve(response);
      // from the first game on there is something to keep; if the browser refuses, the page offers a backup
      if (status === 200 && said.handled.changes.length) void navigator.storage?.persist?.().catch(() => false);
    }
  }

  private fail(reason: string): void {
    browserState.failed(reason);
    for (const { reject } of this.waiting.values())
      reject(new RequestError({ message: 'offline-failed', args: { reason } } as unknown as Problem, 500));
    this.waiting.clear();
  }
}
