/** Sends every request of the page, to a server or to the engine in this browser. */
import type { Message, Op, Problem, Reply } from './types';
import { listen, onWake, type TableVersion } from './stream';

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

/** Milliseconds without a response after which the page checks that the server is running. */
const SLOW = 10_000;
/** Milliseconds in which a running server answers that check, however busy it is. */
const ANSWERS = 4000;
/** Milliseconds after which a request is given up although the server is running: its connection is dead. */
const LONGEST = 120_000;
/** Most connections that a browser keeps to a server: each may be dead, and only a failing request removes it. */
const CONNECTIONS = 6;

interface Answer {
  ok: boolean;
  status: number;
  text: string;
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
  /** Opens the streams again when the server is back. */
  private back = new Set<() => void>();

  constructor(
    private base = 'api',
    private script = ownScript(),
  ) {}

  async send<O extends Op>(op: O, message: Message<O>): Promise<Reply<O>> {
    const { ok, status, text } = await this.post(op, message).catch(() => {
      this.lost();
      throw new Offline(op);
    });
    this.tell(true);
    const body = text ? parsed(text) : {};
    if (!ok) throw new RequestError(problemOf(body, status), status);
    return body as Reply<O>;
  }

  /** The response, errors included; throws if there is none. A server that is only slow is waited for. */
  private async post(op: string, message: unknown): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(message) };
    if (op === 'view') return this.repeated(op, request);
    const giveUp = new AbortController();
    const check = setInterval(() => void this.answers().catch(() => giveUp.abort()), SLOW);
    try {
      return await this.fetched(op, LONGEST, request, giveUp);
    } finally {
      clearInterval(check);
    }
  }

  /** Repeats a request that changes nothing over another connection, as long as the server is running. */
  private async repeated(op: string, request: RequestInit): Promise<Answer> {
    for (let sent = SLOW; ; sent += SLOW) {
      try {
        return await this.fetched(op, SLOW, request);
      } catch (error) {
        if (sent >= LONGEST) throw error;
        await this.answers();
      }
    }
  }

  /** Throws if the server does not answer a request that needs no storage. */
  private answers(): Promise<Answer> {
    return this.fetched('lan', ANSWERS);
  }

  /** The whole response; throws if it does not come in time: a dead connection alone never fails. */
  private async fetched(
    path: string,
    limit: number,
    request: RequestInit = {},
    giveUp = new AbortController(),
  ): Promise<Answer> {
    const timer = setTimeout(() => giveUp.abort(), limit);
    try {
      const reply = await fetch(`${this.base}/${path}`, { cache: 'no-store', ...request, signal: giveUp.signal });
      const page = reply.headers.get(PAGE);
      if (page && this.script && page !== this.script) for (const tell of this.newer) tell();
      return { ok: reply.ok, status: reply.status, text: await reply.text() };
    } finally {
      clearTimeout(timer);
    }
  }

  listen(table: number, onVersion: (version: number) => void): () => void {
    const received = ({ version }: TableVersion) => {
      this.tell(true);
      onVersion(version);
    };
    // a stream may break for many reasons: a request shows whether the server is unreachable
    const look = () => void this.answers().catch(() => this.lost());
    // before the streams, so that the stream of a visible tab is not opened twice
    const stopWaking = onWake(() => {
      stream.again();
      look();
    });
    const stream = listen(this.base, table, received, look);
    this.back.add(stream.again);
    return () => {
      this.back.delete(stream.again);
      stopWaking();
      stream.stop();
    };
  }

  async lan(): Promise<string | null> {
    const reply = await this.fetched('lan', ANSWERS).catch(() => null);
    return reply?.ok ? (parsed(reply.text) as { link: string | null }).link : null;
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
        await Promise.any(Array.from({ length: CONNECTIONS }, () => this.answers()));
        this.probing = false;
        this.tell(true);
        for (const again of this.back) again();
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
