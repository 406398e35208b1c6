import { randomInt } from 'node:crypto';
import { isBookedEmbedded } from '#domain/fixed-deposits/embedded-booking.ts';
import { partnerOrderId } from '#domain/fixed-deposits/partner-order.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Kysely } from 'kysely';
import { investorByMobile } from '../accounts/investors.ts';
import type { Database } from '../database.ts';
import type { Sandbox } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { type SchemeRecord, schemes } from './catalogue-queries.ts';
import { depositOffer } from './deposit-offer.ts';
import { openEmbeddedBooking } from './embedded-bookings.ts';
import { columnOf, investorById, isSenior } from './investors.ts';
import { notOffered } from './list-routes.ts';
import { acceptedPrincipal, refuseComingSoon } from './start-routes.ts';
import { keepUnpaidOrder } from './unpaid-order.ts';

/** The one advisor of the sample world. */
const ADVISOR = { id: 2, name: 'Sunita Rao' } as const;
const LINK_DAYS = 7;
/** Letters alone: digits in a message would look like a one-time code. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz';
const PREFIX_LENGTH = 24;

export interface AdvisorWish {
  readonly mobile: string;
  readonly schemeMasterId: number;
  /** In rupees. */
  readonly amount: string;
}

/**
 * Places an order as an advisor does: at the rates of the investor, in the caller's transaction. An
 * order of the same that waits for its payment is taken up, so that it is never paid twice.
 */
export async function placeAdvisorOrder(
  sandbox: Sandbox,
  database: Kysely<Database>,
  wish: AdvisorWish,
): Promise<{ readonly uniqueId: string; readonly link: string }> {
  const { clock, config, outbox } = sandbox;
  const scheme = await offeredScheme(database, wish.schemeMasterId);
  const principal = acceptedPrincipal({ investment_amount: wish.amount }, scheme);
  const { investor } = await investorByMobile(database, wish.mobile, clock);
  const { id: investorId } = investor;
  const now = clock.now();
  const day = clock.today();
  const orderId = await keepOrder(database, { investorId, scheme, principal, day, now });
  const uniqueId = partnerOrderId({ prefix: newPrefix(), investorId });
  const expires_at = new Date(now.getTime() + LINK_DAYS * 86_400_000);
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
    `you. Review and pay until ${formatDate(dayOf(expires_at))}: ${link}`;
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
}

/** By the natural key of a start: the investor's own unpaid order of the same is the same. */
async function keepOrder(database: Kysely<Database>, wish: OrderToKeep): Promise<number> {
  const { investorId, scheme, principal, day, now } = wish;
  const investor = await investorById(database, investorId);
  const column = columnOf(investor, { day, claimsSenior: isSenior(investor, day) });
  const { annualRate, quote } = depositOffer(scheme, { principal, column });
  const figures = {
    annual_rate: annualRate.text,
    rate_column: column,
    total_interest: quote.totalInterest.text,
    maturity_amount: quote.maturityAmount.text,
    maturity_date: quote.terms.tenure.maturityDateFrom(day).iso,
    advisor_id: ADVISOR.id,
    origin: 'advisor',
  } as const;
  const { scheme_id, product_id, payout_code, tenure } = scheme;
  const what = { scheme_id, product_id, payout_code, tenure };
  const order = {
    ...figures,
    ...what,
    investor_id: investorId,
    principal: principal.text,
    started_at: now,
  };
  return keepUnpaidOrder(database, { order, figures });
}

/** Orders of advisors with their links, the newest first. */
export function advisorOrders(database: Kysely<Database>) {
  return database
    .selectFrom('deposit_advisor_links as link')
    .innerJoin('deposit_orders as order', (join) =>
      join
        .onRef('order.id', '=', 'link.order_id')
        .onRef('order.investor_id', '=', 'link.investor_id'),
    )
    .innerJoin('deposit_products as product', 'product.id', 'order.product_id')
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
      'investor.mobile',
      'booking.id as session_id',
    ])
    .orderBy('link.sent_at', 'desc')
    .orderBy('link.unique_id');
}

/**
 * The order behind a link, for the investor it was placed for; to anybody else there is none.
 * @throws Refusal for a link that nobody sent, that is paid already, or whose time is over
 */
export async function orderToPay(
  { clock }: Pick<Sandbox, 'clock'>,
  database: Kysely<Database>,
  asked: { readonly uniqueId: string; readonly investorId: number },
) {
  const order = await advisorOrders(database)
    .where('link.unique_id', '=', asked.uniqueId)
    .where('link.investor_id', '=', asked.investorId)
    .executeTakeFirst();
  if (order === undefined) throw noSuchOrder();
  if (order.state === 'booked') {
    const message = 'This deposit is paid already.';
    throw new Refusal({ status: 409, code: 'paid-already', message });
  }
  if (order.expires_at > clock.now()) return order;
  const message = 'This link has expired. Please ask your advisor for a new one.';
  throw new Refusal({ status: 410, code: 'link-expired', message });
}

export function noSuchOrder(): Refusal {
  const message = 'There is no such order for you.';
  return new Refusal({ status: 404, code: 'no-such-order', message });
}

function newPrefix(): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)] ?? '';
  return Array.from({ length: PREFIX_LENGTH }, letter).join('');
}

function dayOf(moment: Date): CalendarDate {
  return CalendarDate.inIndia(moment.getTime());
}
