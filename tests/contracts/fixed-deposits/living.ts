import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Passbook } from '#application/fixed-deposits/holdings/passbook.ts';
import { Session } from '#application/platform/session.ts';
import { depositTotals } from '#domain/fixed-deposits/holdings/deposit-totals.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest/interest-convention.ts';
import {
  MaturityInstruction,
  maturityInstructionLabel,
} from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import { payoutCalendar } from '#domain/fixed-deposits/interest/payout-calendar.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { schemes } from '#infrastructure/backend/fixed-deposits/records/catalogue-queries.ts';
import { depositOffer } from '#infrastructure/backend/fixed-deposits/records/deposit-offer.ts';
import { instructionId } from '#infrastructure/backend/fixed-deposits/records/instruction-ids.ts';
import {
  finishPayment,
  openPayment,
} from '#infrastructure/backend/fixed-deposits/records/payments.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { signedIn, valueOf } from '../accounts/signed-in.ts';
import type { Backend } from '../backend.ts';
import { present } from './booking.ts';

/** Choices with which an investor might book a deposit of the catalogue. */
export interface Wished {
  /** Any number; it selects a rate modulo their count. */
  readonly scheme: number;
  readonly thousands: number;
  readonly instruction: MaturityInstruction;
}

export interface Life {
  readonly deposits: readonly Wished[];
  /** Days from one check to the next. */
  readonly strides: readonly number[];
}

const DAY_SECONDS = 86_400;
const PAY_OUT = maturityInstructionLabel(MaturityInstruction.PayOut);
const RENEW_ALL = maturityInstructionLabel(MaturityInstruction.RenewPrincipalAndInterest);

/** Books the deposits today, advances the clock in strides, and checks everything after each. */
export async function runLife(
  backend: Backend,
  life: Life,
  { mobile, longestDays }: { readonly mobile: string; readonly longestDays: number },
): Promise<void> {
  await keepSentMessages(backend);
  const first = await signedIn(backend, mobile);
  const { investorId } = present(first.get(Session).current);
  for (const wished of life.deposits) {
    await bookedToday(backend, { wished, investorId, longestDays });
  }
  for (const days of life.strides) {
    await backend.control.advance(days * DAY_SECONDS);
    await expectAgreement(backend, await signedIn(backend, mobile));
  }
  await expectEveryDay(backend, await signedIn(backend, mobile));
  expect(backend.failures).toEqual([]);
}

/** Pays for a deposit and books it, without the payment page. */
export async function bookedToday(
  { sandbox }: Backend,
  by: { readonly wished: Wished; readonly investorId: number; readonly longestDays: number },
): Promise<void> {
  const { wished, investorId, longestDays } = by;
  const { database, clock } = sandbox;
  const offered = await schemes(database)
    .where('rate.tenure_days', '<=', longestDays)
    .where('product.is_coming_soon', '=', false)
    .orderBy('rate.id')
    .execute();
  const scheme = present(offered[wished.scheme % offered.length]);
  const [now, day] = [clock.now(), clock.today()];
  // Renewed with interest for 20 years, it stays below the largest amount.
  const most = Number(scheme.maximum_amount) / 10;
  const amount = Math.max(Number(scheme.minimum_amount), Math.min(most, wished.thousands * 1000));
  const principal = Money.of(String(amount));
  const { annualRate, quote } = depositOffer(scheme, { principal, column: 'r' });
  const order = await database
    .insertInto('deposit_orders')
    .values({
      investor_id: investorId,
      scheme_id: scheme.scheme_id,
      product_id: scheme.product_id,
      payout_code: scheme.payout_code,
      principal: principal.text,
      annual_rate: annualRate.text,
      rate_column: 'r',
      tenure: scheme.tenure,
      total_interest: quote.totalInterest.text,
      maturity_amount: quote.maturityAmount.text,
      maturity_date: quote.terms.tenure.maturityDateFrom(day).iso,
      maturity_instruction_id: instructionId(wished.instruction),
      advisor_id: 1,
      origin: 'investor',
      state: 'started',
      started_at: now,
      pay_by: new Date(now.getTime() + DAY_SECONDS * 1000),
    })
    .returning(['id', 'investor_id', 'principal', 'pay_by'])
    .executeTakeFirstOrThrow();
  const returnUrl = 'http://localhost/fetch-bank-details';
  const method = 'UPI';
  const paymentId = await openPayment(database, { order, returnUrl, method, now });
  await inTransaction(database, (transaction) =>
    finishPayment(sandbox, transaction, { paymentId, outcome: 'succeeded', method }),
  );
}

