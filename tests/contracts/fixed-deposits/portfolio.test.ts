import { type HeldDeposit, HeldDeposits } from '#application/fixed-deposits/held-deposits.ts';
import { Passbook } from '#application/fixed-deposits/passbook.ts';
import { Session } from '#application/platform/session.ts';
import { Holding } from '#domain/fixed-deposits/holdings.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest-convention.ts';
import { payoutCalendar } from '#domain/fixed-deposits/payout-calendar.ts';
import { Money } from '#domain/platform/money.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, failureOf, refusalOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { type Backend, startBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { ARJUN, LEELA, present } from './booking.ts';

let backend: Backend;
let arjun: AppContainer;
let held: readonly HeldDeposit[];
beforeAll(async () => {
  backend = await startBackend();
  arjun = await signedIn(backend, ARJUN);
  held = valueOf(await arjun.get(HeldDeposits).list({}));
});
afterAll(() => backend.stop());

const today = () => backend.sandbox.clock.today();
const detailOf = async ({ depositOrderId }: HeldDeposit) =>
  valueOf(await arjun.get(HeldDeposits).detail(depositOrderId, {}));

/** The domain's own reckoning of a deposit that the adapters brought. */
async function holdingOf(deposit: HeldDeposit): Promise<Holding> {
  const { issuerId } = await detailOf(deposit);
  const { startedOn } = deposit;
  return Holding.of({
    terms: { ...deposit, convention: interestConventionFor(issuerId) },
    startedOn,
  });
}

describe('the first sample investor', () => {
  it('has two years behind: running, renewed and paid out', () => {
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
    const running = held.filter(({ state }) => state === 'running');
    const positions = await Promise.all(
      running.map(async (deposit) => (await holdingOf(deposit)).positionOn(today())),
    );
    const summary = valueOf(await arjun.get(HeldDeposits).summary({}));
    const principals = running.map(({ principal }) => principal);
    expect(summary.principal.text).toBe(Money.sum(principals).text);
    const values = positions.map(({ value }) => value);
    expect(summary.currentValue.text).toBe(Money.sum(values).text);
    const interest = running.map(({ interestTillDate }) => interestTillDate);
    expect(summary.interestEarned.text).toBe(Money.sum(interest).text);
    const earnings = positions.map(({ todaysEarning }) => todaysEarning);
    expect(summary.todaysEarning.text).toBe(Money.sum(earnings).text);
    expect(summary.todaysEarning.isGreaterThan(Money.zero)).toBe(true);
  });

  it('is empty for somebody new', async () => {
    const newcomer = await signedIn(backend, '9400000001');
    expect(valueOf(await newcomer.get(HeldDeposits).list({}))).toEqual([]);
    const summary = valueOf(await newcomer.get(HeldDeposits).summary({}));
    expect(summary.currentValue.isZero()).toBe(true);
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
  it('is told in full [FD-3.30, FD-7.70, FD-7.71]', async () => {
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

  it('carries the fields of the wire [FD-3.35]', async () => {
    const { accessToken: token, investorId } = present(arjun.get(Session).current);
    const body = { investor_id: investorId };
    const reply = await call(backend, '/investment/getportfolio', { token, body });
    const [row] = reply.body.data as unknown as [Record<string, unknown>];
    expect(row).toMatchObject({ fd_id: 1015, rate_of_interest: '8.56' });
    expect(row['fd_investment_id']).toBe(held[0]?.depositOrderId);
  });

  it('has highlights, and keeps the hidden one to itself [FD-3.42, FD-7.72]', async () => {
    const shown = valueOf(await arjun.get(HeldDeposits).highlights(1002, {}));
    expect(shown).toHaveLength(4);
    expect(shown.join(' ')).not.toContain('Internal');
  });
});

describe('the passbook', () => {
  it('is the schedule of every deposit, to the rupee and the day [FD-7.75]', async () => {
    const expected = await Promise.all(
      held.map(async (deposit) => {
        const { quote, startedOn } = await holdingOf(deposit);
        const paid = payoutCalendar(quote, startedOn).filter(({ date }) => !date.isAfter(today()));
        const lines = paid.map(({ date, amount }) => `${date.iso} - ${amount.text}`);
        return [`${startedOn.iso} + ${deposit.principal.text}`, ...lines];
      }),
    );
    const entries = valueOf(await arjun.get(Passbook).entries({}));
    const lines = entries.map(
      ({ kind, amount, date }) => `${date.iso} ${kind === 'investment' ? '+' : '-'} ${amount.text}`,
    );
    expect(lines.toSorted()).toEqual(expected.flat().toSorted());
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
