import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import { MoneyActions } from '#infrastructure/platform/http/money-actions.ts';
import type { SignedInInvestor } from '#application/platform/session.ts';
import { AccessTokens } from '#infrastructure/platform/http/access-tokens.ts';
import { ConsoleReporting } from '#infrastructure/platform/reporting/console-reporting.ts';
import { type Environment, sandboxEnvironment } from '#infrastructure/platform/environment.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { ServerClock } from '#infrastructure/platform/http/server-clock.ts';
import { Transport } from '#infrastructure/platform/http/transport.ts';
import { StoredMoneyActionIds } from '#infrastructure/platform/storage/stored-money-action-ids.ts';
import { StoredSession } from '#infrastructure/platform/sessions/stored-session.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { MemoryVault } from '#infrastructure/platform/storage/vault.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { stopDeviceClock } from '#tests/support/device-clock.ts';
import { FIXED_TIME } from '#tests/support/fixed-time.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { sendJson, smallServer } from './small-server.ts';

const investor: SignedInInvestor = {
  accessToken: 'old',
  investorId: 7,
  mobile: '9000000001',
  isNewInvestor: false,
  isBankStepComplete: false,
  isDematVerified: false,
  isSeniorCitizen: false,
};
const reply = v.object({ status: v.literal(200), data: v.string() });
const call = { api: 'main', path: '/thing', reply } as const;
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function clientFor(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  more: Partial<Environment> = {},
) {
  const server = await smallServer(answer);
  stops.push(() => server.stop());
  const environment = { ...sandboxEnvironment(server.address), ...more };
  const session = new StoredSession(new MemoryVault(), { clear: () => {}, belongTo: () => {} });
  const reporting = new ConsoleReporting(false);
  const clock = new ServerClock();
  const followClock = (serverTime: string | undefined) => clock.follow(serverTime);
  const transport = new Transport({ environment, fetch, followClock, credentials: 'include' });
  const tokens = new AccessTokens({ transport, session, reporting });
  const ids = new StoredMoneyActionIds({ vault: new MemoryVault(), session });
  const moneyActions = new MoneyActions(ids);
  const journeys = new TabJourneyStore(undefined);
  const parts = { environment, transport, session, tokens, moneyActions, journeys };
  return { http: new HttpClient(parts), session, reporting, clock, journeys };
}

