import * as v from 'valibot';
import { envelope } from '#infrastructure/platform/http/envelope.wire.ts';
import { amountText, rateText, tenureText } from '#infrastructure/platform/http/amounts.wire.ts';
import {
  addressText,
  dateText,
  id,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';

const paymentStatus = v.picklist(['success', 'pending', 'failed', 'cancelled', 'expired']);

/**
 * `GET /investment/verify-payment`. Its query is that of the return URL, with the app's own
 * parameters.
 */
export const verifyQuery = v.looseObject({
  payment_id: shortText,
  payment_status: shortText,
  signature: lineText(2000),
});
/** The app reads only the status of this reply. `fd-status` returns the state of the payment. */
export const verifyReply = v.object({
  ...envelope,
  data: v.optional(v.object({ payment_status: paymentStatus })),
});

/** `POST /investment/fd-status`. */
export const statusRequest = v.strictObject({ fd_investment_id: id, fd_id: id });
export const statusReply = reply(
  v.object({
    payment_status: paymentStatus,
    fd_name: shortText,
    investment_amount: amountText,
    rate_of_interest: rateText,
    tenure: tenureText,
    transaction_id: v.optional(shortText),
    // Not in the API documents: details for the confirmation.
    logo_url: v.optional(addressText),
    fd_mature_on: v.optional(dateText),
  }),
);
