import {
  type HeldDeposit,
  HeldDeposits,
} from '#application/fixed-deposits/holdings/held-deposits.ts';
import { holdingOf as knownHoldingOf } from '#application/fixed-deposits/holdings/holding-of.ts';
import { Passbook } from '#application/fixed-deposits/holdings/passbook.ts';
import { Session } from '#application/platform/session.ts';
import { depositTotals } from '#domain/fixed-deposits/holdings/deposit-totals.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest/interest-convention.ts';
import { payoutCalendar } from '#domain/fixed-deposits/interest/payout-calendar.ts';
import { Money } from '#domain/platform/money.ts';
import {
  deposits,
  holdingOf as storedHoldingOf,
} from '#infrastructure/backend/fixed-deposits/records/stored-holding.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, failureOf, refusalOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { ARJUN, LEELA, present } from './booking.ts';

const backend = testBackend();
let arjun: AppContainer;
let held: readonly HeldDeposit[];
beforeAll(async () => {
  arjun = await signedIn(backend, ARJUN);
  held = valueOf(await arjun.get(HeldDeposits).list({}));
});

const today = () => backend.sandbox.clock.today();
const detailOf = async ({ depositOrderId }: HeldDeposit) =>
  valueOf(await arjun.get(HeldDeposits).detail(depositOrderId, {}));

/** The domain's own reckoning of a deposit that the adapters brought. */
async function holdingOf(deposit: HeldDeposit): Promise<Holding> {
  const { issuerId } = await detailOf(deposit);
  const { principal, annualRatePercent, tenure, payoutFrequency, startedOn } = deposit;
  const convention = interestConventionFor(issuerId, tenure);
  const terms = { principal, annualRatePercent, tenure, payoutFrequency, convention };
  return Holding.of({ terms, startedOn });
}

describe('the first sample investor', () => {
  it('has a history of two years: running, renewed and paid out', () => {
    const states = held.map(({ state }) => state);
    expect(states.filter((state) => state === 'running')).toHaveLength(7);
    expect(states.filter((state) => state === 'renewed')).toHaveLength(2);
    expect(states.filter((state) => state === 'paid-out')).toHaveLength(2);
    expect(states.slice(0, 7).every((state) => state === 'running')).toBe(true);
    const oldest = held.map(({ startedOn }) => startedOn.daysUntil(today()));
    expect(Math.max(...oldest)).toBe(700);
  });
});

