import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type Backend, startBackend, testBackend } from '#tests/contracts/backend.ts';
import { FIXED_TIME } from '#tests/support/fixed-time.ts';
import { call, countOfMoves, move } from './probe-client.ts';
import { probeContext } from './probe-context.ts';

const DAY = 86_400;
const ROUTE = '/api/main/probe/move';

const probe = probeContext();
const backend = testBackend({ extraContexts: [probe] });
/** A reset takes a second, so only tests that moved the clock do one. */
afterEach(() => backend.control.clearFaults());

/** The routes of the third-party port with their methods, such as `/sandbox/health (GET, HEAD)`. */
function routesOf({ sandbox }: Backend): readonly string[] {
  const path: string[] = [];
  const lines = sandbox.thirdParties.printRoutes({ commonPrefix: false }).split('\n');
  return lines.flatMap((line) => {
    const parts = /^([│├└─ ]*)(\S+)(?: (\(.+\)))?/.exec(line) ?? [];
    const [, indent = '', part = '', methods] = parts;
    path.splice(indent.length / 4 - 1, Infinity, part);
    return methods === undefined ? [] : [`${path.join('')} ${methods}`];
  });
}

describe('the clock', () => {
  afterAll(() => backend.control.reset());

  it('is at the fixed time until it is advanced, and every reply contains it', async () => {
    expect(await backend.control.now()).toEqual(FIXED_TIME);
    await backend.control.advance(400 * DAY);
    const { headers } = await call(backend.appAddress, '/sandbox/health', { method: 'GET' });
    const serverTime = Date.parse(headers.get('server-time') ?? '');
    expect(serverTime - FIXED_TIME.getTime()).toBe(400 * DAY * 1000);
  });

  it('runs due jobs before it answers, also when it is advanced by nothing', async () => {
    probe.jobsRunUntil.length = 0;
    await backend.control.advance(DAY);
    await backend.control.advance(0);
    const now = await backend.control.now();
    expect(probe.jobsRunUntil).toEqual([now, now]);
  });

  it('dates sent messages', async () => {
    await backend.control.advance(10 * DAY);
    await move(backend, {});
    const [message] = await backend.control.outbox('9000000001');
    expect(message?.sentAt).toBe((await backend.control.now()).toISOString());
  });

  it.each([{ advanceSeconds: -1 }, { advanceSeconds: 1.5 }, { advanceSeconds: 1e12 }, {}])(
    'is not advanced by %j',
    async (body) => {
      const reply = await call(backend.thirdPartyAddress, '/sandbox/api/clock', { body });
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({ field: 'advanceSeconds' });
    },
  );
});

describe('the outbox', () => {
  it('has the newest message first, and filters by the receiver', async () => {
    await move(backend, { amount: '1' });
    await move(backend, { amount: '2' });
    const messages = await backend.control.outbox('9000000001');
    expect(messages.slice(0, 2).map(({ text }) => text)).toEqual(['Moved 2', 'Moved 1']);
    expect(messages[0]).toMatchObject({ channel: 'sms', to: '9000000001' });
    expect(await backend.control.outbox('9999999999')).toEqual([]);
  });
});

describe('a reset', () => {
  it('restores the sample data, the clock and the desk, and clears faults', async () => {
    await move(backend, {});
    await backend.control.advance(DAY);
    await backend.control.desk(true);
    await backend.control.fault({ route: ROUTE, kind: 'slow' });
    await backend.control.reset();
    expect(await countOfMoves(backend)).toBe(1);
    expect(await backend.control.outbox('9000000001')).toEqual([]);
    expect(await backend.control.now()).toEqual(FIXED_TIME);
    expect(await backend.control.call('GET', 'desk')).toEqual({ auto: false });
    expect(await backend.control.call('GET', 'faults')).toEqual([]);
  });

  it('deletes the stored answers of money actions', async () => {
    await move(backend, { key: 'the-same-key', amount: '5' });
    await backend.control.reset();
    const again = await move(backend, { key: 'the-same-key', amount: '6' });
    expect(again.status).toBe(200);
  });
});