describe('the HTTP client', () => {
  it('posts JSON with the bearer token of the session [AP-7.1, AP-7.6, FD-7.1]', async () => {
    let seen: IncomingMessage | undefined;
    const { http, session } = await clientFor((request, response) => {
      seen = request;
      sendJson(response, 200, { status: 200, data: 'yes' });
    });
    await session.begin(investor);
    const result = await http.send({ ...call, body: { a: 1 } });
    expect(result).toEqual({ ok: true, value: { status: 200, data: 'yes' } });
    expect(seen?.method).toBe('POST');
    expect(seen?.url).toBe('/api/main/thing');
    expect(seen?.headers.authorization).toBe('Bearer old');
    expect(seen?.headers['content-type']).toBe('application/json');
  });

  it('renews the token once for many parallel 401s [AP-4.51, AP-4.54]', async () => {
    let renewals = 0;
    let calls = 0;
    let renew = () => {};
    const { http, session } = await clientFor((request, response) => {
      if (request.url === '/api/main/login/refreshtoken') {
        renewals += 1;
        renew = () => sendJson(response, 200, { access_token: 'new' });
        return;
      }
      calls += 1;
      const isNew = request.headers.authorization === 'Bearer new';
      sendJson(response, isNew ? 200 : 401, isNew ? { status: 200, data: 'yes' } : {});
    });
    await session.begin(investor);
    const sent = Array.from({ length: 8 }, () => http.send(call));
    await expect.poll(() => [calls, renewals]).toEqual([8, 1]);
    renew();
    const results = await Promise.all(sent);
    expect(results.every((result) => result.ok)).toBe(true);
    expect(renewals).toBe(1);
    expect(calls).toBe(16);
    expect(session.current?.accessToken).toBe('new');
  });

  it('renews once for a request: a second 401 ends the session [AP-4.51]', async () => {
    const paths: (string | undefined)[] = [];
    const { http, session } = await clientFor(({ url }, response) => {
      paths.push(url);
      const isRenewal = url?.endsWith('refreshtoken') === true;
      sendJson(response, isRenewal ? 200 : 401, isRenewal ? { access_token: 'new' } : {});
    });
    await session.begin(investor);
    expect(await http.send(call)).toEqual({ ok: false, failure: { kind: 'signed-out' } });
    const [thing, renewal] = ['/api/main/thing', '/api/main/login/refreshtoken'];
    expect(paths).toEqual([thing, renewal, thing]);
    expect(session.current).toBeUndefined();
  });

  it('reads the new token under data as well [AP-7.70]', async () => {
    const { http, session } = await clientFor((request, response) => {
      if (request.url?.endsWith('refreshtoken') === true) {
        // It has no body: the cookie alone says whose token is renewed.
        expect([request.method, request.headers['content-length']]).toEqual(['POST', '0']);
        sendJson(response, 200, { status: 200, data: { access_token: 'new' } });
        return;
      }
      const isNew = request.headers.authorization === 'Bearer new';
      sendJson(response, isNew ? 200 : 401, isNew ? { status: 200, data: 'yes' } : {});
    });
    await session.begin(investor);
    expect((await http.send(call)).ok).toBe(true);
  });

  it('does not renew on a 401 that says Invalid credentials [AP-4.53]', async () => {
    const paths: (string | undefined)[] = [];
    const { http, session } = await clientFor((request, response) => {
      paths.push(request.url);
      sendJson(response, 401, { status: 401, code: 'bad', message: 'Invalid credentials' });
    });
    await session.begin(investor);
    const result = await http.send(call);
    expect(result).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 401, code: 'bad', message: 'Invalid credentials' },
    });
    expect(paths).toEqual(['/api/main/thing']);
    expect(session.current).toBeDefined();
  });

  it('ends the session when the renewal is refused [AP-4.52, AP-8.44]', async () => {
    const { http, session, reporting } = await clientFor((_, response) =>
      sendJson(response, 401, { status: 401 }),
    );
    const ends: unknown[] = [];
    session.onChange((end) => ends.push(end));
    await session.begin(investor);
    expect(await http.send(call)).toEqual({ ok: false, failure: { kind: 'signed-out' } });
    expect(session.current).toBeUndefined();
    expect(ends).toContain('expired');
    expect(reporting.recent.map((report) => report.what)).toContain('Failed to refresh token');
  });

  it('ends the session when the renewal carries no token, and reports it [AP-8.45]', async () => {
    const { http, session, reporting } = await clientFor((request, response) =>
      sendJson(response, request.url?.endsWith('refreshtoken') === true ? 200 : 401, {}),
    );
    await session.begin(investor);
    expect(await http.send(call)).toEqual({ ok: false, failure: { kind: 'signed-out' } });
    expect(reporting.recent.map((report) => report.what)).toContain(
      'No access token in refresh response',
    );
  });

  it('keeps the session when the renewal cannot be reached', async () => {
    const { http, session } = await clientFor((request, response) => {
      if (request.url?.endsWith('refreshtoken') === true) request.socket.destroy();
      else sendJson(response, 401, {});
    });
    await session.begin(investor);
    const result = await http.send(call);
    expect(result).toEqual({ ok: false, failure: { kind: 'unreachable', reason: 'offline' } });
    expect(session.current).toBeDefined();
  });

  it('names each kind of failure', async () => {
    const { http } = await clientFor((request, response) => {
      if (request.url?.endsWith('/slow') === true) return;
      if (request.url?.endsWith('/cut') === true) request.socket.destroy();
      else if (request.url?.endsWith('/odd') === true) sendJson(response, 200, { status: 200 });
      else if (request.url?.endsWith('/inside') === true)
        sendJson(response, 200, { status: 400, message: 'No' });
      else if (request.url?.endsWith('/gateway') === true) response.writeHead(403).end('<html>');
      else response.end('<html>');
    });
    const kindOf = async (path: string, more = {}) => {
      const result = await http.send({ ...call, path, ...more });
      return result.ok ? 'ok' : result.failure;
    };
    expect(await kindOf('/slow', { timeoutMilliseconds: 50 })).toEqual({
      kind: 'unreachable',
      reason: 'timeout',
    });
    const controller = new AbortController();
    const aborted = kindOf('/slow', { signal: controller.signal });
    controller.abort();
    expect(await aborted).toEqual({ kind: 'unreachable', reason: 'aborted' });
    expect(await kindOf('/cut')).toEqual({ kind: 'unreachable', reason: 'offline' });
    expect(await kindOf('/odd')).toMatchObject({ kind: 'unexpected-reply' });
    expect(await kindOf('/html')).toMatchObject({ kind: 'unexpected-reply' });
    expect(await kindOf('/gateway')).toEqual({ kind: 'refused', status: 403, code: 'not-json' });
    expect(await kindOf('/inside')).toMatchObject({ kind: 'refused', status: 400, message: 'No' });
  });

  it('sends the same command id after a token renewal and a lost connection', async () => {
    const ids: unknown[] = [];
    const { http, session } = await clientFor((request, response) => {
      if (request.url?.endsWith('refreshtoken') === true) {
        sendJson(response, 200, { access_token: 'new' });
        return;
      }
      ids.push(request.headers['idempotency-key']);
      if (ids.length === 1) sendJson(response, 401, {});
      else if (ids.length === 2) request.socket.destroy();
      else sendJson(response, 200, { status: 200, data: 'yes' });
    });
    await session.begin(investor);
    const change = { ...call, body: { a: 1 }, changes: 'a thing' };
    expect((await http.send(change)).ok).toBe(false);
    expect((await http.send(change)).ok).toBe(true);
    expect((await http.send(change)).ok).toBe(true);
    const [first, second, third, fourth] = ids;
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
    await http.send(call);
    expect(ids[4], 'of a question').toBeUndefined();
  });

  it('sends the same command id after a lost connection and the page of a gateway', async () => {
    const ids: unknown[] = [];
    const { http, session } = await clientFor((request, response) => {
      ids.push(request.headers['idempotency-key']);
      if (ids.length === 1) request.socket.destroy();
      else if (ids.length === 2) response.writeHead(403).end('<html>Too many visits');
      else sendJson(response, 200, { status: 200, data: 'yes' });
    });
    await session.begin(investor);
    const change = { ...call, body: { a: 1 }, changes: 'a thing' };
    expect((await http.send(change)).ok).toBe(false);
    expect((await http.send(change)).ok).toBe(false);
    expect((await http.send(change)).ok).toBe(true);
    expect(new Set(ids).size).toBe(1);
  });

  it('sends no id if the API does not accept it', async () => {
    let seen: IncomingMessage | undefined;
    const { http, session } = await clientFor(
      (request, response) => {
        seen = request;
        sendJson(response, 200, { status: 200, data: 'yes' });
      },
      { sendsIdempotencyKeys: false },
    );
    await session.begin(investor);
    expect((await http.send({ ...call, body: {}, changes: 'a thing' })).ok).toBe(true);
    expect(seen?.headers).not.toHaveProperty('idempotency-key');
  });

  it('returns a refusal with the status and message of the server [AP-8.48]', async () => {
    const { http } = await clientFor((request, response) =>
      sendJson(response, 409, request.url?.endsWith('/said') === true ? { message: 'No.' } : {}),
    );
    const failureAt = async (path: string) => {
      const result = await http.send({ ...call, path });
      return result.ok ? undefined : result.failure;
    };
    const refusal = { kind: 'refused', status: 409, code: 'unknown' };
    expect(await failureAt('/said')).toEqual({ ...refusal, message: 'No.' });
    expect(await failureAt('/unsaid')).toEqual(refusal);
  });

  it('sends with an upload the visit to the identity page, if any [AP-7.76, AP-7.77]', async () => {
    const seen: IncomingMessage[] = [];
    const { http, journeys } = await clientFor((request, response) => {
      seen.push(request);
      sendJson(response, 200, { status: 200, data: 'yes' });
    });
    const form = new FormData();
    form.set('file', new Blob(['x']), 'x.png');
    await http.send({ ...call, form });
    expect(JourneyKey.KycEntry).toBe('kycEntryId');
    journeys.write(JourneyKey.KycEntry, 'visit-1');
    await http.send({ ...call, form });
    await http.send({ ...call, body: {} });
    expect(seen.map(({ headers }) => headers['ekycsession'])).toEqual([
      undefined,
      'visit-1',
      undefined,
    ]);
    expect(seen[1]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('follows the clock of the server', async () => {
    stopDeviceClock(FIXED_TIME);
    const inAYear = new Date(FIXED_TIME.getTime() + 365 * 86_400_000);
    const { http, clock } = await clientFor((_, response) => {
      response.setHeader('server-time', inAYear.toISOString());
      sendJson(response, 200, { status: 200, data: 'yes' });
    });
    await http.send(call);
    expect(clock.now()).toEqual(inAYear);
  });
});
