import { spawnSync } from 'node:child_process';
import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Session } from '#application/platform/session.ts';
import { FORM_RATE } from '#infrastructure/backend/http/form-limit.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { Control } from '#tests/contracts/control.ts';
import { orderFor } from '#tests/contracts/fixed-deposits/booking.ts';
import { FIXED_TIME } from '#tests/support/fixed-time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Proxied, startProxied } from './proxied.ts';

const databaseServer = process.env['POSTGRES_URL'];
const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const MOBILE = '9000000001';

/** Runs where nginx and a PostgreSQL server are available. */
describe.runIf(databaseServer && hasNginx)('two processes behind nginx', () => {
  let proxied: Proxied;
  beforeAll(async () => {
    proxied = await startProxied(databaseServer ?? '');
  });
  afterAll(() => proxied?.stop());

  /** The control interface of each process, on its own port: the proxy refuses it. */
  const controls = () => {
    const [first = '', second = ''] = proxied.controlAddresses;
    return [new Control(first), new Control(second)] as const;
  };

  async function signedIn() {
    const client = await clientOf(proxied.appAddress);
    const signIn = client.get(SignIn);
    expect(await signIn.requestCode(MOBILE, {})).toMatchObject({ ok: true });
    const code = await controls()[0].codeFor(MOBILE);
    const investor = await signIn.verifyCode({ mobile: MOBILE, code }, {});
    if (!investor.ok) throw new Error('no sign-in');
    await client.get(Session).begin(investor.value);
    return client;
  }

  it('are set up by a file that nginx accepts unchanged', async () => {
    expect(await proxied.opinion()).toContain('test is successful');
  });

  it('both answer the requests of one session', async () => {
    const client = await signedIn();
    for (let round = 0; round < 10; round += 1) {
      expect(await client.get(HeldDeposits).list({})).toMatchObject({ ok: true });
    }
    expect(new Set(proxied.answered()).size).toBeGreaterThanOrEqual(2);
  });

  it('create one order for identical requests, and count the messages of a visitor together', async () => {
    const client = await signedIn();
    const request = await orderFor(client, proxied, { principal: '450000' });
    const start = async () => valueOf(await client.get(DepositOrders).start(request, {}));
    const started = await Promise.all(Array.from({ length: 10 }, start));
    expect(new Set(started.map(({ depositOrderId: id }) => id)).size).toBe(1);
    const send = async () => {
      const headers = { 'content-type': 'application/json' };
      const request = { method: 'POST', headers, body: '{}' };
      return (await fetch(`${proxied.appAddress}/api/main/contact`, request)).status;
    };
    const statuses = [];
    for (let call = 0; call < FORM_RATE.max + 2; call += 1) statuses.push(await send());
    expect(statuses.indexOf(429)).toBe(FORM_RATE.max);
  });

  it('follow one clock', async () => {
    await controls()[0].advance(3600);
    const readings = async () => {
      const all = await Promise.all(controls().map((control) => control.now()));
      return all.map((now) => now.getTime() - FIXED_TIME.getTime());
    };
    await expect.poll(readings, { timeout: 20_000 }).toEqual([3_600_000, 3_600_000]);
  });

  it('receive one request for an immutable file in each encoding', async () => {
    const get = (encoding: string) =>
      fetch(`${proxied.appAddress}/assets/main-abc.js`, {
        headers: { 'accept-encoding': encoding },
      });
    const states = [];
    for (const encoding of ['identity', 'identity', 'gzip', 'identity']) {
      states.push((await get(encoding)).headers.get('x-cache'));
    }
    expect(states).toEqual(['MISS', 'HIT', 'MISS', 'HIT']);
    const { headers } = await get('identity');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-security-policy')).toContain(`default-src 'self'`);
  });

  it('receive every request for anything else', async () => {
    for (const address of ['/', '/environment.json', '/sandbox/health', '/api/main/nothing']) {
      const { headers } = await fetch(`${proxied.appAddress}${address}`);
      expect([address, headers.get('x-cache')]).toEqual([address, null]);
      expect(headers.get('cache-control')).toMatch(/^no-(store|cache)$/);
    }
  });

  it.each([
    '/sandbox',
    '/sandbox/',
    '/sandbox/api/clock',
    '/sandbox/api/outbox',
    '//sandbox/api/clock',
    '/%73andbox/api/clock',
    '/sandbox/files/..%2fapi/clock',
  ])('keep the control interface from visitors at %s', async (address) => {
    const direct = await fetch(`${proxied.controlAddresses[0]}/sandbox/api/clock`);
    expect(direct.status).toBe(200);
    const refused = await fetch(`${proxied.thirdPartyAddress}${address}`);
    expect([refused.status, refused.headers.get('content-type')]).toEqual([404, 'text/html']);
  });

  it('serve the files of third-party pages below the same path', async () => {
    const file = await fetch(`${proxied.thirdPartyAddress}/sandbox/files/page.css`);
    expect([file.status, file.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^text\/css/),
    ]);
  });

  it('continue if one of them is killed', async () => {
    const client = await signedIn();
    await proxied.killOne();
    for (let round = 0; round < 10; round += 1) {
      expect(await client.get(HeldDeposits).list({})).toMatchObject({ ok: true });
    }
  });
});