describe('the portfolio', () => {
  it('adds up, to the paisa [FD-3.31, FD-3.32, FD-3.33, FD-3.34, FD-7.32]', async () => {
    const details = await Promise.all(held.map(detailOf));
    const renewals = new Set(details.map(({ renewedInto }) => renewedInto));
    const lives = await Promise.all(
      details.map(async (deposit) => ({
        holding: await holdingOf(deposit),
        isRenewal: renewals.has(deposit.depositOrderId),
        ...(deposit.state !== 'running' && { renewed: deposit.renewedAmount ?? Money.zero }),
      })),
    );
    const expected = depositTotals(lives, today());
    const { paidToBank = Money.zero, ...summary } = valueOf(
      await arjun.get(HeldDeposits).summary({}),
    );
    const texts = (totals: object) =>
      Object.entries(totals as Record<string, Money>).map(([name, { text }]) => `${name} ${text}`);
    expect(texts({ ...summary, paidToBank }).toSorted()).toEqual(texts(expected).toSorted());
    // What went in from the bank, by the nine bookings of the sample.
    expect(summary.putIn.text).toBe('1175000');
    const interest = Money.sum(held.map(({ interestTillDate }) => interestTillDate));
    expect(summary.earned.text).toBe(interest.text);
    expect(summary.todaysEarning.isGreaterThan(Money.zero)).toBe(true);
  });

  it('agrees with the passbook: invested, paid out and remaining [FD-3.46]', async () => {
    const summary = valueOf(await arjun.get(HeldDeposits).summary({}));
    const entries = valueOf(await arjun.get(Passbook).entries({}));
    const sumOf = (kind: string) =>
      Money.sum(entries.filter((entry) => entry.kind === kind).map(({ amount }) => amount)).text;
    expect(sumOf('investment')).toBe(summary.putIn.text);
    expect(sumOf('withdrawal')).toBe(summary.paidToBank?.text);
  });

  it('omits the sum if the provider sends only the documented figures', async () => {
    const whole = valueOf(await arjun.get(HeldDeposits).summary({}));
    await backend.control.fault({
      route: '/api/main/investment/getportfoliosummary',
      kind: 'patch',
      patch: { data: { paid_to_bank: null } },
      times: 1,
    });
    const { paidToBank: _, ...documented } = whole;
    expect(valueOf(await arjun.get(HeldDeposits).summary({}))).toEqual(documented);
  });

  it('has no total if the figures do not add up', async () => {
    await backend.control.fault({
      route: '/api/main/investment/getportfoliosummary',
      kind: 'patch',
      patch: { data: { paid_to_bank: '1' } },
      times: 1,
    });
    expect(failureOf(await arjun.get(HeldDeposits).summary({})).kind).toBe('unexpected-reply');
  });

  it('is empty for a new investor', async () => {
    const newcomer = await signedIn(backend, '9400000001');
    expect(valueOf(await newcomer.get(HeldDeposits).list({}))).toEqual([]);
    const summary = valueOf(await newcomer.get(HeldDeposits).summary({}));
    expect(summary.worth.isZero()).toBe(true);
    expect(valueOf(await newcomer.get(Passbook).entries({}))).toEqual([]);
  });

  it('is for the investor alone', async () => {
    const visitor = await clientOf(backend.appAddress);
    expect(failureOf(await visitor.get(HeldDeposits).list({})).kind).toBe('signed-out');
    const leela = await signedIn(backend, LEELA);
    const [mine] = held;
    const foreign = await leela.get(HeldDeposits).detail(mine?.depositOrderId ?? 0, {});
    expect(refusalOf(foreign)).toBe('404 no-such-deposit');
  });
});

describe('a deposit', () => {
  it('has all details [FD-3.30, FD-7.70, FD-7.71]', async () => {
    const shriram = present(held.find(({ depositId }) => depositId === 1002));
    const detail = await detailOf(shriram);
    const position = (await holdingOf(shriram)).positionOn(today());
    expect(detail).toMatchObject({
      name: 'Shriram Fixed Deposit',
      issuerName: 'Shriram Finance',
      payoutFrequency: 'at-maturity',
      maturityInstructionName: 'Renew principal and interest',
      state: 'running',
    });
    expect(detail.applicationNumber).toMatch(/^SHR-\d{7}$/);
    expect(detail.interestTillDate.text).toBe(position.interestTillDate.text);
    expect(detail.todaysEarning.text).toBe(position.todaysEarning.text);
    expect(detail.maturityAmount.text).toBe('303646');
    expect(detail.totalInterest.text).toBe('103646');
    expect(detail.annualYieldPercent.text).toBe('10.36');
  });

  it('keeps the compounding of its booking day when the issuer compounds otherwise now', async () => {
    const shriram = present(held.find(({ depositId }) => depositId === 1002));
    const usual = await holdingOf(shriram);
    const { principal, annualRatePercent, tenure, payoutFrequency, startedOn } = shriram;
    const convention = { ...usual.quote.terms.convention, compounding: 'quarterly' } as const;
    const terms = { principal, annualRatePercent, tenure, payoutFrequency, convention };
    const earlier = Holding.of({ terms, startedOn });
    const { database } = backend.sandbox;
    const store = (holding: Holding) =>
      database
        .updateTable('deposits')
        .set({
          compounding: holding.quote.terms.convention.compounding,
          maturity_amount: holding.quote.maturityAmount.text,
        } as object)
        .where('id', '=', shriram.depositOrderId)
        .execute();
    await store(earlier);
    const record = await deposits(database)
      .where('deposit.id', '=', shriram.depositOrderId)
      .executeTakeFirstOrThrow();
    const { maturityAmount } = earlier.quote;
    expect(maturityAmount.text).not.toBe(usual.quote.maturityAmount.text);
    expect(storedHoldingOf(record).quote.maturityAmount.text).toBe(maturityAmount.text);
    const known = knownHoldingOf(await detailOf(shriram), today());
    expect(known?.quote.maturityAmount.text).toBe(maturityAmount.text);
    await store(usual);
  });

  it('has highlights, without the hidden one [FD-3.42, FD-7.72]', async () => {
    const stored = await backend.sandbox.database
      .selectFrom('deposit_highlights')
      .select(['content', 'is_visible'])
      .where('product_id', '=', 1002)
      .execute();
    const hidden = stored.filter((highlight) => !highlight.is_visible);
    expect(hidden.map(({ content }) => content)).toEqual([
      'Internal: reconcile with the registrar monthly.',
    ]);
    // Screens read the cost of an early withdrawal from the terms of the deposit.
    expect(valueOf(await arjun.get(HeldDeposits).highlights(1002, {}))).toEqual([
      expect.stringContaining('deposit insurance'),
      expect.stringContaining('deducts tax at source'),
    ]);
  });
});

