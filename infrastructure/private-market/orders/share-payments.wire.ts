import { SharePaymentOutcome } from '#domain/private-market/orders/share-payment.ts';
import * as v from 'valibot';
import { amountText } from '#infrastructure/platform/http/amounts.wire.ts';
import {
  addressText,
  id,
  idText,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';
import { units } from '#infrastructure/private-market/units.wire.ts';

/** Id of the payment gateway for share orders (PM-9.5). */
export const PAYMENT_GATEWAY_ID = 1;

/**
 * Parses the outcome of a payment. An undocumented value counts as pending, so that it never ends a
 * payment.
 */
export function readSharePaymentOutcome(word: string): SharePaymentOutcome {
  const known = Object.values(SharePaymentOutcome).find((outcome) => outcome === word);
  return known ?? SharePaymentOutcome.Pending;
}

/** `POST /intiatepayment`, spelled like this in the API documents. */
export const startPaymentRequest = v.strictObject({
  order_id: id,
  pg_id: v.literal(PAYMENT_GATEWAY_ID),
  source: v.optional(shortText),
});
export const startPaymentReply = reply(
  v.object({ payment_gateway: v.object({ payment_url: addressText }) }),
);

/** `GET /payment-status`: not in the API documents, because return URLs can be forged. */
export const paymentStatusQuery = v.strictObject({ order_id: idText });
export const paymentStatusReply = reply(
  v.object({
    order_id: id,
    payment_status: shortText,
    order_status: shortText,
    pre_ipo_share_name: shortText,
    units_buying: units,
    total_payable: amountText,
    transaction_id: v.optional(shortText),
    logo_url: v.nullish(addressText),
    // When the payment ended, in ISO 8601.
    paid_at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  }),
);
