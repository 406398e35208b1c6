import * as v from 'valibot';
import { amountText, rateText, tenureText } from '#infrastructure/platform/http/amounts.wire.ts';
import {
  addressText,
  count,
  dateText,
  flag,
  id,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';

/** `POST /invest/tarrakki/portfolio`. */
export const partnerPortfolioRequest = v.strictObject({ investor_id: id });
export const partnerPortfolioReply = reply(
  v.array(
    v.object({
      Amount: amountText,
      Tenure: tenureText,
      TenureInYears: v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,4})?$/)),
      TenureInDays: count,
      InterestEarnedTillDate: amountText,
      InterestRate: rateText,
      MaturityDate: dateText,
      logo_url: addressText,
      // Not in the API documents: the deposit whose details a card links to.
      fd_investment_id: v.optional(id),
      fd_id: v.optional(id),
      fd_name: v.optional(shortText),
      fd_payout_method_id: v.optional(shortText),
      created_on: v.optional(dateText),
      maturity_amount: v.optional(amountText),
      maturity_action_name: v.optional(shortText),
      status: v.optional(v.picklist(['running', 'renewed', 'paid-out'])),
    }),
  ),
);
export type PartnerPortfolioRow = v.InferOutput<typeof partnerPortfolioReply>['data'][number];

/** `POST /api/v1/passbookinfo`. */
export const partnerPassbookRequest = v.strictObject({
  investor_id: id,
  issuer_id: v.literal('suryoday'),
});
export const partnerPassbookReply = reply(
  v.array(
    v.object({
      amount: amountText,
      maturity_amount: amountText,
      fdr_date: dateText,
      fd_name: shortText,
      // Not in the API documents: the deposit of the entry.
      fd_investment_id: v.optional(id),
      fd_id: v.optional(id),
      // Not in the API documents: whether the money came from a matured deposit.
      is_renewal: v.optional(flag),
    }),
  ),
);
