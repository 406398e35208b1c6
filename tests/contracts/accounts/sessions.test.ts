import { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { SignOut } from '#application/accounts/sign-in/sign-out.ts';
import { Session } from '#application/platform/session.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { fetchWithCookies } from '../client.ts';
import { call, failureOf, signedIn, valueOf } from './signed-in.ts';

const backend = testBackend();
let last = 9_200_000_000;
const newMobile = () => String((last += 11));
const minutes = (count: number) => backend.control.advance(count * 60);
const banks = (app: AppContainer) => app.get(BankAccounts).list({});
const tokenOf = (app: AppContainer) => app.get(Session).current?.accessToken;

/** Signs in by hand, to hold the cookie that a browser would hide. */
async function bareSession(mobile = newMobile(), headers: Record<string, string> = {}) {
  const sendBody = {
    country_code: '+91',
    mobile_no: mobile,
    request_source: 'web',
    app_signature_id: '',
  };
  await call(backend, '/login/sendotp', { body: sendBody });
  const otp = await backend.control.codeFor(mobile);
  const response = await fetch(`${backend.appAddress}/api/main/login/verifyotp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ifa_id: 0, mobile_no: mobile, otp }),
  });
  const { data } = (await response.json()) as {
    data: { access_token: string; investor_id: number };
  };
  const line = response.headers.getSetCookie()[0] ?? '';
  const cookie = line.split(';')[0] ?? '';
  return { line, cookie, token: data.access_token, investorId: data.investor_id };
}

async function renew(cookie: string) {
  const response = await fetch(`${backend.appAddress}/api/main/login/refreshtoken`, {
    method: 'POST',
    headers: { 'x-vriddhi': '1', cookie },
  });
  const body = (await response.json()) as { data?: { access_token: string } };
  const line = response.headers.getSetCookie()[0] ?? '';
  return {
    status: response.status,
    token: body.data?.access_token,
    cookie: line.split(';')[0] ?? '',
  };
}

async function isAlive({ token, investorId }: { token: string | undefined; investorId: number }) {
  const body = { display_location: 'Bank', method: 'Get', investor_id: investorId };
  return (await call(backend, '/profile', { body, token })).status === 200;
}

describe('a session', () => {
  it('returns the investor who signed in, new or known [AP-3.2, AP-3.4, AP-4.8]', async () => {
    const mobile = newMobile();
    const first = await signedIn(backend, mobile);
    expect(first.get(Session).current).toMatchObject({ mobile, isNewInvestor: true });
    const second = await signedIn(backend, mobile);
    expect(second.get(Session).current).toMatchObject({ mobile, isNewInvestor: false });
    expect(tokenOf(second)).not.toBe(tokenOf(first));
  });

  it('returns all data of the sample investor [AP-3.2, AP-3.3]', async () => {
    const app = await signedIn(backend, '9000000001');
    const investor = app.get(Session).current;
    expect(investor).toMatchObject({
      name: 'Arjun Mehta',
      pan: 'AJMPM1984C',
      gender: 'male',
      kycStatus: 'verified',
      isSeniorCitizen: false,
      isBankStepComplete: true,
      isDematVerified: true,
      dematNumber: 'IN30021418840117',
      profileScore: 100,
    });
    expect(investor?.birthDate?.iso).toBe('1984-08-17');
  });

  it('has a cookie that no script and no other site can use', async () => {
    const { line } = await bareSession();
    const parts = line.split('; ');
    expect(parts[0]).toMatch(/^__Host-vriddhi=[\w-]{43}$/);
    expect(parts.slice(1)).toEqual([
      'Path=/',
      'Secure',
      'HttpOnly',
      'SameSite=Strict',
      'Max-Age=43200',
    ]);
  });

  it('ends after 15 idle minutes, and signs the app out [AP-4.52]', async () => {
    const app = await signedIn(backend, newMobile());
    await minutes(14);
    expect((await banks(app)).ok).toBe(true);
    await minutes(14);
    expect((await banks(app)).ok).toBe(true);
    await minutes(15);
    expect(failureOf(await banks(app))).toEqual({ kind: 'signed-out' });
    expect(app.get(Session).current).toBeUndefined();
  });

  it('renews its access token silently while it is used [AP-4.51, AP-7.70]', async () => {
    const cookies: unknown[] = [];
    const send = fetchWithCookies(backend.appAddress);
    const app = await signedIn(backend, newMobile(), {
      fetch: (input, init) => {
        if ((input as string).endsWith('/refreshtoken')) cookies.push(init?.credentials);
        return send(input, init);
      },
    });
    const before = tokenOf(app);
    for (let step = 0; step < 4; step += 1) {
      await minutes(10);
      expect((await banks(app)).ok).toBe(true);
    }
    expect(tokenOf(app)).not.toBe(before);
    expect(new Set(cookies)).toEqual(new Set(['include']));
  });

  it('ends after 12 hours, even if in use', async () => {
    const app = await signedIn(backend, newMobile());
    for (let step = 0; step < 71; step += 1) {
      await minutes(10);
      valueOf(await banks(app));
    }
    await minutes(10);
    expect(failureOf(await banks(app))).toEqual({ kind: 'signed-out' });
  });

  it('shares one renewal among calls made at once [AP-4.54]', async () => {
    const app = await signedIn(backend, newMobile());
    await minutes(14);
    valueOf(await banks(app));
    await minutes(14);
    valueOf(await banks(app));
    await minutes(3);
    const results = await Promise.all(Array.from({ length: 6 }, () => banks(app)));
    expect(results.every(({ ok }) => ok)).toBe(true);
  });

  it('returns the same tokens for a refresh token that is repeated at once', async () => {
    const session = await bareSession();
    const all = await Promise.all(Array.from({ length: 10 }, () => renew(session.cookie)));
    const [first] = all;
    expect(first?.status).toBe(200);
    expect(first?.cookie).not.toBe(session.cookie);
    for (const one of all) expect(one).toEqual(first);
    expect(await isAlive({ ...session, token: first?.token })).toBe(true);
    const { count } = await backend.sandbox.database
      .selectFrom('session_tokens')
      .innerJoin('sessions', 'sessions.id', 'session_tokens.session_id')
      .where('investor_id', '=', session.investorId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(4);
  });

  it('has one chain of tokens, even if an old one is repeated', async () => {
    const session = await bareSession();
    const owner = await renew(session.cookie);
    const thief = await renew(session.cookie);
    expect(thief).toEqual(owner);
    await backend.control.advance(60);
    const next = await renew(owner.cookie);
    expect(next.status).toBe(200);
    await backend.control.advance(60);
    expect((await renew(thief.cookie)).status).toBe(401);
    expect((await renew(next.cookie)).status).toBe(401);
  });

  it('is not renewed by a token that a step-up has replaced', async () => {
    const mobile = newMobile();
    const session = await bareSession(mobile);
    const { investorId, token } = session;
    const body = { investor_id: investorId, change: 'e-mail' };
    await call(backend, '/login/sendstepup', { body, token });
    const otp = await backend.control.codeFor(mobile);
    const given = { body: { ...body, otp }, token };
    const confirmed = await call(backend, '/login/confirmstepup', given);
    expect(confirmed.status).toBe(200);
    const replayed = await renew(session.cookie);
    expect(replayed).toEqual({ status: 503, token: undefined, cookie: '' });
    const { access_token: own } = confirmed.body.data as unknown as { access_token: string };
    expect(await isAlive({ ...session, token: own })).toBe(true);
    await backend.control.advance(11);
    expect((await renew(session.cookie)).status).toBe(401);
    expect(await isAlive({ ...session, token: own })).toBe(false);
  });

  it('ends if it began in the future', async () => {
    const session = await bareSession();
    const id = session.investorId;
    const { database } = backend.sandbox;
    const ahead = new Date((await backend.control.now()).getTime() + 2 * 86_400_000);
    const tokens = database.selectFrom('sessions').select('id').where('investor_id', '=', id);
    await database
      .updateTable('session_tokens')
      .set({ issued_at: ahead } as never)
      .where('session_id', 'in', tokens)
      .execute();
    expect(await isAlive(session)).toBe(false);
    await database
      .updateTable('sessions')
      .set({ started_at: ahead } as never)
      .where('investor_id', '=', id)
      .execute();
    expect((await renew(session.cookie)).status).toBe(401);
  });

  it('ends entirely when an exchanged refresh token is reused', async () => {
    const session = await bareSession();
    const renewed = await renew(session.cookie);
    await backend.control.advance(11);
    expect((await renew(session.cookie)).status).toBe(401);
    expect((await renew(renewed.cookie)).status).toBe(401);
    expect(await isAlive({ ...session, token: renewed.token })).toBe(false);
    expect(await isAlive(session)).toBe(false);
  });

  it('is not renewed without the app’s header, or without its cookie', async () => {
    const { cookie } = await bareSession();
    const foreign = { cookie, headers: { 'x-vriddhi': '' } };
    expect((await call(backend, '/login/refreshtoken', foreign)).status).toBe(403);
    expect((await call(backend, '/login/refreshtoken')).status).toBe(401);
    const made = { cookie: `__Host-vriddhi=${'x'.repeat(43)}` };
    expect((await call(backend, '/login/refreshtoken', made)).status).toBe(401);
  });

  it('accepts no access token as a refresh token, nor vice versa', async () => {
    const session = await bareSession();
    const cookie = `__Host-vriddhi=${session.token}`;
    expect((await call(backend, '/login/refreshtoken', { cookie })).status).toBe(401);
    const token = session.cookie.split('=')[1];
    expect(await isAlive({ ...session, token })).toBe(false);
  });

  it('ends at the server when the person signs out [AP-2.70]', async () => {
    const app = await signedIn(backend, newMobile());
    const session = app.get(Session);
    const { accessToken: token, investorId } = session.current ?? { investorId: 0 };
    await app.get(SignOut).run({});
    expect(session.current).toBeUndefined();
    expect(await isAlive({ token, investorId })).toBe(false);
  });

  it('ends by its cookie too, and signing out twice is no failure', async () => {
    const session = await bareSession();
    const { cookie } = session;
    expect((await call(backend, '/login/logout', { cookie })).status).toBe(200);
    expect((await call(backend, '/login/logout', { cookie })).status).toBe(200);
    expect((await renew(cookie)).status).toBe(401);
    expect(await isAlive(session)).toBe(false);
  });

  it('keeps other sessions of the same investor', async () => {
    const mobile = newMobile();
    const [one, other] = [await bareSession(mobile), await bareSession(mobile)];
    await call(backend, '/login/logout', { token: one.token });
    expect([await isAlive(one), await isAlive(other)]).toEqual([false, true]);
  });

  it('ends when another sign-in in the same browser starts a new one', async () => {
    const first = await bareSession();
    const headers = { cookie: first.cookie, 'x-vriddhi': '1' };
    const second = await bareSession(newMobile(), headers);
    expect([await isAlive(first), await isAlive(second)]).toEqual([false, true]);
    expect((await renew(first.cookie)).status).toBe(401);
    expect(second.cookie).not.toBe(first.cookie);
    expect(second.token).not.toBe(first.token);
  });

  it('is not changed by a sign-in without the app’s header', async () => {
    const first = await bareSession();
    await bareSession(newMobile(), { cookie: first.cookie });
    expect(await isAlive(first)).toBe(true);
  });

  it('stores its tokens as digests only', async () => {
    const { token, cookie } = await bareSession();
    const rows = await backend.sandbox.database.selectFrom('session_tokens').selectAll().execute();
    const text = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(1);
    expect(text).not.toContain(token);
    expect(text).not.toContain(cookie.split('=')[1]);
  });

  it('gives no access to other investors’ data', async () => {
    const [one, other] = [await bareSession(), await bareSession()];
    const body = { display_location: 'Bank', method: 'Get', investor_id: other.investorId };
    const reply = await call(backend, '/profile', { body, token: one.token });
    expect([reply.status, reply.body.code]).toEqual([403, 'not-yours']);
  });
});
