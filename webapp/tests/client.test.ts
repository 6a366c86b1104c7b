import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Offline, Refused, ServerClient } from '../src/client';

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

  it('says in words what was refused', async () => {
    vi.stubGlobal('fetch', async () => reply(409, { error: { message: 'play-other-version', en: 'Changed.' } }));
    const error = await new ServerClient().send('deal', { table: 1 }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Refused);
    expect((error as Refused).status).toBe(409);
    expect((error as Refused).problem.en).toBe('Changed.');
  });

  it('an answer that is no JSON is a problem too, not a crash', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 500 }));
    await expect(new ServerClient().send('deal', { table: 1 })).rejects.toMatchObject({ problem: { message: 'web-error-unknown' } });
  });
});

it('when nobody answers it says so once, and notices by itself when the desk is back', async () => {
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

describe('listening', () => {
  it('hears every version, opens the stream again after an error, and stops when told', async () => {
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
