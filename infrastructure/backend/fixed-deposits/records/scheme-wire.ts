import { interestConventionFor } from '#domain/fixed-deposits/interest/interest-convention.ts';
import { effectiveYield } from '#domain/fixed-deposits/interest/yields.ts';
import { payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import {
  payoutFrequencyForCode,
  payoutKindCode,
} from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import { LAKH } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { Money } from '#domain/platform/money.ts';
import type {
  SchemeRow,
  TenureRow,
} from '#infrastructure/fixed-deposits/catalogue/rate-cards.wire.ts';
import type { SchemeRecord } from './catalogue-queries.ts';
import { institutionWire, isInsured } from './issuer-institution.ts';
import { tenureFrom } from './stored-tenure.ts';

export function schemeWire(
  row: SchemeRecord,
  { payouts, tag }: { readonly payouts: readonly string[]; readonly tag?: string | undefined },
): SchemeRow {
  const tenure = tenureFrom(row.tenure);
  const payout = payoutFrequencyForCode(row.payout_code);
  return {
    ...productWire(row),
    ...tenureWire(row),
    tenure: tenure.text,
    min_days: tenure.days,
    fd_calculate_tenures: tenure.text,
    ...(tag !== undefined && { tag }),
    interest_payout_frequency: payoutLabel(payout),
    fd_payout_method_id: payoutKindCode(payout),
    payout_frequency_id: row.payout_code,
    payout_methods: [...payouts],
    deposit_amount: LAKH.text,
    effective_yield: effectiveYield({
      principal: LAKH,
      totalInterest: Money.of(row.interest_r),
      tenure,
      convention: interestConventionFor(row.issuer_key, tenure),
    }).text,
  };
}

function productWire(row: SchemeRecord) {
  return {
    fd_id: row.product_id,
    fd_name: row.name,
    fd_heading: row.heading,
    issuer_name: row.issuer_name,
    osb_issuer_id: row.issuer_key,
    logo_url: row.logo_url,
    fd_start_colour: row.start_colour,
    fd_end_colour: row.end_colour,
    ...earlyWithdrawalWire(row),
    total_investors: row.total_investors,
    is_comingsoon: row.is_coming_soon ? 1 : 0,
    investor_category: 'individual',
    fd_min_amount: plain(row.minimum_amount),
    fd_max_amount: plain(row.maximum_amount),
    institution_type: institutionWire(row.institution),
    is_insured: isInsured(row.institution) ? 1 : 0,
    ...(row.credit_rating !== null && { credit_rating: row.credit_rating }),
  };
}

/** Converts the tenure and the rates of a scheme to a row of the wire. */
export function tenureWire(row: SchemeRecord): TenureRow {
  const { years, months, days } = tenureFrom(row.tenure).parts;
  return {
    scheme_master_id: row.scheme_id,
    tenure_years: years,
    tenure_months: months,
    tenure_days: days,
    ...(row.tag_name !== null && { tag_name: row.tag_name }),
    rate_of_interest: row.rate_r,
    rate_of_interest_r: row.rate_r,
    rate_of_interest_f: row.rate_f,
    rate_of_interest_sc: row.rate_sc,
    rate_of_interest_fsc: row.rate_fsc,
    interest_amount_1l: plain(row.interest_r),
    interest_amount_1l_r: plain(row.interest_r),
    interest_amount_1l_f: plain(row.interest_f),
    interest_amount_1l_sc: plain(row.interest_sc),
    interest_amount_1l_fsc: plain(row.interest_fsc),
  };
}

/** The early withdrawal terms of a product, or those stored with a deposit. */
export function earlyWithdrawalWire(row: {
  readonly lock_in_days: number;
  readonly withdrawal_penalty: string | null;
  readonly no_interest_days: number;
}) {
  const { withdrawal_penalty } = row;
  return {
    lock_days: row.lock_in_days,
    no_interest_days: row.no_interest_days,
    ...(withdrawal_penalty !== null && { withdrawal_penalty: Money.of(withdrawal_penalty).text }),
  };
}

/** Drops the decimals of whole amounts: `5000` instead of the column's `5000.00`. */
export function plain(amount: string): string {
  return Money.of(amount).text;
}
