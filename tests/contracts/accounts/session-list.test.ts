import { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { Sessions } from '#application/accounts/sign-in/sessions.ts';
import { SignOut } from '#application/accounts/sign-in/sign-out.ts';
import { Session } from '#application/platform/session.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { call, failureOf, refusalOf, signedIn, valueOf } from './signed-in.ts';

const backend = testBackend();
let last = 9_250_000_000;
const newMobile = () => String((last += 11));
const minutes = (count: number) => backend.control.advance(count * 60);
const listOf = async (app: AppContainer) => valueOf(await app.get(Sessions).list({}));
const isAlive = async (app: AppContainer) => (await app.get(BankAccounts).list({})).ok;

describe('the list of sessions', () => {
  it('lists each device once, with its last use and the current one marked', async () => {
    const mobile = newMobile();
    const first = await signedIn(backend, mobile);
    await minutes(2);
    const second = await signedIn(backend, mobile);
    const sessions = await listOf(second);
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect((await listOf(first)).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const [here, there] = sessions;
    expect(here?.id).not.toBe(there?.id);
    const now = await backend.control.now();
    expect(here?.startedAt).toEqual(now);
    expect(there?.startedAt).toEqual(new Date(now.getTime() - 2 * 60_000));
  });

  it('omits sessions that were signed out, replaced or unused', async () => {
    const mobile = newMobile();
    const gone = await signedIn(backend, mobile);
    await gone.get(SignOut).run({});
    const idle = await signedIn(backend, mobile);
    expect(await listOf(idle)).toHaveLength(1);
    await minutes(15);
    expect(await listOf(await signedIn(backend, mobile))).toHaveLength(1);
  });

  it('names the device in fixed words, and stores nothing else of the header', async () => {
    const mobile = newMobile();
    const body = { country_code: '+91', mobile_no: mobile, request_source: 'web' };
    await call(backend, '/login/sendotp', { body: { ...body, app_signature_id: '' } });
    const otp = await backend.control.codeFor(mobile);
    const agent = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/139.0.0.0 Mobile Safari/537.36';
    const signed = await call(backend, '/login/verifyotp', {
      body: { ifa_id: 0, mobile_no: mobile, otp },
      headers: { 'user-agent': agent },
    });
    const { access_token: token } = signed.body.data as unknown as { access_token: string };
    const { body: list } = await call(backend, '/login/sessions', { token });
    expect(list.data).toMatchObject([{ device: 'Chrome on Android', is_current: 1 }]);
    const rows = await backend.sandbox.database.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('Pixel');
  });

  it('needs the investor’s own session', async () => {
    const [one, other] = [newMobile(), newMobile()];
    const app = await signedIn(backend, one);
    await signedIn(backend, other);
    expect(await listOf(app)).toHaveLength(1);
    expect((await call(backend, '/login/sessions')).status).toBe(401);
    expect((await call(backend, '/login/endothersessions')).status).toBe(401);
  });
});

describe('ending sessions elsewhere', () => {
  it('ends all others with their refresh tokens, but no session of other investors', async () => {
    const mobile = newMobile();
    const [first, second, here] = [
      await signedIn(backend, mobile),
      await signedIn(backend, mobile),
      await signedIn(backend, mobile),
    ];
    const stranger = await signedIn(backend, newMobile());
    expect(valueOf(await here.get(Sessions).endOthers({}))).toBe(2);
    expect(await listOf(here)).toHaveLength(1);
    expect([await isAlive(here), await isAlive(stranger)]).toEqual([true, true]);
    // Both try to renew, and are signed out by that.
    for (const app of [first, second]) {
      expect(failureOf(await app.get(BankAccounts).list({}))).toEqual({ kind: 'signed-out' });
      expect(app.get(Session).current).toBeUndefined();
    }
    expect(valueOf(await here.get(Sessions).endOthers({}))).toBe(0);
  });

  it('ends a given one once', async () => {
    const mobile = newMobile();
    const [lost, here] = [await signedIn(backend, mobile), await signedIn(backend, mobile)];
    const other = (await listOf(here)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    valueOf(await here.get(Sessions).end(other, {}));
    expect(await isAlive(lost)).toBe(false);
    expect(refusalOf(await here.get(Sessions).end(other, {}))).toBe('404 no-such-session');
  });

  it('gives the same answer for this session, another investor’s and an unknown one', async () => {
    const here = await signedIn(backend, newMobile());
    const stranger = await signedIn(backend, newMobile());
    const ids = [
      (await listOf(here))[0]?.id ?? '',
      (await listOf(stranger))[0]?.id ?? '',
      '00000000-0000-4000-8000-000000000000',
    ];
    for (const id of ids) {
      expect(refusalOf(await here.get(Sessions).end(id, {}))).toBe('404 no-such-session');
    }
    expect([await isAlive(here), await isAlive(stranger)]).toEqual([true, true]);
  });
});
