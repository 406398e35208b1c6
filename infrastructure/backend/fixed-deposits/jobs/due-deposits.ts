import { payoutCalendar } from '#domain/fixed-deposits/interest/payout-calendar.ts';
import { payoutCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import type { DepositTerms } from '#domain/fixed-deposits/interest/deposit-terms.ts';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { dayStartInIndia } from '#domain/platform/india-time.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { expirePayments } from '#infrastructure/backend/third-parties/gateway-payments.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { post } from '#infrastructure/backend/ledger/ledger.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { attemptAll, DueWork } from '#infrastructure/backend/scheduling/due-work.ts';
import { beginDeposit } from '#infrastructure/backend/fixed-deposits/records/booking.ts';
import {
  interestPostings,
  maturityPostings,
  payoutPostings,
} from '#infrastructure/backend/fixed-deposits/records/deposit-postings.ts';
import { addPassbookEntry } from '#infrastructure/backend/fixed-deposits/records/passbook-entries.ts';
import { depositInvestor } from '#infrastructure/backend/fixed-deposits/records/deposit-investor.ts';
import { dueRenewal } from '#infrastructure/backend/fixed-deposits/records/due-renewal.ts';
import {
  maturityMessage,
  paidAccount,
  payoutMessage,
} from '#infrastructure/backend/fixed-deposits/jobs/settlement-messages.ts';
import { sendMaturityNotices } from '#infrastructure/backend/fixed-deposits/jobs/maturity-notices.ts';
import { expireOrders } from '#infrastructure/backend/fixed-deposits/records/order-life.ts';
import { depositPaymentKind } from '#infrastructure/backend/fixed-deposits/records/payments.ts';
import {
  type DepositRecord,
  deposits,
  holdingOf,
} from '#infrastructure/backend/fixed-deposits/records/stored-holding.ts';

/**
 * Runs every deposit job that is due at or before `until`, in order: expires open payments and
 * unpaid orders, then makes payouts and matures deposits, and announces the next maturities.
 */
export async function runDueDepositJobs(sandbox: Sandbox, until: Date): Promise<void> {
  const lastDay = CalendarDate.inIndia(until.getTime());
  const expire = (database: Kysely<Database>) =>
    expirePayments(database, depositPaymentKind, { now: until });
  await attemptAll([
    ['deposit payments', () => inTransaction(sandbox.database, expire)],
    ['deposit orders', () => expireOrders(sandbox, until)],
    ['deposits', () => payDue(sandbox, lastDay)],
    ['maturity notices', () => sendMaturityNotices(sandbox, lastDay)],
  ]);
}

/** Makes all due payments by date. A deposit whose payment fails gets no later one in this run. */
async function payDue(sandbox: Sandbox, lastDay: CalendarDate): Promise<void> {
  const work = new DueWork();
  const failed: number[] = [];
  for (;;) {
    const due = await nextDue(sandbox.database, lastDay, failed);
    if (due === undefined) break;
    const isDone = await work.attempt(`deposit ${due.id}`, () => payAndTell(sandbox, due));
    if (!isDone) failed.push(due.id);
  }
  work.end();
}

function payAndTell({ database, outbox }: Sandbox, due: DepositRecord): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const notice = await payNext(transaction, due);
    if (notice !== undefined) await outbox.send({ channel: 'sms', ...notice }, transaction);
  });
}

/** A message to the investor about a payout or a maturity. */
export interface SettlementNotice {
  readonly to: string;
  readonly text: string;
}

