import { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { AwaitUpiMatch } from '#application/accounts/bank/await-upi-match.ts';
import { UPI_LINK_MINUTES } from '#application/accounts/bank/start-upi-check.ts';
import { type UpiCheck, UpiChecks } from '#application/accounts/bank/upi-checks.ts';
import { Clock } from '#application/platform/clock.ts';
import { Session } from '#application/platform/session.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testBackend } from '../backend.ts';
import { payByUpi } from './pay-by-upi.ts';
import { refusalOf, signedIn, valueOf } from './signed-in.ts';

const backend = testBackend();
let last = 9_480_000_001;

afterEach(() => backend.control.clearFaults());

const newcomer = () => signedIn(backend, String((last += 10)));
const start = async (app: AppContainer) => valueOf(await app.get(UpiChecks).start({}));
const statusOf = async (app: AppContainer, check: UpiCheck) =>
  valueOf(await app.get(UpiChecks).status(check, {}));

describe('a check by UPI', () => {
  it('opens a payment app for one rupee, and waits [AP-7.33, AP-7.34, FD-7.68]', async () => {
    const app = await newcomer();
    const check = await start(app);
    const query = new URLSearchParams(check.link.replace('upi://pay?', ''));
    expect(query.get('am')).toBe('1.00');
    expect(query.get('tr')).toBe(check.referenceId);
    expect(await statusOf(app, check)).toBe('waiting');
  });

  it('links the account that paid if the names agree [AP-7.33, FD-7.68]', async () => {
    const app = await newcomer();
    const check = await start(app);
    expect(await payByUpi(check, 'paid')).toBe(200);
    expect(await statusOf(app, check)).toBe('match');
    const [account, ...others] = valueOf(await app.get(BankAccounts).list({}));
    expect([account?.isPrimary, others.length]).toEqual([true, 0]);
    expect(await payByUpi(check, 'paid')).toBe(410);
    expect(valueOf(await app.get(BankAccounts).list({}))).toHaveLength(1);
  });

  it('says on the page of its link that it has ended, and to a program as JSON', async () => {
    const check = await start(await newcomer());
    await payByUpi(check, 'paid');
    const open = async (accept: string) => {
      const reply = await fetch(check.webPage ?? '', { headers: { accept } });
      return [reply.status, reply.headers.get('content-type'), await reply.text()] as const;
    };
    const [status, type, text] = await open('text/html,*/*;q=0.8');
    expect([status, type]).toEqual([410, 'text/html; charset=utf-8']);
    expect(text).toContain('<p>This UPI request has ended. Please go back to the app.</p>');
    expect(text).not.toContain('upi-over');
    expect(await open('*/*')).toEqual([410, expect.any(String), expect.stringMatching(/^\{/)]);
  });

  it.each([
    ['paid-by-other', 'mismatch'],
    ['declined', 'declined'],
  ] as const)('that is %s is a %s, without a link [AP-7.33]', async (choice, status) => {
    const app = await newcomer();
    const check = await start(app);
    await payByUpi(check, choice);
    expect(await statusOf(app, check)).toBe(status);
    expect(valueOf(await app.get(BankAccounts).list({}))).toEqual([]);
  });

  it('is valid for five minutes [AP-7.34]', async () => {
    const app = await newcomer();
    const check = await start(app);
    await backend.control.call('POST', 'clock', { advanceSeconds: UPI_LINK_MINUTES * 60 - 1 });
    expect(await statusOf(app, check)).toBe('waiting');
    await backend.control.call('POST', 'clock', { advanceSeconds: 1 });
    expect(await statusOf(app, check)).toBe('expired');
    expect(await payByUpi(check, 'paid')).toBe(410);
  });

  it('is for its investor, and no page accepts a forged state', async () => {
    const [owner, other] = [await newcomer(), await newcomer()];
    const check = await start(owner);
    expect(refusalOf(await other.get(UpiChecks).status(check, {}))).toBe('404 upi-unknown');
    const mixed = { ...check, referenceId: (await start(owner)).referenceId };
    expect(refusalOf(await owner.get(UpiChecks).status(mixed, {}))).toBe('404 upi-unknown');
    expect(await payByUpi({ ...check, webPage: `${check.webPage}x` }, 'paid')).toBe(410);
  });
});

describe('waiting for the check', () => {
  const waiting = (app: AppContainer) => app.get(AwaitUpiMatch);
  const soon = (app: AppContainer) => new Date(app.get(Clock).now().getTime() + 300_000);

  it('survives a lost reply, and updates the session on a match [AP-7.34]', async () => {
    const app = await newcomer();
    const check = await start(app);
    await payByUpi(check, 'paid');
    await backend.control.fault({ route: 'POST /api/main/onboarding/getupistatus', kind: 'drop' });
    const status = await waiting(app).run({ ...check, expiresAt: soon(app) }, {});
    expect(valueOf(status)).toBe('match');
    expect(app.get(Session).current?.isBankStepComplete).toBe(true);
  });

  it('ends when the link expires or the screen is left', async () => {
    const app = await newcomer();
    const check = await start(app);
    // In the past by any clock: the reply sets that of the app, the system may set its own.
    const over = await waiting(app).run({ ...check, expiresAt: new Date(0) }, {});
    // The bank may still confirm a payment of the last second.
    expect(valueOf(over)).toBe('waiting');
    const controller = new AbortController();
    const awaited = { ...check, expiresAt: soon(app) };
    const asked = vi.spyOn(app.get(UpiChecks), 'status');
    const left = waiting(app).run(awaited, { signal: controller.signal });
    await expect.poll(() => asked.mock.settledResults[0]?.type).toBe('fulfilled');
    controller.abort();
    expect(valueOf(await left)).toBe('waiting');
  });

  it('ends at a clear refusal', async () => {
    const app = await newcomer();
    const check = { ...(await start(app)), transactionId: 'unknown', expiresAt: soon(app) };
    expect(refusalOf(await waiting(app).run(check, {}))).toBe('404 upi-unknown');
  });
});
