import * as v from 'valibot';
import { envelope } from '#infrastructure/platform/http/envelope.wire.ts';
import { amountText, rateText } from '#infrastructure/platform/http/amounts.wire.ts';
import {
  addressText,
  count,
  dateText,
  id,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';

const whole = v.pipe(v.string(), v.regex(/^\d{1,5}$/));

/** `GET issuers` of the partner API. */
export const partnerIssuersReply = v.object({
  ...envelope,
  issuers: v.array(v.object({ id: shortText, name: shortText, logo: addressText })),
});

/**
 * `GET schemes` of the partner API. Each scheme has its shortest and longest tenure in years,
 * months and days.
 */
export const partnerSchemesReply = v.object({
  ...envelope,
  schemes: v.array(
    v.object({
      id,
      issuer_id: shortText,
      interest_rate: rateText,
      min_amount: amountText,
      max_amount: amountText,
      min_tenure_years: count,
      min_tenure_months: count,
      max_tenure_years: count,
      max_tenure_months: count,
      max_tenure_day: count,
      /** The number of days in which the deposit cannot be withdrawn. */
      lock_in_period: count,
      /** The category of investors: `senior_citizen`, or another word of the partner. */
      category: shortText,
      /** The payout frequency: `maturity`, or another word of the partner. */
      interest_payout_frequency: shortText,
    }),
  ),
});
export type PartnerSchemeWire = v.InferOutput<typeof partnerSchemesReply>['schemes'][number];

/** `GET calculators/{amount}/{days}/{months}/{years}/suryoday` of the partner API. */
export const partnerCalculatorParams = v.strictObject({
  amount: amountText,
  days: whole,
  months: whole,
  years: whole,
});
export const partnerCalculationsReply = v.object({
  ...envelope,
  data: v.array(
    v.object({
      scheme_id: id,
      category: shortText,
      interest_payout_frequency: shortText,
      interest_rate: rateText,
      interest_amount: amountText,
      maturity_amount: amountText,
      maturity_date: dateText,
      payout_amount: v.optional(amountText),
    }),
  ),
});