/** The deposit whose payment is due first, except some. */
export function nextDue(
  database: Kysely<Database>,
  lastDay: CalendarDate,
  except: readonly number[] = [],
) {
  return deposits(database)
    .where('deposit.state', '=', 'running')
    .where('deposit.next_due_on', '<=', lastDay.iso)
    .$if(except.length > 0, (some) => some.where('deposit.id', 'not in', except))
    .orderBy('deposit.next_due_on')
    .orderBy('deposit.id')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Makes the next payment of a deposit: a payout, or the maturity amount. Skips it if another
 * process has already made it.
 */
export async function payNext(
  database: Kysely<Database>,
  deposit: DepositRecord,
): Promise<SettlementNotice | undefined> {
  const { quote, startedOn } = holdingOf(deposit);
  const made = deposit.payouts_made;
  const calendar = payoutCalendar(quote, startedOn);
  const payment = calendar[made];
  if (payment === undefined) throw new Error(`deposit ${deposit.id} has no payment ${made + 1}`);
  const isMaturity = payment.kind === 'maturity';
  const taken = await database
    .updateTable('deposits')
    .set({
      payouts_made: made + 1,
      next_due_on: calendar[made + 1]?.date.iso ?? null,
      ...(isMaturity && { state: 'paid-out' }),
    })
    .where('id', '=', deposit.id)
    .where('investor_id', '=', deposit.investor_id)
    .where('payouts_made', '=', made)
    .where('state', '=', 'running')
    // The investor may have chosen another one since the deposit was read.
    .returning('maturity_instruction_id')
    .executeTakeFirst();
  if (taken === undefined) return undefined;
  const { amount, date: day, kind } = payment;
  const number = isMaturity ? 1 : made + 1;
  await addPassbookEntry(database, deposit, { kind, number, amount: amount.text, day });
  if (isMaturity) return mature(database, { deposit: { ...deposit, ...taken }, day });
  const isThis = sql`paid.deposit_id = ${deposit.id} and paid.number = ${made + 1}`;
  await post(database, interestPostings(isThis));
  const { mobile } = await depositInvestor(database, deposit.investor_id);
  const account = await paidAccount(database, deposit);
  return { to: mobile, text: payoutMessage(deposit, { account, amount, day }) };
}

/**
 * Ends a deposit: records its maturity amount, and on the same day reinvests the part that the
 * maturity instruction keeps.
 */
async function mature(
  database: Kysely<Database>,
  { deposit, day }: { readonly deposit: DepositRecord; readonly day: CalendarDate },
): Promise<SettlementNotice> {
  const isThis = sql`deposit.id = ${deposit.id}`;
  await post(database, maturityPostings(isThis));
  const renewal = await dueRenewal(database, { deposit, day });
  if (renewal.terms !== undefined) {
    await renew(database, { deposit, day, terms: renewal.terms, column: renewal.column });
  }
  await post(database, payoutPostings(isThis));
  const account = await paidAccount(database, deposit);
  const { mobile } = await depositInvestor(database, deposit.investor_id);
  return { to: mobile, text: maturityMessage(deposit, { ...renewal, account, day }) };
}

interface RenewedDeposit {
  readonly deposit: DepositRecord;
  readonly day: CalendarDate;
  readonly terms: DepositTerms;
  readonly column: string;
}

/** Books the new deposit, which has the nominees of the old one. */
async function renew(database: Kysely<Database>, renewed: RenewedDeposit): Promise<void> {
  const { deposit, day } = renewed;
  const { id: orderId } = await database
    .insertInto('deposit_orders')
    .values(renewalOrder(renewed))
    .returning('id')
    .executeTakeFirstOrThrow();
  const investorId = deposit.investor_id;
  await database
    .insertInto('deposit_order_nominees')
    .columns(['order_id', 'investor_id', 'nominee_id', 'full_name', 'share_percent'])
    .expression(
      database
        .selectFrom('deposit_order_nominees')
        .select(({ val }) => val(orderId).as('order_id'))
        .select(['investor_id', 'nominee_id', 'full_name', 'share_percent'])
        .where('order_id', '=', deposit.id)
        .where('investor_id', '=', investorId),
    )
    .execute();
  await beginDeposit(database, { orderId, investorId, day });
  await database
    .updateTable('deposits')
    .set({ state: 'renewed', renewed_into: orderId })
    .where('id', '=', deposit.id)
    .where('investor_id', '=', investorId)
    .execute();
}

function renewalOrder({ deposit, day, terms, column }: RenewedDeposit) {
  const { totalInterest, maturityAmount } = depositQuote(terms);
  return {
    investor_id: deposit.investor_id,
    scheme_id: deposit.scheme_id,
    product_id: deposit.product_id,
    payout_code: payoutCode(terms.payoutFrequency),
    principal: terms.principal.text,
    annual_rate: terms.annualRatePercent.text,
    rate_column: column,
    tenure: deposit.tenure,
    total_interest: totalInterest.text,
    maturity_amount: maturityAmount.text,
    maturity_date: terms.tenure.maturityDateFrom(day).iso,
    maturity_instruction_id: deposit.maturity_instruction_id,
    advisor_id: deposit.advisor_id,
    origin: 'renewal',
    state: 'booked',
    started_at: startOf(day),
    booked_at: startOf(day),
  } as const;
}

function startOf(day: CalendarDate): Date {
  return new Date(dayStartInIndia(day));
}
