import * as v from 'valibot';
import {
  addressText,
  amountText,
  dateText,
  flag,
  id,
  idOrNone,
  idText,
  longText,
  rateText,
  reply,
  shortText,
  tenureText,
} from './values.wire.ts';

/** `POST /investment/getportfoliosummary`. */
export const summaryRequest = v.strictObject({ investor_id: id, fd_id: idOrNone });
export const summaryReply = reply(
  v.object({
    fd_current_value: amountText,
    investment_amount: amountText,
    fd_interest_earned: amountText,
    todays_earning: amountText,
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
};

/** `POST /investment/getportfolio`. */
export const portfolioRequest = v.strictObject({ investor_id: id });
export const portfolioRow = v.object(heldRow);
export const portfolioReply = reply(v.array(portfolioRow));
/** The same, before each row is read. */
export const rowsReply = reply(v.array(v.unknown()));
export type PortfolioRow = v.InferOutput<typeof portfolioRow>;

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
    issuer_name: shortText,
    osb_issuer_id: shortText,
    // Beside the documents: the deposit that it was renewed into.
    renewed_into: v.optional(id),
  }),
);

/** `GET /investment/getreceipt`: a call of our own; answers a PDF as a download. */
export const receiptQuery = v.strictObject({ fd_investment_id: idText });
export const receiptReply = v.blob();

/** `POST /investment/gethighlights`. */
export const highlightsRequest = v.strictObject({ investor_id: id, fd_id: id });
export const highlightsReply = reply(
  v.array(v.object({ content: longText, is_visible: flag })),
);
