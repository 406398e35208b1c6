import { randomUUID } from 'node:crypto';
import { EmbeddedStep } from '#domain/fixed-deposits/booking/embedded-step.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { lockInvestor } from '#infrastructure/backend/accounts/records/hold-account.ts';
import { endedOrder } from './order-life.ts';
import { PARTNER_KEY } from './partner-bank.ts';

const PAGE = 'embedded-booking';

/** Opens a booking on the partner bank's page. @returns its id */
export async function openEmbeddedBooking(
  { clock }: Pick<Sandbox, 'clock'>,
  database: Kysely<Database>,
  booking: {
    readonly investorId: number;
    readonly orderId?: number;
    readonly uniqueId?: string;
    readonly appOrigin: string;
  },
): Promise<string> {
  const id = randomUUID();
  await database
    .insertInto('embedded_bookings')
    .values({
      id,
      investor_id: booking.investorId,
      order_id: booking.orderId ?? null,
      unique_id: booking.uniqueId ?? null,
      app_origin: booking.appOrigin,
      step: EmbeddedStep.PersonalInfo,
      state: 'open',
      opened_at: clock.now(),
    })
    .execute();
  return id;
}

/** Bookings with their investor, order, deposit and product. */
function bookingsWithDeposits(database: Kysely<Database>) {
  return database
    .selectFrom('embedded_bookings as booking')
    .innerJoin('investors as investor', 'investor.id', 'booking.investor_id')
    .leftJoin('deposit_orders as order', (join) =>
      join
        .onRef('order.id', '=', 'booking.order_id')
        .onRef('order.investor_id', '=', 'booking.investor_id'),
    )
    .leftJoin('deposits as deposit', (join) =>
      join
        .onRef('deposit.id', '=', 'booking.order_id')
        .onRef('deposit.investor_id', '=', 'booking.investor_id'),
    )
    .leftJoin('deposit_products as product', 'product.id', 'order.product_id');
}

export function embeddedBookings(database: Kysely<Database>) {
  return bookingsWithDeposits(database)
    .leftJoin('deposit_issuers as issuer', (join) => join.on('issuer.key', '=', PARTNER_KEY))
    .leftJoin('bank_accounts as account', (join) =>
      join
        .onRef('account.investor_id', '=', 'booking.investor_id')
        .on('account.is_primary', '=', true),
    )
    .leftJoin('deposit_advisor_links as link', (join) =>
      join
        .onRef('link.unique_id', '=', 'booking.unique_id')
        .onRef('link.investor_id', '=', 'booking.investor_id'),
    )
    .selectAll('booking')
    .select('link.expires_at as link_expires_at')
    .select(['investor.name as investor_name', 'investor.email', 'order.product_id'])
    .select('investor.kyc_status')
    .select(['order.principal', 'order.tenure', 'order.annual_rate', 'order.maturity_amount'])
    .select(['deposit.maturity_date', 'order.state as order_state', 'order.total_interest'])
    .select('order.pay_by')
    .select(['product.name as deposit_name', 'issuer.name as issuer_name'])
    .select(['issuer.logo_url', 'account.account_number', 'account.ifsc as account_ifsc'])
    .select((booking) =>
      booking
        .selectFrom('nominees')
        .select(sql<string | null>`string_agg(full_name, ', ' order by id)`.as('names'))
        .whereRef('nominees.investor_id', '=', 'booking.investor_id')
        .where('nominees.removed_at', 'is', null)
        .as('nominee_names'),
    );
}

export type EmbeddedBookingRecord = Awaited<
  ReturnType<ReturnType<typeof embeddedBookings>['executeTakeFirstOrThrow']>
>;

/** The booking, if it belongs to this investor. @throws Refusal (404) otherwise */
export async function ownBooking(
  database: Kysely<Database>,
  { id, investorId }: { readonly id: string; readonly investorId: number },
): Promise<EmbeddedBookingRecord> {
  const booking = await embeddedBookings(database)
    .where('booking.id', '=', id)
    .where('booking.investor_id', '=', investorId)
    .executeTakeFirst();
  if (booking !== undefined) return booking;
  const message = 'This booking is not in your account.';
  throw new Refusal({ status: 404, code: 'no-such-booking', message, field: 'session_id' });
}

/**
 * The URL of the booking's page. It contains the signed booking id, so that it cannot be guessed.
 */
export function bookingAddress({ config, signer }: Sandbox, id: string): string {
  return `${config.thirdPartyOrigin}/booking/${signer.sign({ purpose: PAGE, booking: id })}`;
}

/** The booking of a signed id from a page URL; undefined if the signature is not ours. */
export async function bookingAt(
  { signer, database }: Pick<Sandbox, 'signer' | 'database'>,
  state: string,
  within: Kysely<Database> = database,
): Promise<EmbeddedBookingRecord | undefined> {
  const payload = signer.verify(state);
  if (payload?.['purpose'] !== PAGE) return undefined;
  return embeddedBookings(within)
    .where('booking.id', '=', String(payload['booking']))
    .executeTakeFirst();
}

/**
 * Like `bookingAt`, with its account locked first, so that the forms of two tabs run one after the
 * other: one could otherwise cancel a booking while the other one pays for it.
 */
export async function heldBookingAt(
  sandbox: Pick<Sandbox, 'signer' | 'database'>,
  state: string,
  transaction: Kysely<Database>,
): Promise<EmbeddedBookingRecord | undefined> {
  const booking = await bookingAt(sandbox, state, transaction);
  if (booking === undefined) return undefined;
  await lockInvestor(transaction, booking.investor_id);
  return bookingAt(sandbox, state, transaction);
}

/** Whether the advisor's link of an unpaid order has expired. A paid booking remains visible. */
export function hasExpired(
  { link_expires_at: end, order_state }: EmbeddedBookingRecord,
  now: Date,
): boolean {
  return order_state !== 'booked' && end !== null && end <= now;
}

/** Why the order of a booking can no longer be paid, if it has ended with its link or by itself. */
export function whyOver(booking: EmbeddedBookingRecord, now: Date): string | undefined {
  const { order_state: state, pay_by } = booking;
  if (state === null || pay_by === null || state === 'booked') return undefined;
  return hasExpired(booking, now) ? EXPIRED : endedOrder({ state, pay_by }, now)?.message;
}

export const EXPIRED = 'This link has expired. Please ask your advisor for a new one.';
