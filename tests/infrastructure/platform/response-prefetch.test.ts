import { initialRequestsAt, prefetching } from '#tests/support/initial-requests-at.ts';
import { withPrefetchedReplies } from '#infrastructure/platform/http/prefetched-replies.ts';
import { prefetch, type PrefetchedByKey } from '#infrastructure/platform/http/response-prefetch.ts';
import { Transport, type TransportRequest } from '#infrastructure/platform/http/transport.ts';
import { sandboxEnvironment } from '#infrastructure/platform/environment.ts';
import { FIXED_TIME } from '#tests/support/fixed-time.ts';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const CALL = { api: 'main', path: '/held', body: { investor_id: 7 }, key: 'held/7' } as const;
const environment = sandboxEnvironment();
const asApp = (more: Partial<TransportRequest> = {}): TransportRequest => ({
  ...CALL,
  accessToken: 'abc',
  ...more,
});
const replies = (text: string) => () => Promise.resolve(new Response(text));

/** The app's transport after this call has been prefetched. */
function begun(early: typeof fetch = replies('"early"')) {
  const network = vi.fn<typeof fetch>(replies('"late"'));
  const found = prefetch([CALL], { environment, accessToken: 'abc', fetch: early });
  return { network, ...transportOf(network, Promise.resolve(found)) };
}

function transportOf(network: typeof fetch, found: Promise<PrefetchedByKey>) {
  const times: (string | undefined)[] = [];
  const transport = new Transport({
    environment,
    fetch: withPrefetchedReplies(network, found),
    credentials: 'include',
    followClock: (time) => times.push(time),
  });
  const send = async (request: TransportRequest) => {
    const reply = await transport.send(request);
    return reply.ok ? reply.value : reply.failure;
  };
  return { send, times, bodyOf: async (request = asApp()) => bodyIn(await send(request)) };
}

function bodyIn(reply: object): unknown {
  return 'body' in reply ? reply.body : reply;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: FIXED_TIME }));
afterEach(() => void vi.useRealTimers());

