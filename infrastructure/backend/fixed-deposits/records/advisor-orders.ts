import { randomInt } from 'node:crypto';
import { isBookedEmbedded } from '#domain/fixed-deposits/booking/embedded-booking.ts';
import { keepsHeldRate } from '#domain/fixed-deposits/booking/held-rate.ts';
import { partnerOrderId } from '#domain/fixed-deposits/booking/partner-order.ts';
import { formatMoment } from '#domain/platform/india-time.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { Kysely, Updateable } from 'kysely';
import { investorByMobile } from '#infrastructure/backend/accounts/records/investors.ts';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import type { DepositOrdersTable } from '#infrastructure/backend/fixed-deposits/tables.ts';
import { acceptedPrincipal } from './accepted-principal.ts';
import { type SchemeRecord, schemes } from './catalogue-queries.ts';
import { type DepositOffer, depositOffer } from './deposit-offer.ts';
import { openEmbeddedBooking } from './embedded-bookings.ts';
import { columnOf, depositInvestor, isSenior } from './deposit-investor.ts';
import { notOffered, refuseComingSoon } from './offered-deposit.ts';
import { endedOrder, refuseEndedOrder } from './order-life.ts';
import { heldUnpaidOrder, keepUnpaidOrder } from './unpaid-order.ts';

/** The only advisor of the sample data. */
const ADVISOR = { id: 2, name: 'Sunita Rao' } as const;
const LINK_DAYS = 7;
/** Only letters, because digits in a message could look like a one-time code. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz';
const PREFIX_LENGTH = 24;

export interface AdvisorWish {
  readonly mobile: string;
  readonly schemeMasterId: number;
  readonly amount: string;
}

/**
 * Places an order for an investor on behalf of an advisor, and sends the investor a link to it. The
 * order has the investor's rates. An identical unpaid order is reused, so that it is never paid
 * twice. Runs in the caller's transaction.
 */
export async function placeAdvisorOrder(
  sandbox: Sandbox,
  database: Kysely<Database>,
  wish: AdvisorWish,
): Promise<{ readonly uniqueId: string; readonly link: string }> {
  const { clock, config, outbox } = sandbox;
  const scheme = await offeredScheme(database, wish.schemeMasterId);
  const principal = acceptedPrincipal({ investment_amount: wish.amount }, scheme);
  const owner = { mobile: wish.mobile, isSigningIn: false };
  const { investor } = await investorByMobile(sandbox, database, owner);
  const { id: investorId } = investor;
  const now = clock.now();
  const day = clock.today();
  const payBy = new Date(now.getTime() + LINK_DAYS * 86_400_000);
  const wished = { investorId, scheme, principal, day, now, payBy };
  const { id: orderId, pay_by: expires_at } = await keepOrder(database, wished);
  const uniqueId = partnerOrderId({ prefix: newPrefix(), investorId });
  await database
    .insertInto('deposit_advisor_links')
    .values({
      unique_id: uniqueId,
      investor_id: investorId,
      order_id: orderId,
      advisor_name: ADVISOR.name,
      sent_at: now,
      expires_at,
    })
    .execute();
  if (isBookedEmbedded(scheme.issuer_key)) {
    const booking = { investorId, orderId, uniqueId, appOrigin: config.appOrigin };
    await openEmbeddedBooking(sandbox, database, booking);
  }
  const link = `${config.appOrigin}/ifa-journey/${uniqueId}`;
  const text =
    `${ADVISOR.name} has prepared a deposit of ${formatRupees(principal)} in ${scheme.name} for ` +
    `you. Review and pay by ${formatMoment(expires_at.getTime())}: ${link}`;
  await outbox.send({ channel: 'sms', to: wish.mobile, text }, database);
  return { uniqueId, link };
}

async function offeredScheme(database: Kysely<Database>, schemeId: number): Promise<SchemeRecord> {
  const scheme = await schemes(database).where('rate.id', '=', schemeId).executeTakeFirst();
  if (scheme === undefined) throw notOffered();
  refuseComingSoon(scheme);
  return scheme;
}

interface OrderToKeep {
  readonly investorId: number;
  readonly scheme: SchemeRecord;
  readonly principal: Money;
  readonly day: CalendarDate;
  readonly now: Date;
  readonly payBy: Date;
}

/**
 * Stores the order, or updates the investor's identical unpaid order. The latter keeps a better
 * rate and its deadline, so that an advisor never takes a rate away.
 */
async function keepOrder(
  database: Kysely<Database>,
  wish: OrderToKeep,
): Promise<{ readonly id: number; readonly pay_by: Date }> {
  const { investorId, scheme, principal, day, now, payBy } = wish;
  const investor = await depositInvestor(database, investorId);
  const column = columnOf(investor, { day, claimsSenior: isSenior(investor, day) });
  const offer = depositOffer(scheme, { principal, column });
  const { scheme_id, product_id, payout_code, tenure } = scheme;
  const what = { investor_id: investorId, scheme_id, principal: principal.text, tenure };
  const advised = { advisor_id: ADVISOR.id, origin: 'advisor' } as const;
  const held = await heldUnpaidOrder(database, what);
  if (held !== undefined && isBetter(held, { offer, now })) {
    await updateUnpaid(database, held, advised);
    return held;
  }
  const figures = { ...figuresOf(offer, day), ...advised, pay_by: payBy };
  const order = { ...figures, ...what, product_id, payout_code, started_at: now };
  return { id: await keepUnpaidOrder(database, { order, figures, now }), pay_by: payBy };
}

