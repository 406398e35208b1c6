import { CompoundingFrequency } from '#domain/fixed-deposits/interest/compounding-frequency.ts';
import * as v from 'valibot';
import { slashedDateText } from '#infrastructure/platform/http/day-first-dates.wire.ts';
import { amountText, rateText, tenureText } from '#infrastructure/platform/http/amounts.wire.ts';
import {
  count,
  dateText,
  id,
  idOrNone,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';

const tenurePart = v.pipe(count, v.maxValue(36_000));

/** `POST /products/calculatefd`. */
export const calculateRequest = v.strictObject({
  compounding_type: v.enum(CompoundingFrequency),
  fd_id: id,
  investment_amount: amountText,
  investor_id: idOrNone,
  /** The payout frequency: `yearly` for payout at maturity, otherwise its label in lower case. */
  maturity_type: shortText,
  product_type: v.picklist(['Cumulative', 'Non-Cumulative']),
  gender: v.picklist(['M', 'F']),
  /**
   * The date of birth. Left out if it is unknown, or if a senior citizen asks for the regular rate.
   */
  dob: v.optional(slashedDateText),
  /** The whole tenure in days. */
  tenor: tenurePart,
  tenure_year: tenurePart,
  tenure_months: tenurePart,
  tenure_days: tenurePart,
});
export type CalculateRequest = v.InferOutput<typeof calculateRequest>;

const interestDetail = v.object({
  period: count,
  days: count,
  opening_balance: amountText,
  interest: amountText,
  payout: amountText,
  closing_balance: amountText,
});

export const calculateReply = reply(
  v.object({
    data: v.object({
      maturity_amount: amountText,
      aggrigated_interest: amountText,
      maturity_date: dateText,
      tenure: tenureText,
      depositAmount: amountText,
      interestDetails: v.array(interestDetail),
      // Not in the API documents.
      rate_of_interest: v.optional(rateText),
      payout_amount: v.optional(amountText),
      effective_yield: v.optional(rateText),
    }),
  }),
);
