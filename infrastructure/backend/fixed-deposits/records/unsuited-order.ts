import { missedSeniorRate } from '#domain/fixed-deposits/booking/senior-citizen.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatPercent } from '#domain/platform/indian-formatting.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import type { DepositOrdersTable } from '#infrastructure/backend/fixed-deposits/tables.ts';
import { type SchemeRecord, schemes } from './catalogue-queries.ts';
import {
  columnOf,
  type DepositInvestor,
  hasSeniorRate,
  isSenior,
  unverifiedPan,
} from './deposit-investor.ts';
import { rateIn } from './deposit-offer.ts';
import { notOpenYet } from './offered-deposit.ts';
import { PARTNER_KEY } from './partner-bank.ts';
import { hasSeniorScheme } from './partner-schemes.ts';

interface SeniorChoice {
  readonly investor: DepositInvestor;
  readonly day: CalendarDate;
  readonly isTaken: boolean;
  readonly hasDeclined: boolean;
}

/**
 * The higher senior citizen rate of a scheme that an order does not use, although the investor is a
 * senior citizen and has not declined it.
 */
export function missedRate(
  scheme: SchemeRecord,
  { investor, day, ...choice }: SeniorChoice,
): Percentage | undefined {
  const rateOf = (claimsSenior: boolean) =>
    Percentage.of(rateIn(scheme, columnOf(investor, { day, claimsSenior })));
  return missedSeniorRate({
    ...choice,
    isEntitled: isSenior(investor, day),
    regularRate: rateOf(false),
    seniorRate: hasRateForSeniors(scheme) ? rateOf(true) : undefined,
  });
}

/** Whether the scheme has a senior rate. The partner bank has none for its shortest tenures. */
function hasRateForSeniors({ issuer_key, tenure_days }: SchemeRecord): boolean {
  return issuer_key !== PARTNER_KEY || hasSeniorScheme(tenure_days);
}

export type OrderToSuit = Pick<
  Selectable<DepositOrdersTable>,
  'scheme_id' | 'rate_column' | 'has_declined_senior_rate'
>;

/**
 * Why an order cannot be paid by its investor: no PAN is verified, the deposit is not open any
 * longer, or another rate applies since the order was started, because KYC has shown another age or
 * gender, or by a sixtieth birthday.
 */
export async function unsuitedOrder(
  database: Kysely<Database>,
  order: OrderToSuit,
  { investor, day }: { readonly investor: DepositInvestor; readonly day: CalendarDate },
): Promise<Refusal | undefined> {
  const unverified = unverifiedPan(investor);
  if (unverified !== undefined) return unverified;
  const scheme = await schemes(database)
    .where('rate.id', '=', order.scheme_id)
    .executeTakeFirstOrThrow();
  const closed = notOpenYet(scheme);
  if (closed !== undefined) return closed;
  const isTaken = hasSeniorRate(order);
  if (columnOf(investor, { day, claimsSenior: isTaken }) !== order.rate_column) {
    return figuresChanged('Another interest rate applies to you since your KYC.');
  }
  const hasDeclined = order.has_declined_senior_rate;
  if (isTaken || hasDeclined || !isSenior(investor, day)) return undefined;
  const missed = missedRate(scheme, { investor, day, isTaken, hasDeclined });
  if (missed === undefined) return undefined;
  const rate = `${formatPercent(missed)} p.a.`;
  return figuresChanged(`The senior citizen rate of ${rate} applies to you now.`);
}

function figuresChanged(why: string): Refusal {
  const message = `${why} Open this order on Home to see it.`;
  return new Refusal({ status: 409, code: 'figures-changed', message });
}