interface Deposit {
  readonly id: number;
  readonly holding: Holding;
  readonly state: 'running' | 'renewed' | 'paid-out';
  readonly name: string;
  readonly renewedInto: number | undefined;
  readonly renewed: Money | undefined;
  readonly instruction: string;
}

/** Each deposit as the adapters return it, recalculated by the domain. */
async function depositsOf(app: AppContainer): Promise<readonly Deposit[]> {
  const held = valueOf(await app.get(HeldDeposits).list({}));
  return Promise.all(
    held.map(async (deposit) => {
      const detail = valueOf(await app.get(HeldDeposits).detail(deposit.depositOrderId, {}));
      const { startedOn, state, name } = deposit;
      const { principal, annualRatePercent, tenure, payoutFrequency } = deposit;
      const convention = interestConventionFor(detail.issuerId, tenure);
      const terms = { principal, annualRatePercent, tenure, payoutFrequency, convention };
      const holding = Holding.of({ terms, startedOn });
      expect(detail.totalInterest.text).toBe(holding.quote.totalInterest.text);
      expect(detail.maturityDate.iso).toBe(holding.maturityDate.iso);
      return {
        id: deposit.depositOrderId,
        ...{ holding, state, name },
        renewedInto: detail.renewedInto,
        renewed: detail.renewedAmount,
        instruction: detail.maturityInstructionName,
      };
    }),
  );
}

/** Portfolio, passbook, totals, renewals and messages on the day that it is. */
async function expectAgreement(backend: Backend, app: AppContainer): Promise<void> {
  const today = backend.sandbox.clock.today();
  const deposits = await depositsOf(app);
  const held = new Map(
    valueOf(await app.get(HeldDeposits).list({})).map((each) => [each.depositOrderId, each]),
  );
  for (const { id, holding, state } of deposits) {
    expect(held.get(id)?.interestTillDate.text).toBe(holding.interestTill(today).text);
    expect(state === 'running').toBe(!holding.isMaturedOn(today));
  }
  const renewals = new Set(deposits.map(({ renewedInto }) => renewedInto));
  const lives = deposits.map(({ id, holding, state, renewed = Money.zero }) => ({
    holding,
    isRenewal: renewals.has(id),
    ...(state !== 'running' && { renewed }),
  }));
  const expected = depositTotals(lives, today);
  const summary = valueOf(await app.get(HeldDeposits).summary({}));
  expect(textsOf(summary)).toEqual(textsOf(expected));
  await expectPassbook(app, { deposits, today });
  expectRenewals(deposits);
  await expectMessages(backend, app, deposits, today);
}

function textsOf(summary: object): Readonly<Record<string, string>> {
  const entries = Object.entries(summary) as [string, Money][];
  return Object.fromEntries(entries.map(([name, amount]) => [name, amount.text]));
}

async function expectPassbook(
  app: AppContainer,
  { deposits, today }: { readonly deposits: readonly Deposit[]; readonly today: CalendarDate },
): Promise<void> {
  const renewals = new Set(deposits.map(({ renewedInto }) => renewedInto));
  const expected = deposits.flatMap(({ id, holding, renewed = Money.zero }) => {
    const kind = renewals.has(id) ? 'renewed' : 'investment';
    const paid = paidBy(holding, today).map(({ kind: what, date, amount }) => ({
      date,
      amount: what === 'maturity' ? amount.minus(renewed) : amount,
    }));
    return [
      `${holding.startedOn.iso} ${id} ${kind} ${holding.quote.terms.principal.text}`,
      ...paid
        .filter(({ amount }) => !amount.isZero())
        .map(({ date, amount }) => `${date.iso} ${id} withdrawal ${amount.text}`),
    ];
  });
  const entries = valueOf(await app.get(Passbook).entries({}));
  const written = entries.map(
    ({ date, depositOrderId, kind, amount }) =>
      `${date.iso} ${depositOrderId} ${kind} ${amount.text}`,
  );
  expect(written.toSorted()).toEqual(expected.toSorted());
}