describe('faults', () => {
  it('answer with a status and a message, as often as asked, without doing the work', async () => {
    const before = await countOfMoves(backend);
    const message = 'The bank is closed.';
    await backend.control.fault({ route: ROUTE, kind: 'status', status: 503, message, times: 2 });
    const replies = [await move(backend, {}), await move(backend, {}), await move(backend, {})];
    expect(replies.map(({ status }) => status)).toEqual([503, 503, 200]);
    expect(replies[0]?.body).toMatchObject({ status: 503, code: 'fault', message });
    expect(await countOfMoves(backend)).toBe(before + 1);
  });

  it('name a route with its method, or by its path', async () => {
    const who = '/api/main/probe/who';
    await backend.control.fault({ route: `POST ${who}/:name`, kind: 'status' });
    await backend.control.fault({ route: `GET ${who}/a`, kind: 'status', status: 404 });
    const ask = (name: string) => call(backend.appAddress, `${who}/${name}`, { method: 'GET' });
    expect((await ask('b')).status).toBe(200);
    expect((await ask('a')).status).toBe(404);
    expect((await ask('a')).status).toBe(200);
  });

  it('replace fields of a reply', async () => {
    const patch = { message: 'Changed', data: { amount: null } };
    await backend.control.fault({ route: ROUTE, kind: 'patch', patch });
    const { body } = await move(backend, {});
    expect(body).toMatchObject({ status: 200, message: 'Changed', data: { amount: null } });
    expect((body['data'] as { id: number }).id).toBeGreaterThan(0);
  });

  it('truncate the body', async () => {
    await backend.control.fault({ route: ROUTE, kind: 'malformed' });
    const { status, text } = await move(backend, {});
    expect(status).toBe(200);
    expect(() => void JSON.parse(text)).toThrow(SyntaxError);
  });

  it('close the connection before the work', async () => {
    const before = await countOfMoves(backend);
    await backend.control.fault({ route: ROUTE, kind: 'drop' });
    await expect(move(backend, {})).rejects.toThrow('fetch failed');
    expect(await countOfMoves(backend)).toBe(before);
  });

  it('close the connection after the commit', async () => {
    const before = await countOfMoves(backend);
    await backend.control.fault({ route: ROUTE, kind: 'drop-after-commit' });
    await expect(move(backend, {})).rejects.toThrow('fetch failed');
    expect(await countOfMoves(backend)).toBe(before + 1);
  });

  it('answer late, or not at all', async () => {
    await backend.control.fault({ route: ROUTE, kind: 'slow', milliseconds: 50 });
    const start = performance.now();
    expect((await move(backend, {})).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(45);
    await backend.control.fault({ route: '/api/main/probe/who/a', kind: 'timeout' });
    const signal = AbortSignal.timeout(50);
    const never = fetch(`${backend.appAddress}/api/main/probe/who/a`, { signal });
    await expect(never).rejects.toThrow('timeout');
  });

  it('are listed with their remaining uses, and cleared', async () => {
    await backend.control.fault({ route: ROUTE, kind: 'status', times: 2 });
    await move(backend, {});
    expect(await backend.control.call('GET', 'faults')).toMatchObject([
      { route: ROUTE, kind: 'status', times: 1 },
    ]);
    await backend.control.clearFaults();
    expect((await move(backend, {})).status).toBe(200);
  });
});

describe('the control interface', () => {
  it('lists the sample investors and the magic values', async () => {
    expect(await backend.control.call('GET', 'people')).toContainEqual({
      name: 'Asha Rao',
      mobile: '9000000001',
      description: 'For the probe.',
    });
    for (const address of [backend.appAddress, backend.thirdPartyAddress]) {
      const response = await fetch(`${address}/sandbox/api/magic-values`);
      expect(await response.json()).toContainEqual({
        step: 'probe',
        label: 'Amount',
        value: '13',
        outcome: 'Refused.',
      });
    }
  });

  it.each(['outbox', 'clock', 'people', 'faults', 'desk'])(
    'does not serve %s on the port of the app',
    async (name) => {
      const address = `/sandbox/api/${name}`;
      const reply = await call(backend.appAddress, address, { method: 'GET' });
      expect(reply.status).toBe(404);
    },
  );

  it('refuses foreign pages', async () => {
    const reply = await call(backend.thirdPartyAddress, '/sandbox/api/reset', {
      headers: { origin: backend.appAddress },
    });
    expect(reply.body).toMatchObject({ status: 403, code: 'foreign-origin' });
  });

  it('has no route left if switched off, and its public files change nothing', async () => {
    const closed = await startBackend({ isControlOn: false });
    try {
      for (const path of ['/sandbox', '/sandbox/api/outbox', '/sandbox/api/clock']) {
        const reply = await call(closed.thirdPartyAddress, path, { method: 'GET' });
        expect(reply.status).toBe(404);
      }
      const isOpen = new Set(routesOf(closed));
      const onlyOn = routesOf(backend).filter((route) => !isOpen.has(route));
      expect(onlyOn).toContain('/sandbox/bank-reviews (GET, HEAD, POST)');
      expect(onlyOn).toContain('/sandbox/api/orders/:request_id/confirm (POST)');
      const left = [...isOpen].filter((route) => route.startsWith('/sandbox/'));
      expect(left.filter((route) => !route.startsWith('/sandbox/files/'))).toEqual([
        '/sandbox/health (GET, HEAD)',
        '/sandbox/openapi.json (GET, HEAD)',
        '/sandbox/api/magic-values (GET, HEAD)',
      ]);
      expect(left.filter((route) => !route.endsWith('(GET, HEAD)'))).toEqual([]);
    } finally {
      await closed.stop();
    }
  });
});