describe('a prefetched request', () => {
  it('is sent as the transport sends it', async () => {
    const early = vi.fn<typeof fetch>(replies('"early"'));
    const { network, bodyOf } = begun(early);
    await bodyOf();
    await bodyOf();
    expect(early).toHaveBeenCalledTimes(1);
    const signal = expect.any(AbortSignal) as AbortSignal;
    const [[, init] = []] = network.mock.calls;
    expect(early).toHaveBeenCalledWith('/api/main/held', { ...init, signal });
    expect(network).toHaveBeenCalledWith('/api/main/held', init);
  });

  it('answers the same call, once', async () => {
    const { network, bodyOf } = begun();
    expect(await bodyOf()).toBe('early');
    expect(network).not.toHaveBeenCalled();
    expect(await bodyOf()).toBe('late');
  });

  it.each([
    ['of another investor', { accessToken: 'other' }],
    ['of a visitor', { accessToken: undefined }],
    ['with another key', { key: 'held/8' }],
    ['without a key', { key: undefined }],
  ])('answers no call %s', async (_, more) => {
    const { bodyOf } = begun();
    expect(await bodyOf(asApp(more))).toBe('late');
  });

  it('is used while the scripts of the app take long, but not after half a minute', async () => {
    const { bodyOf } = begun();
    vi.setSystemTime(Date.now() + 29_000);
    expect(await bodyOf()).toBe('early');
    const slower = begun();
    vi.setSystemTime(Date.now() + 30_000);
    expect(await slower.bodyOf()).toBe('late');
  });

  it('is read on arrival, so that no time limit can abort it later', async () => {
    const reply = new Response('early');
    begun(() => Promise.resolve(reply));
    await setImmediate();
    expect(reply.bodyUsed).toBe(true);
  });

  it('is sent again if its reply breaks off', async () => {
    const cut = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) });
    const { bodyOf } = begun(() => Promise.resolve(new Response(cut)));
    expect(await bodyOf()).toBe('late');
  });

  it('is sent again if it fails', async () => {
    const { bodyOf } = begun(() => Promise.reject(new TypeError('cut')));
    expect(await bodyOf()).toBe('late');
  });

  it('delays no other call', () => {
    const network = vi.fn<typeof fetch>(replies('"late"'));
    const { send } = transportOf(network, new Promise(() => {}));
    void send(asApp({ key: undefined }));
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('delays no call that has a key, once it is known what was prefetched', async () => {
    const { network, send } = begun();
    await setImmediate();
    void send(asApp({ key: 'held/8' }));
    await Promise.resolve();
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('can be aborted by its caller', async () => {
    const { send, bodyOf } = begun(() => new Promise(() => {}));
    const leaving = new AbortController();
    const reply = send(asApp({ signal: leaving.signal }));
    leaving.abort();
    expect(await reply).toEqual({ kind: 'unreachable', reason: 'aborted' });
    expect(await bodyOf()).toBe('late');
  });

  it('keeps its status, and advances the time of the server', async () => {
    const headers = { 'server-time': '2026-11-23T10:00:00.000Z' };
    const answer = new Response('"no"', { status: 401, headers });
    const { send, times } = begun(() => Promise.resolve(answer));
    await setImmediate();
    expect(answer.bodyUsed).toBe(true);
    vi.setSystemTime(Date.now() + 2500);
    expect(await send(asApp())).toMatchObject({ status: 401, body: 'no' });
    expect(times).toEqual(['2026-11-23T10:00:02.500Z']);
  });
});

describe('the initial requests of the screen at a URL', () => {
  const rohan = { investorId: 7, isFemale: false, isSeniorCitizen: false };
  const pathsAt = (pathname: string, investorId?: number) =>
    initialRequestsAt(pathname, investorId === undefined ? undefined : rohan).map(
      ({ path }) => path,
    );

  it('depend on the URL as the router matches it', () => {
    expect(pathsAt('/Dashboard/', 7)).toEqual(pathsAt('/dashboard', 7));
    expect(pathsAt('/dashboard', 7)).toContain('/investment/getportfoliosummary');
    expect(pathsAt('/dashboard/more', 7)).toEqual([]);
    expect(pathsAt('/nowhere', 7)).toEqual([]);
  });

  it('are named by the routes, and all exist', () => {
    expect(prefetching.length).toBeGreaterThan(4);
    const built = prefetching.map(({ path }) => pathsAt(path.replaceAll(/:\w+/g, '1'), 7).length);
    expect(built).toEqual(prefetching.map(({ requests }) => requests.length));
  });

  it('contain the rate column of the investor if it is not the regular one', () => {
    const bodies = (person: object) =>
      initialRequestsAt('/dashboard', { ...rohan, ...person }).map(({ body }) =>
        JSON.stringify(body),
      );
    expect(bodies({}).join('')).not.toContain('rate_column');
    expect(bodies({ isFemale: true }).join('')).toContain('"count":1,"rate_column":"f"}');
    expect(bodies({ isSeniorCitizen: true }).join('')).toContain('"count":1,"rate_column":"sc"}');
  });

  it('are empty if the visitor will be redirected', () => {
    expect(pathsAt('/dashboard')).toEqual([]);
    expect(pathsAt('/portfolio')).toEqual([]);
  });

  it('are about the deposit in the URL, for every visitor', () => {
    const [rates] = initialRequestsAt('/invest/1003/0/-', rohan);
    expect(rates?.body).toMatchObject({ fd_id: 1003, investor_id: 7 });
    const [forVisitor] = initialRequestsAt('/invest/1003/0/-', undefined);
    expect(forVisitor?.body).toMatchObject({ fd_id: 1003, investor_id: 0 });
    expect(pathsAt('/invest/none/0/-')).toEqual([]);
  });
});
