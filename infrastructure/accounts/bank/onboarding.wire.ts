import * as v from 'valibot';
import {
  addressText,
  bit,
  done,
  id,
  nameText,
  reply,
} from '#infrastructure/platform/http/wire-values.wire.ts';

/**
 * `POST /onboarding/getupiintent` and `POST /onboarding/skipprofile`. The API documents do not
 * define their body.
 */
export const onboardingRequest = v.strictObject({ investor_id: id });

/** A link that opens a UPI app, to verify a bank account by paying one rupee from it. */
export const upiIntentReply = reply(
  v.object({
    upi_intent: addressText,
    decentro_txn_id: nameText,
    reference_id: nameText,
    /** The URL of a web page for the same payment without a UPI app; left out if there is none. */
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
