/** Sends every request of the page, to a server or to the engine in this browser. */
import type { Message, Op, Problem, Reply } from './types';
import { listen, type TableVersion } from './stream';

/** The service answered with an error. */
export class RequestError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }
}

/** The service cannot be reached; nothing was done. */
export class Offline extends Error {}

export interface Client {
  send<O extends Op>(op: O, message: Message<O>): Promise<Reply<O>>;
  /** Calls back with the version at once and at every change; returns how to stop. */
  listen(table: number, onVersion: (version: number) => void): () => void;
  /** The address of this page for other devices of the home network; null if the server accepts no other devices. */
  lan(): Promise<string | null>;
  /** Calls back when the service cannot be reached and when it can again. */
  onReach(changed: (reached: boolean) => void): () => void;
  /** Calls back when the server has a newer page; reloading brings it. */
  onNewer(found: () => void): () => void;
}

/** The header in which the server names the script of the page it serves. */
const PAGE = 'x-automatable-page';
/** The script this page was built into; a page that is being developed has none. */
const ownScript = () =>
  import.meta.env.PROD
    ? (document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1) ?? '')
    : '';

export class ServerClient implements Client {
  private reached = true;
  private watchers = new Set<(reached: boolean) => void>();
  private probing = false;
  private newer = new Set<() => void>();

  constructor(
    private base = 'api',
    private script = ownScript(),
  ) {}

  async send<O extends Op>(op: O, message: Message<O>): Promise<Reply<O>> {
    let reply: Response;
    try {
      reply = await this.post(op, message);
    } catch {
      this.lost();
      throw new Offline(op);
    }
    this.tell(true);
    const text = await reply.text();
    const body = text ? parsed(text) : {};
    if (!reply.ok) throw new RequestError(problemOf(body, reply.status), reply.status);
    return body as Reply<O>;
  }

  /** The response, errors included; throws only if there is none. */
  private async post(op: string, message: unknown): Promise<Response> {
    const reply = await fetch(`${this.base}/${op}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    const page = reply.headers.get(PAGE);
    if (page && this.script && page !== this.script) for (const tell of this.newer) tell();
    return reply;
  }

  listen(table: number, onVersion: (version: number) => void): () => void {
    const received = ({ version }: TableVersion) => {
      this.tell(true);
      onVersion(version);
    };
    // a stream may break for many reasons: a request shows whether the server is away
    return listen(this.base, table, received, () => void this.post('settings', {}).catch(() => this.lost()));
  }

  async lan(): Promise<string | null> {
    const reply = await fetch(`${this.base}/lan`).catch(() => null);
    return reply?.ok ? ((await reply.json()) as { link: string | null }).link : null;
  }

  onReach(changed: (reached: boolean) => void): () => void {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  }

  onNewer(found: () => void): () => void {
    this.newer.add(found);
    // a missing file means that the server has a newer page
    globalThis.addEventListener?.('vite:preloadError', found);
    return () => {
      this.newer.delete(found);
      globalThis.removeEventListener?.('vite:preloadError', found);
    };
  }

  private tell(reached: boolean) {
    if (this.reached === reached) return;
    this.reached = reached;
    for (const watcher of this.watchers) watcher(reached);
  }

  private lost() {
    this.tell(false);
    if (this.probing) return;
    this.probing = true;
    const probe = async () => {
      try {
        await this.post('settings', {});
        this.probing = false;
        this.tell(true);
      } catch {
        this.tell(false); // a request under way may have reported the opposite
        setTimeout(probe, 1500);
      }
    };
    setTimeout(probe, 1000);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

function problemOf(body: unknown, status: number): Problem {
  const error = (body as { error?: Problem }).error;
  return error && typeof error.message === 'string'
    ? error
    : { message: 'web-error-unknown', args: { status }, en: '', ru: '' };
}
