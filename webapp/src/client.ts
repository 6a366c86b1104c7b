/** The one door between the page and the desk, whether the desk is a server or a worker in this browser. */
import type { Message, Op, Problem, Reply } from './contract';

export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }
}

/** The desk cannot be reached; nothing was done. */
export class Offline extends Error {}

export interface Client {
  send<O extends Op>(op: O, message: Message<O>): Promise<Reply<O>>;
  /** Calls back with the version at once and at every change; returns how to stop. */
  listen(table: number, onVersion: (version: number) => void): () => void;
  /** The address of this page for other devices in the home network; null where nobody else may come in. */
  lan(): Promise<string | null>;
  /** Calls back when the desk goes out of reach and when it is back. */
  onReach(changed: (reached: boolean) => void): () => void;
}

export class ServerClient implements Client {
  private reached = true;
  private watchers = new Set<(reached: boolean) => void>();
  private probing = false;

  constructor(private base = 'api') {}

  async send<O extends Op>(op: O, message: Message<O>): Promise<Reply<O>> {
    let reply: Response;
    try {
      reply = await fetch(`${this.base}/${op}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
      });
    } catch {
      this.lost();
      throw new Offline(op);
    }
    if (reply.status === 502 || reply.status === 503 || reply.status === 504) {
      this.lost();
      throw new Offline(op);
    }
    this.found();
    const text = await reply.text();
    const body = text ? parsed(text) : {};
    if (!reply.ok) throw new Refused(problemOf(body, reply.status), reply.status);
    return body as Reply<O>;
  }

  listen(table: number, onVersion: (version: number) => void): () => void {
    let source: EventSource | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const open = () => {
      source = new EventSource(`${this.base}/stream?table=${table}`);
      source.onmessage = (event) => {
        this.found();
        const data = parsed(event.data as string) as { version?: number };
        if (typeof data.version === 'number') onVersion(data.version);
      };
      source.onerror = () => {
        // A browser gives up after some errors; a table must not.
        source?.close();
        this.lost();
        if (!stopped) again = setTimeout(open, 1500);
      };
    };
    open();
    return () => {
      stopped = true;
      clearTimeout(again);
      source?.close();
    };
  }

  async lan(): Promise<string | null> {
    const reply = await fetch(`${this.base}/lan`).catch(() => null);
    return reply?.ok ? ((await reply.json()) as { link: string | null }).link : null;
  }

  onReach(changed: (reached: boolean) => void): () => void {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  }

  private tell(reached: boolean) {
    if (this.reached === reached) return;
    this.reached = reached;
    for (const watcher of this.watchers) watcher(reached);
  }

  private found() {
    this.tell(true);
  }

  private lost() {
    this.tell(false);
    if (this.probing) return;
    this.probing = true;
    const probe = async () => {
      try {
        const reply = await fetch(`${this.base}/settings`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        });
        if (reply.status < 500) {
          this.probing = false;
          this.found();
          return;
        }
      } catch {
        // still away
      }
      setTimeout(probe, 1500);
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
