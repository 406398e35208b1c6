import { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import * as v from 'valibot';
import { institutionType } from '#infrastructure/fixed-deposits/catalogue/institution-type.wire.ts';
import { amountText, rateText, tenureText } from '#infrastructure/platform/http/amounts.wire.ts';
import { longText } from '#infrastructure/platform/http/lines.wire.ts';
import {
  addressText,
  count,
  dateText,
  flag,
  id,
  idOrNone,
  idText,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';

/** `POST /investment/getportfoliosummary`. */
export const summaryRequest = v.strictObject({ investor_id: id, fd_id: idOrNone });
export const summaryReply = reply(
  v.object({
    fd_current_value: amountText,
    investment_amount: amountText,
    fd_interest_earned: amountText,
    todays_earning: amountText,
    // Not in the API documents: the amount paid to the investor's bank account. With it the figures
    // add up: current value = invested + earned - paid to the bank.
    paid_to_bank: v.optional(amountText),
  }),
);

const depositState = v.picklist(['running', 'renewed', 'paid-out']);

const heldRow = {
  fd_investment_id: id,
  fd_id: id,
  rate_of_interest: rateText,
  fd_name: shortText,
  logo_url: addressText,
  investment_amount: amountText,
  tenure: tenureText,
  fd_payout_method: shortText,
  fd_payout_method_id: shortText,
  created_on: dateText,
  fd_maturity_date: dateText,
  maturity_amount: amountText,
  interest_till_date: amountText,
  status: depositState,
  // The API documents define these three fields only for the details of a deposit: the maturity
  // instruction, and the issuer whose rules determine the interest.
  maturity_action_name: v.optional(shortText),
  osb_issuer_id: v.optional(shortText),
  issuer_name: v.optional(shortText),
  // Not in the API documents: the kind of issuer and its rating.
  institution_type: v.optional(institutionType),
  credit_rating: v.optional(shortText),
};

/** `POST /investment/getportfolio`. */
export const portfolioRequest = v.strictObject({ investor_id: id });
export const portfolioRow = v.object(heldRow);
export const portfolioReply = reply(v.array(portfolioRow));
/** The same reply with unchecked rows, which are checked one by one. */
export const rowsReply = reply(v.array(v.unknown()));
export type PortfolioRow = v.InferOutput<typeof portfolioRow>;

const bookingDayRates = v.object({
  column: v.enum(RateColumn),
  is_assumed: v.boolean(),
  rows: v.array(
    v.object({
      tenure: tenureText,
      fd_payout_method_id: shortText,
      ...{ rate_r: rateText, rate_f: rateText, rate_sc: rateText, rate_fsc: rateText },
    }),
  ),
});
export type BookingDayRates = v.InferOutput<typeof bookingDayRates>;

/** `POST /investment/getinvestmentdetail`. */
export const detailRequest = v.strictObject({ fd_investment_id: id });
export const detailReply = reply(
  v.object({
    ...heldRow,
    application_number: shortText,
    today_earning: amountText,
    total_interest_earned: amountText,
    annual_yield: rateText,
    maturity_action_name: shortText,
    // Not in the API documents: whether the investor chose this maturity instruction.
    is_maturity_action_chosen: v.optional(v.boolean()),
    issuer_name: shortText,
    osb_issuer_id: shortText,
    // Not in the API documents: the rate card of the booking day, and the investor's column of it.
    booking_day_rates: v.optional(bookingDayRates),
    // Not in the API documents: the id of the deposit that this one was renewed into.
    renewed_into: v.optional(id),
    // Not in the API documents: the part of the maturity amount that was reinvested in that
    // deposit.
    renewed_amount: v.optional(amountText),
    // Not in the API documents: early withdrawal terms, and the issuer's contact details.
    lock_days: v.optional(count),
    withdrawal_penalty: v.optional(rateText),
    no_interest_days: v.optional(count),
    issuer_phone: v.optional(shortText),
    issuer_address: v.optional(longText),
    // Not in the API documents: when the deposit was paid for, in ISO 8601, the account it was paid
    // from, such as `HDFC Bank, ending in 7093`, the last digits of the account that receives its
    // payouts, and its nominees.
    paid_at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    paid_from: v.optional(shortText),
    payout_account_ending: v.optional(shortText),
    nominees: v.optional(v.array(v.object({ full_name: shortText, share_percent: count }))),
  }),
);

/** `GET /investment/getreceipt`: not in the API documents; downloads a PDF. */
export const receiptQuery = v.strictObject({ fd_investment_id: idText });
export const receiptReply = v.blob();

/** `POST /investment/gethighlights`. */
export const highlightsRequest = v.strictObject({ investor_id: id, fd_id: id });
export const highlightsReply = reply(v.array(v.object({ content: longText, is_visible: flag })));
