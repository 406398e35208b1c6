import { PartnerCategory } from '#domain/fixed-deposits/catalogue/partner-scheme.ts';
import { payoutFrequencyForCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import type { PartnerSchemeWire } from '#infrastructure/fixed-deposits/catalogue/partner-deposits.wire.ts';
import { partnerPayoutWord } from '#infrastructure/fixed-deposits/holdings/partner-payouts.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { type SchemeRecord, schemes } from './catalogue-queries.ts';
import { rateIn } from './deposit-offer.ts';
import { PARTNER_KEY } from './partner-bank.ts';
import { plain } from './scheme-wire.ts';
import { tenureFrom } from './stored-tenure.ts';

/** A rate row as the partner offers it to one category of investors. */
export interface PartnerSale {
  readonly id: number;
  readonly scheme: SchemeRecord;
  readonly category: PartnerCategory;
  readonly column: RateColumn;
}

/** Offsets that turn a rate row's id into the scheme id for a category. */
const ABOVE = { senior_citizen: 100_000, women_special: 200_000, other: 0 } as const;
/** The shortest tenure of senior citizen schemes, in days. */
const SHORTEST_FOR_SENIORS = 180;
/** The tenures of schemes for women, in days. */
const FOR_WOMEN: readonly number[] = [360, 900];

/** All schemes of the partner, shortest tenure first. */
export async function partnerSales(database: Kysely<Database>): Promise<PartnerSale[]> {
  const rows = await schemes(database)
    .where('issuer.key', '=', PARTNER_KEY)
    .orderBy('rate.tenure_days')
    .orderBy('rate.id')
    .execute();
  return rows.flatMap(salesOf);
}

/** Whether the partner has a senior citizen scheme at this tenure. */
export function hasSeniorScheme(days: number): boolean {
  return days >= SHORTEST_FOR_SENIORS;
}

function salesOf(scheme: SchemeRecord): PartnerSale[] {
  const { tenure_days: days, payout_code: payout } = scheme;
  const sale = (category: PartnerCategory, column: RateColumn) => ({
    id: scheme.scheme_id + ABOVE[category],
    scheme,
    category,
    column,
  });
  const sales = [sale(PartnerCategory.Other, RateColumn.Regular)];
  if (hasSeniorScheme(days)) {
    sales.push(sale(PartnerCategory.SeniorCitizen, RateColumn.Senior));
  }
  if (payout === 'C' && FOR_WOMEN.includes(days)) {
    sales.push(sale(PartnerCategory.WomenSpecial, RateColumn.Senior));
  }
  return sales;
}

export function partnerSchemeWire({
  id,
  scheme,
  category,
  column,
}: PartnerSale): PartnerSchemeWire {
  const { years, months, days } = tenureFrom(scheme.tenure).parts;
  return {
    id,
    issuer_id: scheme.issuer_key,
    interest_rate: rateIn(scheme, column),
    min_amount: plain(scheme.minimum_amount),
    max_amount: plain(scheme.maximum_amount),
    min_tenure_years: years,
    min_tenure_months: months,
    max_tenure_years: years,
    max_tenure_months: months,
    max_tenure_day: days,
    lock_in_period: scheme.lock_in_days,
    category: category === PartnerCategory.Other ? 'general' : category,
    interest_payout_frequency: payoutWordOf(scheme),
  };
}

export function payoutWordOf(scheme: Pick<SchemeRecord, 'payout_code'>): string {
  return partnerPayoutWord(payoutFrequencyForCode(scheme.payout_code));
}
