import { SIGNING_EXPIRY_DAYS, SigningStatus } from '#domain/private-market/orders/deal-slip.ts';
import * as v from 'valibot';
import { HOUSE_ADVISOR_ID } from '#infrastructure/platform/http/provider-ids.wire.ts';
import { flag, idText, reply, shortText } from '#infrastructure/platform/http/wire-values.wire.ts';

/** Whether the signing service itself sends a notification to the signer (PM-9.8). */
export const IS_SIGNER_NOTIFIED = false;

/**
 * Parses the signing status of an order: empty until a signature is requested, then `requested`,
 * and any other value once there is nothing to sign.
 */
export function readSigningStatus(word: string | null | undefined): SigningStatus {
  if (word === undefined || word === null || word === '') return SigningStatus.Unrequested;
  return word === SigningStatus.Requested ? SigningStatus.Requested : SigningStatus.Done;
}

/** `GET {signing base}upload-and-gettoken`. */
export const dealSlipQuery = v.strictObject({
  request_id: idText,
  investor_id: idText,
  ifa_id: v.literal(String(HOUSE_ADVISOR_ID)),
  expiry_in_days: v.literal(String(SIGNING_EXPIRY_DAYS)),
  notify_signer: v.literal(String(IS_SIGNER_NOTIFIED)),
});
const signingParties = v.nullish(v.array(v.object({ identifier: shortText })));
export const dealSlipReply = reply(
  v.object({
    digio_document_signed: flag,
    payment_done: flag,
    digio_upload_response: v.nullish(
      v.object({
        access_token: v.optional(v.object({ entity_id: shortText, id: shortText })),
        signing_parties: signingParties,
      }),
    ),
    signing_parties: signingParties,
  }),
);
export type DealSlipData = v.InferOutput<typeof dealSlipReply>['data'];

/**
 * `POST {signing base}digio-signed-status`, and `GET /deal-slip`, which is not in the API
 * documents.
 */
export const requestIdQuery = v.strictObject({ order_request_id: idText });
export const documentReply = v.blob();