describe('the passbook', () => {
  it('is the schedule of every deposit, to the rupee and the day [FD-7.75]', async () => {
    const details = await Promise.all(held.map(detailOf));
    const renewals = new Set(details.map(({ renewedInto }) => renewedInto));
    const expected = await Promise.all(
      details.map(async (deposit) => {
        const { depositOrderId, startedOn, principal, renewedAmount = Money.zero } = deposit;
        const { quote } = await holdingOf(deposit);
        const due = payoutCalendar(quote, startedOn).filter(({ date }) => !date.isAfter(today()));
        const paid = due.map(({ kind, date, amount }) => ({
          date,
          amount: kind === 'maturity' ? amount.minus(renewedAmount) : amount,
        }));
        const first = renewals.has(depositOrderId) ? 'renewed' : 'investment';
        return [
          `${startedOn.iso} ${first} ${principal.text}`,
          ...paid
            .filter(({ amount }) => !amount.isZero())
            .map(({ date, amount }) => `${date.iso} withdrawal ${amount.text}`),
        ];
      }),
    );
    const entries = valueOf(await arjun.get(Passbook).entries({}));
    const lines = entries.map(({ kind, amount, date }) => `${date.iso} ${kind} ${amount.text}`);
    expect(lines.toSorted()).toEqual(expected.flat().toSorted());
  });

  it('lists a renewal once as renewed, and its payout as a withdrawal', async () => {
    const entries = valueOf(await arjun.get(Passbook).entries({}));
    const renewed = entries.filter(({ kind }) => kind === 'renewed');
    expect(renewed.map(({ amount }) => amount.text).toSorted()).toEqual(['213700', '40000']);
    const paid = entries.filter(({ amount }) => amount.text === '3060');
    expect(paid.map(({ kind }) => kind)).toEqual(['withdrawal']);
    const amounts = entries.map(({ kind, amount }) => `${kind} ${amount.text}`);
    expect(amounts).not.toContain('withdrawal 213700');
    expect(amounts).not.toContain('withdrawal 43060');
  });

  it('keeps both entries of a renewal with the documented fields only', async () => {
    const { accessToken: token, investorId } = present(arjun.get(Session).current);
    const reply = await call(backend, '/investment/getpassbook', {
      token,
      body: { investor_id: investorId },
    });
    const rows = reply.body.data as unknown as readonly Record<string, unknown>[];
    const of = (amount: string) => rows.filter((row) => row['investment_amount'] === amount);
    const states = of('213700').map((row) => Number(row['transaction_status']));
    expect(states.toSorted((one, other) => one - other)).toEqual([0, 1]);
    expect(of('43060').map((row) => row['renewed_amount'])).toEqual(['40000']);
  });

  it('runs from the newest entry to the oldest [FD-3.46]', async () => {
    const entries = valueOf(await arjun.get(Passbook).entries({}));
    const dates = entries.map(({ date }) => date.iso);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(entries.length).toBeGreaterThan(25);
  });

  it('is never changed', async () => {
    const { database } = backend.sandbox;
    const change = database.updateTable('passbook_entries').set({ amount: '1' } as never);
    await expect(change.execute()).rejects.toThrow('a passbook entry is never changed');
    const removal = database.deleteFrom('passbook_entries');
    await expect(removal.execute()).rejects.toThrow('a passbook entry is never changed');
  });
});
