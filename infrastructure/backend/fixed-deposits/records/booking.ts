import { depositOrderAfter } from '#domain/fixed-deposits/booking/deposit-order-moves.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest/interest-convention.ts';
import { yearInDays } from '#domain/fixed-deposits/interest/day-count.ts';
import { nextMaturityNotice } from '#domain/fixed-deposits/holdings/maturity-notice.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { payoutCalendar } from '#domain/fixed-deposits/interest/payout-calendar.ts';
import { payoutFrequencyForCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { OwnedOrder } from '#infrastructure/backend/third-parties/gateway-payments.ts';
import { post } from '#infrastructure/backend/ledger/ledger.ts';
import { keepBookingDayRates } from './rates-by-day.ts';
import { bookingPostings } from './deposit-postings.ts';
import { instructionId, UNCHOSEN_INSTRUCTION } from './instruction-ids.ts';
import { addPassbookEntry } from './passbook-entries.ts';
import { tenureFrom } from './stored-tenure.ts';

export interface BookedDeposit {
  readonly applicationNumber: string;
  readonly name: string;
  readonly principal: Money;
  readonly maturityDate: CalendarDate;
}

type Booking = OwnedOrder & { readonly day: CalendarDate; readonly now: Date };

/**
 * Books a deposit from a paid order, in the caller's transaction: marks the order as booked, starts
 * the deposit on the given day, and posts to passbook and ledger.
 * @throws an Error for an order that has ended, which its callers exclude by a lock
 */
export async function bookDeposit(
  database: Kysely<Database>,
  booking: Booking,
): Promise<BookedDeposit> {
  const { orderId, investorId, now } = booking;
  const order = await orderToBook(database, booking);
  const unpaid = { status: order.state, payBy: order.pay_by.getTime() };
  const paying = { move: 'payment-succeeded', by: 'payment-provider', now: now.getTime() } as const;
  const after = depositOrderAfter(unpaid, paying);
  if (!after.ok) throw new Error(`order ${orderId} cannot be booked: ${after.failure}`);
  await database
    .updateTable('deposit_orders')
    .set({ state: after.value, booked_at: now })
    .where('id', '=', orderId)
    .where('investor_id', '=', investorId)
    .execute();
  return beginDeposit(database, booking);
}

/** Starts the deposit of a booked order on the given day, and posts to passbook and ledger. */
export async function beginDeposit(
  database: Kysely<Database>,
  booking: Omit<Booking, 'now'>,
): Promise<BookedDeposit> {
  const { orderId, investorId, day } = booking;
  const order = await orderToBook(database, booking);
  const holding = await runDeposit(database, order, day);
  const entry = { kind: 'investment', number: 1, amount: order.principal, day } as const;
  await addPassbookEntry(database, order, entry);
  const isThis = sql`deposit.id = ${orderId} and deposit.investor_id = ${investorId}`;
  await post(database, bookingPostings(isThis));
  const { maturityDate, quote } = holding;
  const { principal } = quote.terms;
  const applicationNumber = applicationNumberOf(order);
  return { applicationNumber, name: order.name, principal, maturityDate };
}

/** Inserts the deposit. Its dates and figures are calculated from the day of payment. */
async function runDeposit(
  database: Kysely<Database>,
  order: OrderToBook,
  day: CalendarDate,
): Promise<Holding> {
  const holding = holdingFrom(order, day);
  const { quote, maturityDate } = holding;
  const card = await keepBookingDayRates(database, { productId: order.product_id, day });
  await database
    .insertInto('deposits')
    .values({
      id: order.id,
      investor_id: order.investor_id,
      product_id: order.product_id,
      application_number: applicationNumberOf(order),
      payout_code: order.payout_code,
      principal: order.principal,
      annual_rate: order.annual_rate,
      tenure: order.tenure,
      days_in_year: yearInDays(quote.terms.convention),
      compounding: quote.terms.convention.compounding,
      started_on: day.iso,
      card_digest: card,
      maturity_date: maturityDate.iso,
      total_interest: quote.totalInterest.text,
      maturity_amount: quote.maturityAmount.text,
      maturity_instruction_id: order.maturity_instruction_id ?? instructionId(UNCHOSEN_INSTRUCTION),
      lock_in_days: order.lock_in_days,
      withdrawal_penalty: order.withdrawal_penalty,
      no_interest_days: order.no_interest_days,
      state: 'running',
      next_due_on: payoutCalendar(quote, day)[0]?.date.iso ?? maturityDate.iso,
      next_notice_on: nextMaturityNotice({ maturityDate, after: day })?.iso ?? null,
    })
    .execute();
  return holding;
}

function holdingFrom(order: OrderToBook, startedOn: CalendarDate): Holding {
  const tenure = tenureFrom(order.tenure);
  return Holding.of({
    terms: {
      principal: Money.of(order.principal),
      annualRatePercent: Percentage.of(order.annual_rate),
      tenure,
      payoutFrequency: payoutFrequencyForCode(order.payout_code),
      convention: interestConventionFor(order.issuer_key, tenure),
    },
    startedOn,
  });
}

type OrderToBook = Awaited<ReturnType<typeof orderToBook>>;

function orderToBook(database: Kysely<Database>, { orderId, investorId }: OwnedOrder) {
  return database
    .selectFrom('deposit_orders as order')
    .innerJoin('deposit_products as product', 'product.id', 'order.product_id')
    .selectAll('order')
    .select(['product.name', 'product.issuer_key', 'product.lock_in_days'])
    .select(['product.withdrawal_penalty', 'product.no_interest_days'])
    .where('order.id', '=', orderId)
    .where('order.investor_id', '=', investorId)
    .executeTakeFirstOrThrow();
}

/** The issuer's number of the deposit, such as `HIM-0050012`. */
function applicationNumberOf({ id, issuer_key }: { id: number; issuer_key: string }): string {
  return `${issuer_key.slice(0, 3).toUpperCase()}-${String(id).padStart(7, '0')}`;
}
