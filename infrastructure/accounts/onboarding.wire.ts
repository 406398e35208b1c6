import * as v from 'valibot';
import {
  addressText,
  bit,
  done,
  id,
  nameText,
  reply,
} from '#infrastructure/platform/http/wire-values.wire.ts';

/** `POST /onboarding/getupiintent` and `POST /onboarding/skipprofile`; their bodies are our own. */
export const onboardingRequest = v.strictObject({ investor_id: id });

/** A link that opens a UPI app, to verify a bank account by paying one rupee from it. */
export const upiIntentReply = reply(
  v.object({
    upi_intent: addressText,
    decentro_txn_id: nameText,
    reference_id: nameText,
    /** A web page that does the same without a UPI app, if there is one. */
    payment_page: v.optional(addressText),
  }),
);

/** `POST /onboarding/getupistatus`. */
export const upiStatusRequest = v.strictObject({
  decentro_txn_id: nameText,
  investor_id: id,
  reference_id: nameText,
});
export const upiStatusReply = reply(
  v.object({
    status: v.picklist(['PENDING', 'SUCCESS', 'FAILED', 'EXPIRED']),
    is_name_matching: bit,
  }),
);

export const skipProfileReply = done;
