import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Offline, RequestError, ServerClient } from '../../src/api/client';

const reply = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

class FakeSource {
  static opened: FakeSource[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  closed = false;
  constructor(readonly url: string) {
    FakeSource.opened.push(this);
  }
  close() {
    this.closed = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.opened = [];
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('sending', () => {
  it('posts the message under its name and gives back the answer', async () => {
    const fetched = vi.fn(async () => reply(200, { version: 3 }));
    vi.stubGlobal('fetch', fetched);
    expect(await new ServerClient().send('undo', { table: 1 })).toEqual({ version: 3 });
    const [path, init] = fetched.mock.calls[0] as unknown as [string, RequestInit];
    expect([path, init.method, init.body]).toEqual(['api/undo', 'POST', '{"table":1}']);
  });

  it('explains an error in words', async () => {
    vi.stubGlobal('fetch', async () => reply(409, { error: { message: 'play-other-version', en: 'Changed.' } }));
    const error = await new ServerClient().send('deal', { table: 1 }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(RequestError);
    expect((error as RequestError).status).toBe(409);
    expect((error as RequestError).problem.en).toBe('Changed.');
  });

  it.each([503, 507])('an error with status %i keeps its own sentence: the service can be reached', async (status) => {
    vi.stubGlobal('fetch', async () =>
      reply(status, { error: { message: 'play-store-busy', args: {}, en: 'Busy.', ru: 'Занято.' } }),
    );
    const client = new ServerClient();
    const seen: boolean[] = [];
    client.onReach((reached) => seen.push(reached));
    const error = await client.send('deal', { table: 1 }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(RequestError);
    expect((error as RequestError).problem.message).toBe('play-store-busy');
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen).toEqual([]);
  });

  it('an answer that is no JSON is a problem too, not a crash', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 500 }));
    await expect(new ServerClient().send('deal', { table: 1 })).rejects.toMatchObject({
      problem: { message: 'web-error-unknown' },
    });
  });
});

it('says again that nobody answers when a late message of the stream said otherwise', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no route');
  });
  const client = new ServerClient();
  const seen: boolean[] = [];
  client.onReach((reached) => seen.push(reached));
  const stop = client.listen(1, () => {});
  await expect(client.send('view', { table: 1 })).rejects.toBeInstanceOf(Offline);
  FakeSource.opened[0]!.onmessage!({ data: '{"table": 1, "version": 3}' });
  expect(seen).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen).toEqual([false, true, false]);
  stop();
});

it('when nobody answers it says so once, and notices by itself when the service is back', async () => {
  let up = false;
  vi.stubGlobal('fetch', async () => {
    if (!up) throw new TypeError('no route');
    return reply(200, {});
  });
  const client = new ServerClient();
  const seen: boolean[] = [];
  client.onReach((reached) => seen.push(reached));
  await expect(client.send('view', { table: 1 })).rejects.toBeInstanceOf(Offline);
  await expect(client.send('view', { table: 1 })).rejects.toBeInstanceOf(Offline);
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen).toEqual([false]);
  up = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen).toEqual([false, true]);
});

it('a service that answers can be reached, whatever it answers', async () => {
  let up = false;
  vi.stubGlobal('fetch', async () => {
    if (!up) throw new TypeError('no route');
    return reply(503, { error: { message: 'play-store-busy', args: {}, en: 'Busy.', ru: '' } });
  });
  const client = new ServerClient();
  const seen: boolean[] = [];
  client.onReach((reached) => seen.push(reached));
  await expect(client.send('view', { table: 1 })).rejects.toBeInstanceOf(Offline);
  up = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen).toEqual([false, true]);
});

describe('listening', () => {
  it('receives every version, opens the stream again after an error, and stops on request', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('away');
    });
    const versions: number[] = [];
    const stop = new ServerClient().listen(7, (version) => versions.push(version));
    expect(FakeSource.opened[0]!.url).toBe('api/stream?table=7');
    FakeSource.opened[0]!.onmessage?.({ data: '{"version":4}' });
    FakeSource.opened[0]!.onmessage?.({ data: 'nonsense' });
    FakeSource.opened[0]!.onerror?.();
    expect(FakeSource.opened[0]!.closed).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    FakeSource.opened[1]!.onmessage?.({ data: '{"version":9}' });
    expect(versions).toEqual([4, 9]);
    stop();
    expect(FakeSource.opened[1]!.closed).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(FakeSource.opened).toHaveLength(2);
  });
});

