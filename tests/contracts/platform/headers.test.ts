import { request } from 'node:http';
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { requestsOf } from '#tests/arbitraries/requests.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { idsOf } from '../accounts/belongings.ts';
import { testBackend } from '../backend.ts';
import { type Callers, callersOf, type Sent, sent } from './callers.ts';

const backend = testBackend();
let callers: Callers;
beforeAll(async () => {
  callers = await callersOf(backend);
});

const YEAR_SECONDS = 31_536_000;

/** The headers of every reply of the API. */
const GUARDS = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
} as const;
const DATA = {
  ...GUARDS,
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;
/** Headers that reveal the server or grant other origins access; no reply of ours has one. */
const NEVER = /^(server|x-powered-by|via|access-control-.*|content-location|sourcemap)$/;
/** Calls that begin, renew, end or confirm a session; none of their failures sets a token. */
const OF_COOKIES =
  /login\/(verifyotp|refreshtoken|logout|confirmstepup|endsession|endothersessions)$/;

function expectGuarded(reply: Sent, guards: Readonly<Record<string, string>>): void {
  const names = Object.keys(guards);
  expect(Object.fromEntries(names.map((name) => [name, reply.headers[name]]))).toEqual(guards);
  expect(Object.keys(reply.headers).filter((name) => NEVER.test(name))).toEqual([]);
}

describe('every call', () => {
  it.each(['nobody', 'the owner'] as const)('answers %s with security headers', async (who) => {
    const { investorId, token } = callers.owner;
    const facts = { ids: await idsOf(backend, investorId), investorId };
    const entries = backend.sandbox.routes.entries.filter(({ path }) => !path.endsWith('/delete'));
    let seen = 0;
    for (const entry of entries.filter(({ path }) => !path.endsWith('/logout'))) {
      const [drawn] = fc.sample(requestsOf(entry, facts), 1);
      if (drawn === undefined) continue;
      const request = {
        ...drawn,
        token: who === 'nobody' ? undefined : token,
        address: '10.0.0.1',
      };
      const reply = await sent(backend, entry, request);
      seen += 1;
      const isFile = reply.headers['content-disposition'] !== undefined;
      try {
        expectGuarded(reply, isFile ? GUARDS : DATA);
        if (!OF_COOKIES.test(entry.path)) expect(reply.headers['set-cookie']).toBeUndefined();
      } catch (error) {
        throw new Error(`${entry.method} ${entry.path}`, { cause: error });
      }
    }
    expect(seen).toBe(entries.length - 1);
  });
});

describe('a file to download', () => {
  it('is a download that no page can display or frame', async () => {
    const deposit = await backend.sandbox.database
      .selectFrom('deposits')
      .select('id')
      .where('investor_id', '=', callers.owner.investorId)
      .executeTakeFirstOrThrow();
    const path = `/api/main/investment/getreceipt?fd_investment_id=${deposit.id}`;
    const entry = backend.sandbox.routes.entries.find((one) => one.path === path.split('?')[0]);
    if (entry === undefined) throw new Error('there is no such call');
    const { token } = callers.owner;
    const reply = await sent(backend, entry, { path, body: undefined, token, address: '10.0.0.1' });
    expect(reply.statusCode).toBe(200);
    expectGuarded(reply, {
      ...GUARDS,
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="[\w .()-]+"$/);
  });
});

describe('a third-party page', () => {
  it('can be framed only by the app, and runs only its own script', async () => {
    const reply = await fetch(`${backend.thirdPartyAddress}/pay/made-up`);
    expect(reply.status).toBe(404);
    const console = await fetch(`${backend.thirdPartyAddress}/sandbox`);
    for (const { headers } of [reply, console]) {
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/frame-ancestors ('none'|http:\/\/[\w.:]+)(;|$)/);
      expect(policy).not.toMatch(/unsafe|\*|data:/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('a foreign page', () => {
  it('gets no permission from a preflight', async () => {
    for (const address of ['/api/main/profile', '/api/main/login/sendotp', '/invest']) {
      const reply = await fetch(`${backend.appAddress}${address}`, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://evil.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type',
        },
      });
      expect([address, reply.status >= 400]).toEqual([address, true]);
      expect([...reply.headers.keys()].filter((name) => name.startsWith('access-'))).toEqual([]);
    }
  });

  it('sends no session cookie, which is useless without the app’s header', async () => {
    const code = await signInCode();
    const verified = await post('/login/verifyotp', { ifa_id: 0, ...code });
    expect(verified.status).toBe(200);
    const cookies = verified.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const line of cookies) {
      const [pair = '', ...attributes] = line.split('; ');
      expect(pair).toMatch(/^__Host-vriddhi(-device)?=[\w.-]+$/);
      expect(attributes).toEqual(
        expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Strict']),
      );
      expect(attributes.some((one) => one.startsWith('Domain'))).toBe(false);
      expect(line.length).toBeLessThan(4096);
    }
    const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
    // The cookie alone opens nothing: not a call, and not its own renewal.
    expect((await post('/profile', {}, { cookie, 'x-vriddhi': '1' })).status).toBe(401);
    expect((await post('/login/refreshtoken', {}, { cookie })).status).toBe(403);
    const foreign = { cookie, 'x-vriddhi': '1', origin: 'https://evil.example' };
    expect((await post('/login/refreshtoken', {}, foreign)).status).toBe(403);
    const sibling = { cookie, 'x-vriddhi': '1', 'sec-fetch-site': 'same-site' };
    expect((await post('/login/refreshtoken', {}, sibling)).status).toBe(403);
  });
});

describe('an unused method', () => {
  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'DELETE'])('%s is refused', async (method) => {
    expect(await statusOf(method)).toBeGreaterThanOrEqual(400);
  });
});

describe('a request', () => {
  it.each([
    ['content-length: 2', 'content-length: 5'],
    ['content-length: 2', 'transfer-encoding: chunked'],
  ])('with two lengths is refused: %s and %s', async (...lengths) => {
    const { hostname, port, host } = new URL(backend.appAddress);
    const socket = connect(Number(port), hostname);
    const lines = ['POST /api/main/products/issuers HTTP/1.1', `host: ${host}`, ...lengths];
    socket.write(`${lines.join('\r\n')}\r\n\r\n{}`);
    expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('with a field sent twice is refused', async () => {
    const address = '/api/private-market/share-price-history?id=1&id=2';
    const reply = await fetch(`${backend.appAddress}${address}`);
    expect(reply.status).toBe(400);
    const json = await fetch(`${backend.appAddress}/api/main/login/sendotp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"mobile_no":"${MOBILE}","mobile_no":"9812345671"}`,
    });
    expect([json.status, await json.json()]).toMatchObject([400, { code: 'repeated-field' }]);
    const form = await fetch(`${backend.thirdPartyAddress}/pay/none`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'outcome=failed&outcome=succeeded',
    });
    expect(form.status).toBe(400);
  });
});

const MOBILE = '9812345670';

async function signInCode() {
  const sign = { country_code: '+91', request_source: 'web', app_signature_id: '' };
  await post('/login/sendotp', { mobile_no: MOBILE, ...sign });
  return { mobile_no: MOBILE, otp: await backend.control.codeFor(MOBILE) };
}

function post(path: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  return fetch(`${backend.appAddress}/api/main${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** `fetch` refuses to send some of these. */
function statusOf(method: string): Promise<number> {
  const { hostname, port, host } = new URL(backend.appAddress);
  const options = { hostname, port, method, path: '/api/main/profile', headers: { host } };
  return new Promise((resolve) => {
    const asking = request(options, (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    });
    // A closed connection counts as a refusal, too.
    asking.on('error', () => resolve(499));
    asking.on('connect', (reply, socket) => {
      socket.destroy();
      resolve(reply.statusCode ?? 0);
    });
    asking.end();
  });
}
