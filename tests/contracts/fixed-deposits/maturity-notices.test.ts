import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { SentMessages } from '#application/accounts/profile/sent-messages.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { formatDate, formatPercent } from '#domain/platform/indian-formatting.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { runDueDepositJobs } from '#infrastructure/backend/fixed-deposits/jobs/due-deposits.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { ARJUN, bookedDeposit } from './booking.ts';
import { FORMS, LATER, openedBooking, PAY, sendForms } from './embedded.ts';

const PAY_OUT = 3;
const RENEW_PRINCIPAL = 2;

const backend = testBackend();
let id = 0;
beforeAll(async () => {
  const arjun = await signedIn(backend, ARJUN);
  const tenure = Tenure.of({ months: 6 });
  const wish = { depositId: 1003, tenure, principal: '120000' };
  id = await bookedDeposit(arjun, backend, wish);
  const choice = { depositOrderId: id, instructionId: PAY_OUT };
  valueOf(await arjun.get(DepositOrders).chooseMaturityInstruction(choice, {}));
});

const tillDays = (days: number) => backend.control.advance(days * 86_400);

/** All messages to the investor, newest first. */
async function texts(): Promise<readonly string[]> {
  const arjun = await signedIn(backend, ARJUN);
  return valueOf(await arjun.get(SentMessages).list({})).map(({ text }) => text);
}

/** The messages that announce a deposit's maturity, newest first, as the investor sees them. */
async function notices(of = id): Promise<readonly string[]> {
  const start = `-${String(of).padStart(7, '0')}) matures on `;
  return (await texts()).filter((text) => text.includes(start));
}

describe('the messages before a maturity', () => {
  it('come 30 days and 7 days before it, once each [FD-4.89]', async () => {
    const { maturity_date } = await backend.sandbox.database
      .selectFrom('deposits')
      .select('maturity_date')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(maturity_date).toBe('2027-05-18');
    await tillDays(150);
    expect(await notices()).toEqual([]);
    await tillDays(1);
    const [first, ...others] = await notices();
    expect(others).toEqual([]);
    expect(first).toMatch(/^Your deposit Himadri Classic Deposit \(HIM-\d{7}\) matures /);
    expect(first).toContain(
      'on 18 May 2027, in 30 days. ' +
        '₹1,23,450 will be paid to your bank account, ending in 7093: http',
    );
    expect(first).toMatch(new RegExp(`/portfolio/investment-details/${id}/1003$`));
    await tillDays(22);
    expect(await notices()).toHaveLength(1);
    await tillDays(1);
    expect(await notices()).toEqual([
      expect.stringContaining('in 7 days'),
      expect.stringContaining('in 30 days'),
    ]);
    await tillDays(6);
    expect(await notices()).toHaveLength(2);
  });

  it('are followed by payouts that are due, not paid, if banks are closed that day', async () => {
    const payouts = (await texts()).filter((text) => text.includes('Malhar Monthly Income'));
    expect(payouts.filter((text) => text.includes('18 Apr 2027'))).toEqual([
      expect.stringMatching(
        /is due to your bank account, ending in 7093 on 18 Apr 2027\. A Sunday: banks pay /,
      ),
    ]);
    expect(payouts.filter((text) => text.includes('18 Mar 2027'))).toEqual([
      expect.stringMatching(/was paid to your bank account, ending in 7093 on 18 Mar 2027\.$/),
    ]);
  });

  it('are not sent again by a server that starts on the same database', async () => {
    const { sandbox } = backend;
    const count = (await notices()).length;
    // A new process knows only what is stored.
    await runDueDepositJobs(sandbox, sandbox.clock.now());
    await Promise.all([
      runDueDepositJobs(sandbox, sandbox.clock.now()),
      runDueDepositJobs(sandbox, sandbox.clock.now()),
    ]);
    expect(await notices()).toHaveLength(count);
  });

  it('say how much is renewed, and are one after a pause of the server [FD-4.89]', async () => {
    // A deposit of six months from this day matures on 21 Nov 2027, a Sunday.
    await tillDays(4);
    const arjun = await signedIn(backend, ARJUN);
    const tenure = Tenure.of({ months: 6 });
    const wish = { depositId: 1003, tenure, principal: '110000' };
    const depositOrderId = await bookedDeposit(arjun, backend, wish);
    const choice = { depositOrderId, instructionId: RENEW_PRINCIPAL };
    valueOf(await arjun.get(DepositOrders).chooseMaturityInstruction(choice, {}));
    await tillDays(178);
    const [newest, ...others] = await notices(depositOrderId);
    expect(newest).toContain(
      'A Sunday: banks pay on the next working day. ₹1,10,000 will be renewed for the same ' +
        'tenure, and ₹3,163 will be paid to your bank account',
    );
    expect(newest).toMatch(/in [1-7] days?\./);
    expect(others).toEqual([]);
    await tillDays(7);
    const [matured] = (await texts()).filter((text) => /matured on 21 Nov/.test(text));
    expect(matured).toContain(
      'matured on 21 Nov 2027. A Sunday: banks pay on the next working day. ' +
        '₹3,163 will be paid to your bank account, ending in 7093. ₹1,10,000 was renewed',
    );
    const later = await signedIn(backend, ARJUN);
    const renewed = valueOf(await later.get(HeldDeposits).list({})).find(
      ({ principal, startedOn }) => principal.text === '110000' && startedOn.iso === '2027-11-21',
    );
    const rate = renewed && formatPercent(renewed.annualRatePercent);
    const until = renewed && formatDate(renewed.maturityDate);
    const end = ` renewed for the same tenure, at ${rate} p.a. until ${until}.`;
    expect(matured?.slice(-end.length)).toBe(end);
  });

  it('name no account of a deposit of the partner bank, which asks for one itself', async () => {
    const { url, depositOrderId } = await openedBooking(await signedIn(backend, ARJUN), backend);
    await sendForms(url, [...FORMS, PAY, LATER]);
    // It runs for two years and six months.
    await tillDays(900);
    const [notice] = await notices(depositOrderId);
    expect(notice).toMatch(/₹\S+ will be paid to your bank account: http/);
    await tillDays(20);
    const isMaturity = (text: string) => /^Your deposit SUR-\d+ in .* matured on /.test(text);
    const [matured] = (await texts()).filter(isMaturity);
    expect(matured).toMatch(/₹\S+ was paid to your bank account\.$/);
  });
});
