import type {
  DepositListing,
  DepositProduct,
} from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { DepositRates } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import {
  type PayoutFrequency,
  payoutFrequencies,
} from '#domain/fixed-deposits/interest/payout-frequency.ts';
import {
  isPayoutCode,
  payoutCode,
  payoutFrequencyForCode,
} from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import { RateCard, type RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { type ByRateColumn, RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { earlyWithdrawalOf } from './early-withdrawal-terms.ts';
import { isFlagSet } from '#infrastructure/platform/http/flags.ts';
import { institutionOf } from '#infrastructure/fixed-deposits/institution-of.ts';
import type { SchemeRow, TenureRow } from './rate-cards.wire.ts';

export function depositProductOf(row: SchemeRow): DepositProduct {
  return {
    depositId: row.fd_id,
    name: row.fd_name,
    heading: row.fd_heading,
    issuerName: row.issuer_name,
    issuerId: row.osb_issuer_id,
    logoUrl: row.logo_url,
    colours: { start: row.fd_start_colour, end: row.fd_end_colour },
    minimumAmount: Money.of(row.fd_min_amount),
    maximumAmount: Money.of(row.fd_max_amount),
    ...earlyWithdrawalOf(row),
    totalInvestors: row.total_investors,
    isComingSoon: isFlagSet(row.is_comingsoon),
    ...institutionOf(row),
    ...(row.credit_rating !== undefined && { creditRating: row.credit_rating }),
  };
}

/**
 * A row of a rate card from a scheme row of the wire.
 * @param requested the payout frequency, because the documented rows only say whether they
 *   are cumulative
 */
export function rateCardRowOf(
  row: SchemeRow,
  { requested, reporting }: { readonly requested: PayoutFrequency; readonly reporting: Reporting },
): RateCardRow {
  return tenureRatesOf(row, payoutOf(row, requested, reporting));
}

function tenureRatesOf(row: TenureRow, payoutFrequency: PayoutFrequency): RateCardRow {
  return {
    schemeMasterId: row.scheme_master_id,
    tenure: Tenure.of({
      years: row.tenure_years,
      months: row.tenure_months,
      days: row.tenure_days,
    }),
    payoutFrequency,
    rates: ratesOf(row),
    interestOnLakh: interestOnLakhOf(row),
    ...(row.tag_name !== undefined && { tag: row.tag_name }),
  };
}

export function depositListingOf(
  row: SchemeRow,
  context: { readonly requested: PayoutFrequency; readonly reporting: Reporting },
): DepositListing {
  const listed = rateCardRowOf(row, context);
  const rows = row.tenures?.map((each) => tenureRatesOf(each, listed.payoutFrequency));
  return {
    deposit: depositProductOf(row),
    row: listed,
    ...(row.tag !== undefined && { tag: row.tag }),
    ...(rows !== undefined && { rateCard: RateCard.of(rows) }),
  };
}

/** A deposit with its rate card from the scheme rows of the wire; undefined without rows. */
export function depositRatesOf(
  rows: readonly SchemeRow[],
  context: { readonly requested: PayoutFrequency; readonly reporting: Reporting },
): DepositRates | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  const codes = new Set<string>(first.payout_methods ?? [payoutCode(context.requested)]);
  return {
    deposit: depositProductOf(first),
    payoutFrequencies: payoutFrequencies.filter((payout) => codes.has(payoutCode(payout))),
    rateCard: RateCard.of(rows.map((row) => rateCardRowOf(row, context))),
  };
}

function payoutOf(
  row: SchemeRow,
  requested: PayoutFrequency,
  reporting: Reporting,
): PayoutFrequency {
  const code = row.payout_frequency_id ?? row.fd_payout_method_id;
  if (code === 'N') return requested;
  return knownPayout(code, reporting);
}

/**
 * The payout frequency of a payout code. An unknown code means At Maturity, as the product
 * documents say, and is reported.
 */
export function knownPayout(code: string, reporting: Reporting): PayoutFrequency {
  if (!isPayoutCode(code)) reporting.failed('unknown payout frequency code', { code });
  return payoutFrequencyForCode(code);
}

/**
 * The yearly rates of a scheme row by rate column. If the regular rate is missing, the field
 * without a suffix is used.
 */
function ratesOf(row: TenureRow): RateCardRow['rates'] {
  return definedOnly(
    {
      [RateColumn.Regular]: row.rate_of_interest_r ?? row.rate_of_interest,
      [RateColumn.Female]: row.rate_of_interest_f,
      [RateColumn.Senior]: row.rate_of_interest_sc,
      [RateColumn.FemaleSenior]: row.rate_of_interest_fsc,
    },
    (text) => Percentage.of(text),
  );
}

function interestOnLakhOf(row: TenureRow): RateCardRow['interestOnLakh'] {
  const regular = row.interest_amount_1l_r ?? row.interest_amount_r;
  return definedOnly(
    {
      [RateColumn.Regular]: regular ?? row.interest_amount_1l ?? row.interest_amount,
      [RateColumn.Female]: row.interest_amount_1l_f ?? row.interest_amount_f,
      [RateColumn.Senior]: row.interest_amount_1l_sc ?? row.interest_amount_sc,
      [RateColumn.FemaleSenior]: row.interest_amount_1l_fsc ?? row.interest_amount_fsc,
    },
    (text) => Money.of(text),
  );
}

function definedOnly<Value>(
  texts: Readonly<Record<RateColumn, string | undefined>>,
  read: (text: string) => Value,
): ByRateColumn<Value> {
  const given = Object.entries(texts).filter(([, text]) => text !== undefined && text !== '');
  return Object.fromEntries(given.map(([column, text]) => [column, read(text ?? '')]));
}