type HeldOrder = Exclude<Awaited<ReturnType<typeof heldUnpaidOrder>>, undefined>;

/** Whether an order that can still be paid has a higher rate than an offer to the same person. */
function isBetter(
  held: HeldOrder,
  { offer, now }: { readonly offer: DepositOffer; readonly now: Date },
): boolean {
  if (endedOrder(held, now) !== undefined || held.rate_column !== offer.column) return false;
  return keepsHeldRate({ held: Percentage.of(held.annual_rate), offered: offer.annualRate });
}

function updateUnpaid(
  database: Kysely<Database>,
  { id, investor_id }: Pick<HeldOrder, 'id' | 'investor_id'>,
  columns: Updateable<DepositOrdersTable>,
) {
  return database
    .updateTable('deposit_orders')
    .set(columns)
    .where('id', '=', id)
    .where('investor_id', '=', investor_id)
    .where('state', '=', 'started')
    .execute();
}

/** Advisors' orders with their links, newest first. */
export function advisorOrders(database: Kysely<Database>) {
  return database
    .selectFrom('deposit_advisor_links as link')
    .innerJoin('deposit_orders as order', (join) =>
      join
        .onRef('order.id', '=', 'link.order_id')
        .onRef('order.investor_id', '=', 'link.investor_id'),
    )
    .innerJoin('deposit_products as product', 'product.id', 'order.product_id')
    .innerJoin('deposit_issuers as issuer', 'issuer.key', 'product.issuer_key')
    .innerJoin('investors as investor', 'investor.id', 'link.investor_id')
    .leftJoin('embedded_bookings as booking', (join) =>
      join
        .onRef('booking.unique_id', '=', 'link.unique_id')
        .onRef('booking.investor_id', '=', 'link.investor_id'),
    )
    .selectAll('order')
    .select([
      'link.unique_id',
      'link.advisor_name',
      'link.expires_at',
      'product.name',
      'product.issuer_key',
      'issuer.name as issuer_name',
      'issuer.logo_url',
      'investor.mobile',
      'booking.id as session_id',
    ])
    .orderBy('link.sent_at', 'desc')
    .orderBy('link.unique_id');
}

/**
 * The order behind a link, only for the investor it was placed for.
 * @throws Refusal for an unknown, paid or expired link
 */
export async function orderToPay(database: Kysely<Database>, link: LinkOfInvestor) {
  const order = await orderBehindLink(database, link);
  const day = CalendarDate.inIndia(link.now.getTime());
  const isRepriced = await repriceForInvestor(database, order, day);
  return isRepriced ? orderBehindLink(database, link) : order;
}

interface LinkOfInvestor {
  readonly uniqueId: string;
  readonly investorId: number;
  readonly now: Date;
}

async function orderBehindLink(database: Kysely<Database>, link: LinkOfInvestor) {
  const order = await advisorOrders(database)
    .where('link.unique_id', '=', link.uniqueId)
    .where('link.investor_id', '=', link.investorId)
    .executeTakeFirst();
  if (order === undefined) throw noSuchOrder();
  const { now } = link;
  if (order.state === 'booked' || order.expires_at > now) {
    refuseEndedOrder(order, now);
    return order;
  }
  const message = 'This link has expired. Please ask your advisor for a new one.';
  throw new Refusal({ status: 410, code: 'link-expired', message });
}

/**
 * Updates an unpaid order if another rate column applies to the investor by now, for example after
 * KYC or a sixtieth birthday.
 * @returns whether the order changed
 */
async function repriceForInvestor(
  database: Kysely<Database>,
  order: Awaited<ReturnType<typeof orderBehindLink>>,
  day: CalendarDate,
): Promise<boolean> {
  const investor = await depositInvestor(database, order.investor_id);
  const column = columnOf(investor, { day, claimsSenior: isSenior(investor, day) });
  if (column === order.rate_column) return false;
  const scheme = await offeredScheme(database, order.scheme_id);
  const principal = Money.of(order.principal);
  const offer = depositOffer(scheme, { principal, column });
  await updateUnpaid(database, order, figuresOf(offer, day));
  return true;
}

/** The columns of an order that depend on the offer and the first day of the deposit. */
function figuresOf({ annualRate, column, quote }: DepositOffer, day: CalendarDate) {
  return {
    annual_rate: annualRate.text,
    rate_column: column,
    total_interest: quote.totalInterest.text,
    maturity_amount: quote.maturityAmount.text,
    maturity_date: quote.terms.tenure.maturityDateFrom(day).iso,
  };
}

export function noSuchOrder(): Refusal {
  const message = 'This order is not in your account.';
  return new Refusal({ status: 404, code: 'no-such-order', message });
}

function newPrefix(): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)] ?? '';
  return Array.from({ length: PREFIX_LENGTH }, letter).join('');
}
