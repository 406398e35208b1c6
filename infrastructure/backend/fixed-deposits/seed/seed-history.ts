import { payoutCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { dayStartInIndia } from '#domain/platform/india-time.ts';
import { Money } from '#domain/platform/money.ts';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { paidBy } from '#infrastructure/backend/third-parties/paid-by.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { firstInvestorId } from '#infrastructure/backend/database/first-investor.ts';
import { post } from '#infrastructure/backend/ledger/ledger.ts';
import { bookDeposit } from '#infrastructure/backend/fixed-deposits/records/booking.ts';
import { schemes } from '#infrastructure/backend/fixed-deposits/records/catalogue-queries.ts';
import { depositOffer } from '#infrastructure/backend/fixed-deposits/records/deposit-offer.ts';
import { paymentPostings } from '#infrastructure/backend/fixed-deposits/records/deposit-postings.ts';
import { instructionId } from '#infrastructure/backend/fixed-deposits/records/instruction-ids.ts';
import {
  columnOf,
  type DepositInvestor,
  depositInvestor,
  isSenior,
} from '#infrastructure/backend/fixed-deposits/records/deposit-investor.ts';
import { newReference } from '#infrastructure/backend/fixed-deposits/records/payments.ts';
import {
  type SampleBooking,
  sampleHistory,
} from '#infrastructure/backend/fixed-deposits/seed/sample/history.ts';
import { nextDue, payNext } from '#infrastructure/backend/fixed-deposits/jobs/due-deposits.ts';
import type {
  DepositOrdersTable,
  DepositRatesTable,
} from '#infrastructure/backend/fixed-deposits/tables.ts';

/** Seeds two years of bookings of the first sample investor, with their payouts and maturities. */
export async function seedHistory(
  { database, clock }: Sandbox,
  rates: readonly Insertable<DepositRatesTable>[],
): Promise<void> {
  const investorId = await firstInvestorId(database);
  if (investorId === undefined) return;
  const investor = await depositInvestor(database, investorId);
  const today = clock.today();
  for (const booking of sampleHistory) {
    const day = today.plus({ days: -booking.daysAgo });
    await bookPast(database, { booking, day, investor, schemeId: schemeOf(rates, booking) });
  }
  for (;;) {
    const due = await nextDue(database, today);
    if (due === undefined) return;
    await payNext(database, due);
  }
}

function schemeOf(
  rates: readonly Insertable<DepositRatesTable>[],
  { deposit, tenure, payout }: SampleBooking,
): number {
  const code = payoutCode(payout);
  const row = rates.find(
    (rate) => rate.product_id === deposit && rate.tenure === tenure && rate.payout_code === code,
  );
  if (row === undefined) throw new Error(`deposit ${deposit} has no rate for ${tenure} ${code}`);
  return row.id;
}

/** Milliseconds from midnight to 11:24. */
const LATE_MORNING = (11 * 60 + 24) * 60_000;

interface PastBooking {
  readonly booking: SampleBooking;
  readonly day: CalendarDate;
  readonly investor: DepositInvestor;
  readonly schemeId: number;
}

async function bookPast(database: Kysely<Database>, past: PastBooking): Promise<void> {
  const { booking, day, investor } = past;
  const moment = new Date(dayStartInIndia(day) + LATE_MORNING);
  const order = await pastOrder(database, past, moment);
  const { id } = await database
    .insertInto('deposit_orders')
    .values(order)
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('deposit_payments')
    .values({
      investor_id: investor.id,
      order_id: id,
      reference: newReference(),
      amount: booking.principal,
      state: 'succeeded',
      method: 'UPI',
      return_url: 'http://localhost/fetch-bank-details',
      opened_at: moment,
      expires_at: moment,
      finished_at: moment,
    })
    .execute();
  await post(database, paymentPostings(sql`payment.order_id = ${id} and ${paidBy(investor.id)}`));
  await nameAllNominees(database, { orderId: id, investorId: investor.id });
  await bookDeposit(database, { orderId: id, investorId: investor.id, day, now: moment });
}

async function pastOrder(
  database: Kysely<Database>,
  { booking, day, investor, schemeId }: PastBooking,
  moment: Date,
): Promise<Insertable<DepositOrdersTable>> {
  const scheme = await schemes(database).where('rate.id', '=', schemeId).executeTakeFirstOrThrow();
  const column = columnOf(investor, { day, claimsSenior: isSenior(investor, day) });
  const principal = Money.of(booking.principal);
  const { annualRate, quote } = depositOffer(scheme, { principal, column });
  return {
    investor_id: investor.id,
    scheme_id: schemeId,
    product_id: scheme.product_id,
    payout_code: scheme.payout_code,
    principal: booking.principal,
    annual_rate: annualRate.text,
    rate_column: column,
    tenure: scheme.tenure,
    total_interest: quote.totalInterest.text,
    maturity_amount: quote.maturityAmount.text,
    maturity_date: quote.terms.tenure.maturityDateFrom(day).iso,
    maturity_instruction_id: instructionId(booking.instruction),
    advisor_id: 1,
    origin: 'investor',
    state: 'started',
    started_at: moment,
  };
}

async function nameAllNominees(
  database: Kysely<Database>,
  { orderId, investorId }: { readonly orderId: number; readonly investorId: number },
): Promise<void> {
  const nominees = await database
    .selectFrom('nominees')
    .select(['investor_id', 'id as nominee_id', 'full_name', 'share_percent'])
    .where('investor_id', '=', investorId)
    .where('removed_at', 'is', null)
    .execute();
  const rows = nominees.map((nominee) => ({ order_id: orderId, ...nominee }));
  if (rows.length > 0) await database.insertInto('deposit_order_nominees').values(rows).execute();
}