function paidBy(holding: Holding, day: CalendarDate) {
  const calendar = payoutCalendar(holding.quote, holding.startedOn);
  return calendar.filter(({ date }) => !date.isAfter(day));
}

/** Asserts that matured deposits were renewed as instructed: same day and tenure, to the rupee. */
function expectRenewals(deposits: readonly Deposit[]): void {
  const byId = new Map(deposits.map((each) => [each.id, each]));
  for (const { holding, state, renewedInto, instruction } of deposits) {
    expect(renewedInto !== undefined).toBe(state === 'renewed');
    if (state === 'running') continue;
    expect(state).toBe(instruction === PAY_OUT ? 'paid-out' : 'renewed');
    if (renewedInto === undefined) continue;
    const renewal = present(byId.get(renewedInto));
    const { terms, maturityAmount } = holding.quote;
    const keepsInterest = instruction === RENEW_ALL;
    const kept = keepsInterest ? maturityAmount : terms.principal;
    expect(renewal.holding.quote.terms.principal.text).toBe(kept.text);
    expect(renewal.holding.startedOn.iso).toBe(holding.maturityDate.iso);
    expect(renewal.holding.quote.terms.tenure.text).toBe(terms.tenure.text);
  }
}

/** Copies each message as it is sent: the outbox drops those that are older than 90 days. */
async function keepSentMessages({ sandbox }: Backend): Promise<void> {
  const steps = [
    `create table if not exists sent_messages (recipient text not null, text text not null)`,
    `create or replace function keep_sent_message() returns trigger language plpgsql as $$
      begin
        insert into sent_messages values (new.recipient, new.text);
        return new;
      end $$`,
    `create or replace trigger keep_sent_message after insert on outbox_messages
      for each row execute function keep_sent_message()`,
  ];
  for (const step of steps) await sql.raw(step).execute(sandbox.database);
}

/** Each payout and each maturity was deposits once. */
async function expectMessages(
  backend: Backend,
  app: AppContainer,
  deposits: readonly Deposit[],
  today: CalendarDate,
): Promise<void> {
  const { mobile } = present(app.get(Session).current);
  const { rows: messages } = await sql<{ readonly text: string }>`
    select text from sent_messages where recipient = ${mobile}
  `.execute(backend.sandbox.database);
  const about = messages.filter(({ text }) => /of interest on|matured on/.test(text));
  expect(about).toHaveLength(deposits.flatMap(({ holding }) => paidBy(holding, today)).length);
}

/** On every day, the paid amounts and the value add up to the earned amount. */
async function expectEveryDay(backend: Backend, app: AppContainer): Promise<void> {
  const { investorId } = present(app.get(Session).current);
  const today = backend.sandbox.clock.today();
  const entries = await backend.sandbox.database
    .selectFrom('passbook_entries')
    .select(['deposit_id', 'kind', 'amount', 'transaction_date'])
    .where('investor_id', '=', investorId)
    .execute();
  for (const { id, holding } of await depositsOf(app)) {
    const own = entries.filter((entry) => entry.deposit_id === id);
    const { principal } = holding.quote.terms;
    let earned = Money.zero;
    for (let day = holding.startedOn; !day.isAfter(today); day = day.plus({ days: 1 })) {
      if (holding.isMaturedOn(day)) break;
      const paid = own.filter(
        ({ kind, transaction_date: on }) => kind === 'interest' && on <= day.iso,
      );
      const paidOut = Money.sum(paid.map(({ amount }) => Money.of(amount)));
      const position = holding.positionOn(day);
      earned = earned.plus(position.todaysEarning);
      const accrued = position.interestTillDate.minus(paidOut);
      const unpaid = accrued.isNegative() ? Money.zero : accrued;
      const [is, due] = [position.value.text, principal.plus(unpaid).text];
      if (is !== due || earned.text !== position.interestTillDate.text) {
        throw new Error(`deposit ${id} on ${day.iso}: ${is} is not ${due}, ${earned.text} earned`);
      }
    }
    if (holding.isMaturedOn(today)) {
      const out = own.filter(({ kind }) => kind !== 'investment');
      const all = Money.sum(out.map(({ amount }) => Money.of(amount)));
      expect(all.text).toBe(principal.plus(holding.quote.totalInterest).text);
    }
  }
}
