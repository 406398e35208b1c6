import { request } from 'node:http';
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import type { RouteEntry } from '#infrastructure/backend/http/route-table.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { describe, expect, it } from 'vitest';
import { call, type ProbeReply, type ProbeRequest } from './probe-client.ts';
import { probeContext } from './probe-context.ts';

const backend = testBackend({ extraContexts: [probeContext()], expectsFailures: true });

const signedIn = { authorization: 'Bearer investor-7' };
const LARGE = `{"surprise":"${'x'.repeat(300 * 1024)}"}`;

/** The payment page chooses these fields freely; the signature covers the relevant ones. */
const ASKED_ANYTHING = ['/api/main/investment/verify-payment'];

type SweepRequest = ProbeRequest & { readonly search?: string };

/** Calls every route in turn; says which one it was when something is not as expected. */
async function sweep(
  requestFor: (entry: RouteEntry) => SweepRequest | undefined,
  check: (reply: ProbeReply, entry: RouteEntry) => void,
): Promise<void> {
  const { entries } = backend.sandbox.routes;
  let checked = 0;
  for (const entry of entries) {
    const request = requestFor(entry);
    if (request === undefined) continue;
    checked += 1;
    const path = entry.path.replaceAll(/:\w+/g, '1') + (request.search ?? '');
    const reply = await call(backend.appAddress, path, {
      method: entry.method,
      ...request,
      headers: { ...signedIn, ...request.headers },
    });
    try {
      check(reply, entry);
    } catch (error) {
      throw new Error(`${entry.method} ${entry.path}`, { cause: error });
    }
  }
  expect(checked).toBeGreaterThan(0);
}

function expectRefusal(reply: ProbeReply, status: number, code: string): void {
  expect(reply.body).toEqual({
    status,
    code,
    message: expect.stringMatching(/^[A-Z].*\.$/) as unknown,
    request_id: reply.headers.get('x-request-id'),
    ...('field' in reply.body && { field: reply.body['field'] }),
  });
  expect(reply.status).toBe(status);
}

/** Routes that take a body. */
function withBody(request: ProbeRequest) {
  return ({ method }: RouteEntry) => (method === 'GET' ? undefined : request);
}

describe('every route refuses', () => {
  it('a visitor, if it requires a session', () =>
    sweep(
      ({ access }) => (access === 'session' ? { headers: { authorization: '' } } : undefined),
      (reply) => expectRefusal(reply, 401, 'signed-out'),
    ));

  it('an unknown token', () =>
    sweep(
      ({ access }) =>
        access === 'public' ? undefined : { headers: { authorization: 'Bearer unknown' } },
      (reply) => expectRefusal(reply, 401, 'signed-out'),
    ));

  it('another person as the investor', () =>
    sweep(
      ({ access, method }) =>
        access === 'session' && method !== 'GET' ? { body: { investor_id: 8 } } : undefined,
      (reply) => expectRefusal(reply, 403, 'not-yours'),
    ));

  it('an unknown field', () =>
    sweep(withBody({ body: { surprise: 1 } }), (reply) =>
      expectRefusal(reply, 400, 'unknown-field'),
    ));

  it('a prototype key', () =>
    sweep(withBody({ raw: '{"__proto__":{"isAdmin":true}}' }), (reply) =>
      expect([reply.status, reply.body['code']]).toEqual([400, 'malformed-json']),
    ));

  it('broken JSON', () =>
    sweep(withBody({ raw: '{"investor_id":' }), (reply) =>
      expectRefusal(reply, 400, 'malformed-json'),
    ));

  it.each(['[]', '"text"', '7', 'true', '[[[[1]]]]'])('the body %s', (raw) =>
    sweep(withBody({ raw }), (reply) => {
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({ status: 400, request_id: expect.any(String) as unknown });
    }),
  );

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
    'a body of the type %s',
    (type) =>
      sweep(withBody({ raw: 'a=b', headers: { 'content-type': type } }), (reply) =>
        expectRefusal(reply, 415, 'unsupported-media-type'),
      ),
  );

  it('a body that is too large', () =>
    sweep(withBody({ raw: LARGE }), (reply) => expectRefusal(reply, 413, 'too-large')));

  it('a change requested by a foreign page', () =>
    sweep(withBody({ body: {}, headers: { origin: 'https://evil.example' } }), (reply) =>
      expectRefusal(reply, 403, 'foreign-origin'),
    ));

  it('a change requested by a third-party page', () =>
    sweep(withBody({ body: {}, headers: { origin: backend.thirdPartyAddress } }), (reply) =>
      expectRefusal(reply, 403, 'foreign-origin'),
    ));

  it('another method', () =>
    sweep(
      ({ method }) => ({ method: method === 'PUT' ? 'PATCH' : 'PUT', body: {} }),
      (reply, { method }) => {
        expectRefusal(reply, 405, 'method-not-allowed');
        expect(reply.headers.get('allow')).toContain(method);
      },
    ));

  it('an unknown query', () =>
    sweep(
      ({ method, path }) =>
        method === 'GET' && !ASKED_ANYTHING.includes(path) ? { search: '?surprise=1' } : undefined,
      (reply) => expectRefusal(reply, 400, 'unknown-field'),
    ));
});

