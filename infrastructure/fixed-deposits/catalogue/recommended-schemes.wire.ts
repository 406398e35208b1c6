import * as v from 'valibot';
import { rateText } from '#infrastructure/platform/http/amounts.wire.ts';
import { bit, count, id, reply } from '#infrastructure/platform/http/wire-values.wire.ts';

/** `POST /products/recommendscheme`. */
export const recommendRequest = v.strictObject({
  scheme_master_id: id,
  gender: v.picklist(['m', 'f']),
  is_seniorcitizen: bit,
});

export const recommendReply = reply(
  v.nullish(
    v.object({
      fd_id: id,
      scheme_master_id: id,
      min_days: count,
      rate_of_interest_regular: v.optional(rateText),
      rate_of_interest_female: v.optional(rateText),
      rate_of_interest_senior_citizen: v.optional(rateText),
      rate_of_interest_female_senior_citizen: v.optional(rateText),
      // Not in the API documents: the tenure's parts, from which the days are calculated.
      tenure_years: v.optional(count),
      tenure_months: v.optional(count),
      tenure_days: v.optional(count),
    }),
  ),
);
