/** The page's way to a desk in a worker of this browser. */
import { Refused, type Client } from '../client';
import type { Message, Op, Problem, Reply } from '../contract';
import { early } from './early';
import { here } from './here.svelte';
import { prepared } from './updates';
import type { Said } from './worker';

export class WorkerClient implements Client {
  private worker: Promise<Worker>;
  private waiting = new Map<number, { resolve: (reply: unknown) => void; reject: (error: Error) => void }>();
  private next = 1;
  private tab = '';

  constructor() {
    here.watchInstall();
    this.worker = this.started();
    this.worker.catch((error) => this.fail(String(error)));
  }

  async send<O extends Op>(op: O, message: Message<O>): Promise<Reply<O>> {
    if (here.state !== 'ready') {
      const known = await early(op, message).catch(() => undefined);
      if (known !== undefined) return known as Reply<O>;
    }
    const worker = await this.worker;
    const id = this.next++;
    return new Promise<Reply<O>>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (reply: unknown) => void, reject });
      worker.postMessage({ id, op, message: JSON.parse(JSON.stringify(message)) as object });
    });
  }

  listen(table: number, onVersion: (version: number) => void): () => void {
    const channel = new BroadcastChannel('automatable');
    channel.onmessage = ({ data }: MessageEvent<{ tab: string; table: number; version: number }>) => {
      if (data.tab !== this.tab && data.table === table) onVersion(data.version);
    };
    return () => channel.close();
  }

  /** Nobody else sits at a desk in this browser. */
  async lan(): Promise<string | null> {
    return null;
  }

  /** A desk in this browser is always in reach. */
  onReach(): () => void {
    return () => undefined;
  }

  private async started(): Promise<Worker> {
    await prepared();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Said>) => this.heard(data);
    worker.onerror = () => this.heard({ failed: 'worker' });
    return worker;
  }

  private heard(said: Said): void {
    if ('progress' in said) here.starting(said.progress);
    else if ('ready' in said) {
      this.tab = said.ready;
      here.ready(said.keeps);
    } else if ('failed' in said) this.fail(said.failed);
    else {
      const { resolve, reject } = this.waiting.get(said.answered)!;
      this.waiting.delete(said.answered);
      const { status, reply, error } = said.met;
      if (status === 507) here.unkept = true;
      if (error) reject(new Refused(error as unknown as Problem, status));
      else resolve(reply);
      // from the first game on there is something to keep; refused is no harm, the page offers other ways
      if (status === 200 && said.met.changes.length) void navigator.storage?.persist?.().catch(() => false);
    }
  }

  private fail(reason: string): void {
    here.failed(reason);
    for (const { reject } of this.waiting.values())
      reject(new Refused({ message: 'offline-failed', args: { reason } } as unknown as Problem, 500));
    this.waiting.clear();
  }
}
