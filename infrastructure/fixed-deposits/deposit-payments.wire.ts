import * as v from 'valibot';
import {
  addressText,
  amountText,
  dateText,
  id,
  rateText,
  reply,
  shortText,
  tenureText,
} from './values.wire.ts';

const paymentStatus = v.picklist(['success', 'pending', 'failed', 'cancelled', 'expired']);

/** `GET /investment/verify-payment`: the whole query of the return address, the app's own too. */
export const verifyQuery = v.looseObject({
  payment_id: shortText,
  payment_status: shortText,
  signature: v.pipe(v.string(), v.maxLength(2000)),
});
export const verifyReply = reply(v.object({ payment_status: paymentStatus }));

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
    // Beside the documents: what the confirmation shows too.
    logo_url: v.optional(addressText),
    fd_mature_on: v.optional(dateText),
  }),
);
