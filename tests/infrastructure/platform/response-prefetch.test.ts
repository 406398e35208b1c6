import { initialRequests } from '#infrastructure/initial-requests.ts';
import {
  prefetch,
  type PrefetchedResponses,
  withPrefetchedResponses,
} from '#infrastructure/platform/http/response-prefetch.ts';
import { sandboxEnvironment } from '#infrastructure/platform/environment.ts';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const CALL = { api: 'main', path: '/held', body: { investor_id: 7 } } as const;
const ADDRESS = '/api/main/held';
const asApp = (parts: RequestInit = {}): RequestInit => ({
  method: 'POST',
  headers: { accept: 'application/json', authorization: 'Bearer abc' },
  body: '{"investor_id":7}',
  ...parts,
});
const replies = (text: string) => () => Promise.resolve(new Response(text));

/** The app's way to the network where this call has been sent off before. */
function begun(early: typeof fetch = replies('early')) {
  const network = vi.fn<typeof fetch>(replies('late'));
  const environment = sandboxEnvironment();
  const asked = prefetch([CALL], { environment, accessToken: 'abc', fetch: early });
  return { network, send: withPrefetchedResponses(network, Promise.resolve(asked)) };
}

const textOf = async (reply: Promise<Response>) => (await reply).text();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('a call that was sent off before the app had come', () => {
  it('goes out in the words of the app', async () => {
    const early = vi.fn<typeof fetch>(replies('early'));
    begun(early);
    expect(early).toHaveBeenCalledTimes(1);
    const [address, init] = early.mock.calls[0] ?? [];
    expect(address).toBe(ADDRESS);
    expect(init).toMatchObject({ method: 'POST', body: '{"investor_id":7}' });
    expect(init?.headers).toEqual({
      accept: 'application/json',
      'x-vriddhi': '1',
      'content-type': 'application/json',
      authorization: 'Bearer abc',
    });
  });

  it('answers the same call, once', async () => {
    const { network, send } = begun();
    expect(await textOf(send(ADDRESS, asApp()))).toBe('early');
    expect(network).not.toHaveBeenCalled();
    expect(await textOf(send(ADDRESS, asApp()))).toBe('late');
  });

  it.each([
    ['of somebody else', ADDRESS, asApp({ headers: { authorization: 'Bearer other' } })],
    ['of nobody', ADDRESS, asApp({ headers: {} })],
    ['about something else', ADDRESS, asApp({ body: '{"investor_id":8}' })],
    ['by another method', ADDRESS, asApp({ method: 'PUT' })],
    ['elsewhere', '/api/main/held/2', asApp()],
  ])('answers no call %s', async (_, address, init) => {
    const { send } = begun();
    expect(await textOf(send(address, init))).toBe('late');
  });

  it('answers where the scripts of the app took long, but not after half a minute', async () => {
    const { send } = begun();
    vi.setSystemTime(Date.now() + 29_000);
    expect(await textOf(send(ADDRESS, asApp()))).toBe('early');
    const slower = begun();
    vi.setSystemTime(Date.now() + 30_000);
    expect(await textOf(slower.send(ADDRESS, asApp()))).toBe('late');
  });

  it('is read when it comes, so that no limit of time cuts it later', async () => {
    const reply = new Response('early');
    begun(() => Promise.resolve(reply));
    await setImmediate();
    expect(reply.bodyUsed).toBe(true);
  });

  it('is sent again where it was cut half way', async () => {
    const cut = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) });
    const { send } = begun(() => Promise.resolve(new Response(cut)));
    expect(await textOf(send(ADDRESS, asApp()))).toBe('late');
  });

  it.each([
    ['cannot be told', () => Promise.reject(new Error('no storage'))],
    ['is never told', () => new Promise<PrefetchedResponses>(() => {})],
  ])('holds nobody up where it %s', async (_, asked) => {
    const send = withPrefetchedResponses(replies('late'), asked());
    const reply = textOf(send(ADDRESS, asApp()));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await reply).toBe('late');
  });

  it('is sent again where it did not come', async () => {
    const { send } = begun(() => Promise.reject(new TypeError('cut')));
    expect(await textOf(send(ADDRESS, asApp()))).toBe('late');
  });

  it('lets every other call out at once, when it is known what has been asked', async () => {
    const { network, send } = begun();
    await setImmediate();
    void send('/api/main/other', asApp());
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('is given up by whoever waits for it', async () => {
    const { send } = begun(() => new Promise(() => {}));
    const leaving = new AbortController();
    const reply = send(ADDRESS, asApp({ signal: leaving.signal }));
    leaving.abort(new Error('left'));
    await expect(reply).rejects.toThrow('left');
    await expect(send(ADDRESS, asApp({ signal: leaving.signal }))).resolves.toBeInstanceOf(
      Response,
    );
  });

  it('keeps its status and headers, and tells what the time is by now', async () => {
    const headers = { 'server-time': '2026-11-23T10:00:00.000Z', 'request-id': '1' };
    const answer = new Response('no', { status: 401, headers });
    const { send } = begun(() => Promise.resolve(answer));
    await setImmediate();
    expect(answer.bodyUsed).toBe(true);
    vi.setSystemTime(Date.now() + 2500);
    const reply = await send(ADDRESS, asApp());
    expect(reply.status).toBe(401);
    expect(reply.headers.get('request-id')).toBe('1');
    expect(reply.headers.get('server-time')).toBe('2026-11-23T10:00:02.500Z');
  });
});

describe('what the first screen of an address asks for', () => {
  const rohan = { investorId: 7, isFemale: false, isSeniorCitizen: false };
  const pathsAt = (pathname: string, investorId?: number) =>
    initialRequests(pathname, investorId === undefined ? undefined : rohan).map(({ path }) => path);

  it('is read from the address as the router reads it', () => {
    expect(pathsAt('/Dashboard/', 7)).toEqual(pathsAt('/dashboard', 7));
    expect(pathsAt('/dashboard', 7)).toContain('/investment/getportfoliosummary');
    expect(pathsAt('/dashboard/more', 7)).toEqual([]);
    expect(pathsAt('/nowhere', 7)).toEqual([]);
  });

  it('names the rates of the investor where they are not the regular ones', () => {
    const asked = (person: object) =>
      initialRequests('/dashboard', { ...rohan, ...person }).map(({ body }) =>
        JSON.stringify(body),
      );
    expect(asked({}).join('')).not.toContain('rate_column');
    expect(asked({ isFemale: true }).join('')).toContain('"count":1,"rate_column":"f"}');
    expect(asked({ isSeniorCitizen: true }).join('')).toContain('"count":1,"rate_column":"sc"}');
  });

  it('is nothing for a visitor where they will be sent on', () => {
    expect(pathsAt('/dashboard')).toEqual([]);
    expect(pathsAt('/portfolio')).toEqual([]);
  });

  it('is about the deposit of the address, for whoever asks', () => {
    const [rates] = initialRequests('/invest/1003/0/-', rohan);
    expect(rates?.body).toMatchObject({ fd_id: 1003, investor_id: 7 });
    const [forVisitor] = initialRequests('/invest/1003/0/-', undefined);
    expect(forVisitor?.body).toMatchObject({ fd_id: 1003, investor_id: 0 });
    expect(pathsAt('/invest/none/0/-')).toEqual([]);
  });
});