describe('the server refuses', () => {
  it('an unknown path', async () => {
    expectRefusal(await call(backend.appAddress, '/api/main/nothing'), 404, 'not-found');
    expectRefusal(
      await call(backend.appAddress, '/api/main/nothing', { method: 'GET' }),
      404,
      'not-found',
    );
  });

  it('an invalid URL', async () => {
    const reply = await call(backend.appAddress, '/api/main/%zz', { method: 'GET' });
    expectRefusal(reply, 400, 'malformed-address');
  });

  it('a compressed body, naming what it accepts', async () => {
    const headers = { ...signedIn, 'content-encoding': 'gzip' };
    const reply = await call(backend.appAddress, '/api/main/probe/move', { body: {}, headers });
    expectRefusal(reply, 415, 'unsupported-encoding');
    expect(reply.headers.get('accept-encoding')).toBe('identity');
  });

  it('a foreign host name', async () => {
    const { hostname, port } = new URL(backend.appAddress);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request({ hostname, port, path: '/', headers: { host: 'evil.example' } }, (response) => {
        void textOf(response).then(() => resolve(response.statusCode), reject);
      }).end();
    });
    expect(status).toBe(403);
  });

  it('input that is not HTTP', async () => {
    const { hostname, port } = new URL(backend.appAddress);
    const socket = connect(Number(port), hostname);
    socket.write('NONSENSE\r\n\r\n');
    const answer = await textOf(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"malformed-request"');
  });

  it('an unknown query and a wrong parameter, naming the field', async () => {
    const unknown = await call(backend.appAddress, '/api/main/probe/who/a?x=1', { method: 'GET' });
    expect(unknown.body).toMatchObject({ code: 'unknown-field', field: 'x' });
    const wrong = await call(backend.appAddress, '/api/main/probe/who/A', { method: 'GET' });
    expect(wrong.body).toMatchObject({ code: 'invalid-field', field: 'name' });
  });

  it('a wrong field with the message of its schema', async () => {
    const reply = await call(backend.appAddress, '/api/main/probe/move', {
      body: { investor_id: 7, amount: '-5' },
      headers: signedIn,
    });
    expect(reply.body).toMatchObject({
      status: 400,
      code: 'invalid-field',
      message: 'Please enter an amount.',
      field: 'amount',
    });
  });

  it('without revealing internals in an error', async () => {
    const reply = await call(backend.appAddress, '/api/main/probe/move', {
      body: { investor_id: 7, amount: '15' },
      headers: signedIn,
    });
    expectRefusal(reply, 500, 'unexpected');
    expect(reply.text).not.toMatch(/relation|secret|at .*\.ts/);
    expect(backend.failures.at(-1)?.requestId).toBe(reply.body['request_id']);
  });
});