describe('a dead line, which fails nowhere', () => {
  /** A server that answers some paths and leaves the others without an answer, as a dead connection does. */
  const answering = (paths: () => string[]) =>
    vi.fn((url: string, { signal }: RequestInit) => {
      if (paths().some((path) => url === `api/${path}`)) return Promise.resolve(reply(200, { version: 3 }));
      return new Promise<Response>((_, reject) => signal!.addEventListener('abort', () => reject(new Error('gone'))));
    });

  it('a silent stream is opened again after twice the time in which the next message was due', async () => {
    vi.stubGlobal(
      'fetch',
      answering(() => ['lan']),
    );
    const versions: number[] = [];
    const stop = new ServerClient().listen(7, (version) => versions.push(version));
    const hear = (version: number) =>
      FakeSource.opened.at(-1)!.onmessage!({ data: JSON.stringify({ table: 7, version, next: 5 }) });
    hear(1);
    await vi.advanceTimersByTimeAsync(9000);
    hear(1);
    await vi.advanceTimersByTimeAsync(9000);
    expect(FakeSource.opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSource.opened.map((one) => one.closed)).toEqual([true, false]);
    hear(4);
    expect(versions).toEqual([1, 1, 4]);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSource.opened).toHaveLength(2);
  });

  it('a stream that never says a word is opened again', async () => {
    vi.stubGlobal(
      'fetch',
      answering(() => ['lan']),
    );
    const stop = new ServerClient().listen(7, () => {});
    await vi.advanceTimersByTimeAsync(30_000);
    expect(FakeSource.opened).toHaveLength(2);
    stop();
  });

  it('a device that comes back to the network opens the stream again at once', () => {
    vi.stubGlobal(
      'fetch',
      answering(() => ['lan']),
    );
    const woken = new EventTarget();
    for (const name of ['addEventListener', 'removeEventListener'] as const)
      vi.stubGlobal(name, woken[name].bind(woken));
    const stop = new ServerClient().listen(7, () => {});
    woken.dispatchEvent(new Event('online'));
    expect(FakeSource.opened.map((one) => one.closed)).toEqual([true, false]);
    woken.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(FakeSource.opened).toHaveLength(3);
    woken.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(FakeSource.opened).toHaveLength(3);
    stop();
    woken.dispatchEvent(new Event('online'));
    expect(FakeSource.opened).toHaveLength(3);
  });

  it('a request is given up, and the stream is opened again once the server answers', async () => {
    let answers: string[] = [];
    vi.stubGlobal(
      'fetch',
      answering(() => answers),
    );
    const client = new ServerClient();
    const seen: boolean[] = [];
    client.onReach((reached) => seen.push(reached));
    const stop = client.listen(7, () => {});
    const sent = client.send('undo', { table: 7 }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(await sent).toBeInstanceOf(Offline);
    expect(seen).toEqual([false]);
    answers = ['lan'];
    await vi.advanceTimersByTimeAsync(7000);
    expect(seen).toEqual([false, true]);
    expect(FakeSource.opened).toHaveLength(2);
    stop();
  });

  it('a view is asked for again over another connection', async () => {
    let answers = ['lan'];
    const fetched = answering(() => answers);
    vi.stubGlobal('fetch', fetched);
    const seen = new ServerClient().send('view', { table: 7 });
    await vi.advanceTimersByTimeAsync(9000);
    answers = ['lan', 'view'];
    await vi.advanceTimersByTimeAsync(1000);
    expect(await seen).toEqual({ version: 3 });
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['api/view', 'api/lan', 'api/view']);
  });

  it('a server that is there but slow is waited for', async () => {
    let answers = ['lan'];
    vi.stubGlobal(
      'fetch',
      answering(() => answers),
    );
    const client = new ServerClient();
    const failed = vi.fn();
    void client.send('undo', { table: 7 }).catch(failed);
    await vi.advanceTimersByTimeAsync(110_000);
    expect(failed).not.toHaveBeenCalled();
    answers = [];
    await vi.advanceTimersByTimeAsync(14_000);
    expect(failed).toHaveBeenCalledTimes(1);
  });
});

it('where tabs cannot share a stream, one that nobody looks at has none', async () => {
  let hidden = false;
  const turned = new Set<() => void>();
  vi.stubGlobal('document', {
    get hidden() {
      return hidden;
    },
    addEventListener: (_: string, look: () => void) => turned.add(look),
    removeEventListener: (_: string, look: () => void) => turned.delete(look),
  });
  const turn = (away: boolean) => {
    hidden = away;
    for (const look of turned) look();
  };
  const versions: number[] = [];
  const stop = new ServerClient().listen(7, (version) => versions.push(version));
  turn(true);
  expect(FakeSource.opened.map((one) => one.closed)).toEqual([true]);
  turn(false);
  FakeSource.opened[1]!.onmessage?.({ data: '{"table":7,"version":5}' });
  expect(versions).toEqual([5]);
  stop();
  expect(FakeSource.opened.map((one) => one.closed)).toEqual([true, true]);
  expect(turned.size).toBe(0);
});

describe('the page of the server', () => {
  const named = (page: string) => async () =>
    new Response('{}', { status: 200, headers: { 'x-automatable-page': page } });

  it('is another one after an upgrade: the page says so', async () => {
    vi.stubGlobal('fetch', named('index-new.js'));
    const client = new ServerClient('api', 'index-old.js');
    const found = vi.fn();
    client.onNewer(found);
    await client.send('settings', {});
    expect(found).toHaveBeenCalled();
  });

  it.each(['index-old.js', ''])('is this one, or nobody knows (%s)', async (own) => {
    vi.stubGlobal('fetch', named('index-old.js'));
    const client = new ServerClient('api', own);
    const found = vi.fn();
    client.onNewer(found);
    await client.send('settings', {});
    expect(found).not.toHaveBeenCalled();
  });
});
