import * as v from 'valibot';
import {
  addressText,
  amountText,
  count,
  dateText,
  id,
  rateText,
  reply,
  shortText,
  tenureText,
} from './values.wire.ts';

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
      // Beside the documents: what a card needs, and where it leads.
      fd_investment_id: id,
      fd_id: id,
      fd_name: shortText,
      fd_payout_method_id: shortText,
      created_on: dateText,
      maturity_amount: amountText,
      status: v.picklist(['running', 'renewed', 'paid-out']),
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
      // Beside the documents: the deposit behind the entry.
      fd_investment_id: v.optional(id),
      fd_id: v.optional(id),
    }),
  ),
);
