import { InstitutionKind, TenureRange } from '#domain/fixed-deposits/catalogue/deposit-filter.ts';
import { DepositSort } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';
import { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import * as v from 'valibot';
import { institutionType } from '#infrastructure/fixed-deposits/catalogue/institution-type.wire.ts';
import { envelope } from '#infrastructure/platform/http/envelope.wire.ts';
import { amountText, rateText, tenureText } from '#infrastructure/platform/http/amounts.wire.ts';
import { longText } from '#infrastructure/platform/http/lines.wire.ts';
import {
  addressText,
  bit,
  count,
  flag,
  id,
  idOrNone,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';

const payoutCode = lineText(8);

/** `POST /products/getfd`, for all its display locations. */
export const fdRequest = v.strictObject({
  display_location: v.picklist(['FDList', 'TenureAndReturns', 'MaturityActions', 'Compare']),
  investor_id: idOrNone,
  fd_id: idOrNone,
  payout_method_id: payoutCode,
  tag: shortText,
  tag_id: v.optional(count),
  category_id: v.optional(count),
  count: v.optional(v.pipe(count, v.maxValue(100))),
  comparison_ids: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}(,\d{1,9}){0,9}$/))),
  // Not in the API documents: filters, sorting and paging of a list.
  page: v.optional(v.pipe(count, v.minValue(1), v.maxValue(1000))),
  search: v.optional(lineText(60)),
  sort: v.optional(v.enum(DepositSort)),
  issuer_kind: v.optional(v.enum(InstitutionKind)),
  is_insured: v.optional(bit),
  tenure_range: v.optional(v.enum(TenureRange)),
  payout_frequency_id: v.optional(payoutCode),
  minimum_rate: v.optional(rateText),
  rate_column: v.optional(v.enum(RateColumn)),
});
export type FdRequest = v.InferOutput<typeof fdRequest>;

const rate = v.optional(rateText);
const interest = v.optional(amountText);

/** The rates of a deposit for one tenure. */
const tenureRates = {
  scheme_master_id: id,
  tenure_years: count,
  tenure_months: count,
  tenure_days: count,
  tag_name: v.optional(shortText),
  rate_of_interest: rate,
  rate_of_interest_r: rate,
  rate_of_interest_f: rate,
  rate_of_interest_sc: rate,
  rate_of_interest_fsc: rate,
  interest_amount_1l: interest,
  interest_amount_1l_r: interest,
  interest_amount_1l_f: interest,
  interest_amount_1l_sc: interest,
  interest_amount_1l_fsc: interest,
  interest_amount: interest,
  interest_amount_r: interest,
  interest_amount_f: interest,
  interest_amount_sc: interest,
  interest_amount_fsc: interest,
};
const tenureRow = v.object(tenureRates);
export type TenureRow = v.InferOutput<typeof tenureRow>;

/** A scheme row, as in lists, rate tables and comparisons. */
export const schemeRow = v.object({
  ...tenureRates,
  fd_id: id,
  fd_name: shortText,
  fd_heading: longText,
  issuer_name: shortText,
  osb_issuer_id: shortText,
  logo_url: addressText,
  fd_start_colour: shortText,
  fd_end_colour: shortText,
  tenure: tenureText,
  min_days: count,
  lock_days: count,
  fd_calculate_tenures: v.optional(shortText),
  total_investors: count,
  tag: v.optional(shortText),
  is_comingsoon: flag,
  investor_category: v.optional(shortText),
  interest_payout_frequency: v.optional(shortText),
  fd_payout_method_id: payoutCode,
  fd_min_amount: amountText,
  fd_max_amount: amountText,
  deposit_amount: v.optional(amountText),
  effective_yield: v.optional(rateText),
  // Not in the API documents.
  payout_frequency_id: v.optional(payoutCode),
  payout_methods: v.optional(v.array(payoutCode)),
  institution_type: v.optional(institutionType),
  is_insured: v.optional(flag),
  credit_rating: v.optional(shortText),
  withdrawal_penalty: v.optional(rateText),
  no_interest_days: v.optional(count),
  /** In lists: the deposit's rates for all tenures, with the payout of this row. */
  tenures: v.optional(v.array(tenureRow)),
});
export type SchemeRow = v.InferOutput<typeof schemeRow>;

export const schemeRowsReply = v.object({
  ...envelope,
  /** Number of rows on all pages of the list. */
  total: v.optional(count),
  data: v.array(schemeRow),
});

export const maturityAction = v.object({ item_id: id, item_value: shortText });
export const maturityActionsReply = reply(v.array(maturityAction));

/** The union of the replies, by which the backend checks its own replies. */
export const fdReply = v.object({
  ...envelope,
  total: v.optional(count),
  data: v.union([v.array(schemeRow), v.array(maturityAction)]),
});
