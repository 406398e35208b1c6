import * as v from 'valibot';
import {
  amountText,
  momentText,
  rateText,
  tenureText,
} from '#infrastructure/platform/http/amounts.wire.ts';
import {
  addressText,
  bit,
  count,
  dateText,
  id,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';

/** `GET /investment/unpaid-orders`: not in the API documents. */
export const unpaidOrderRow = v.object({
  fd_investment_id: id,
  fd_id: id,
  scheme_id: id,
  fd_name: shortText,
  issuer_name: shortText,
  osb_issuer_id: shortText,
  logo_url: addressText,
  fd_payout_method_id: v.picklist(['C', 'NC1', 'NC2', 'NC3', 'NC4']),
  investment_amount: amountText,
  interest_rate: rateText,
  tenure: tenureText,
  total_interest_earn: amountText,
  maturity_amount: amountText,
  maturity_date: dateText,
  is_senior_citizen: bit,
  /** When the order expires. */
  pay_by: momentText,
  /** The chosen maturity instruction, if any. */
  maturity_action_id: v.optional(id),
  /** The link id of an advisor's order. */
  unique_id: v.optional(shortText),
  nominees: v.array(v.object({ nominee_id: id, share_percent: count })),
});
export const unpaidOrdersReply = reply(v.array(unpaidOrderRow));
export type UnpaidOrderRow = v.InferOutput<typeof unpaidOrderRow>;

/** `POST /investment/cancel-order`: not in the API documents. */
export const cancelOrderRequest = v.strictObject({ fd_investment_id: id });
