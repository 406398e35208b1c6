import { VideoKycStatus } from '#domain/accounts/kyc/video-kyc.ts';
import * as v from 'valibot';
import { id, reply, shortText } from '#infrastructure/platform/http/wire-values.wire.ts';

/** A JPEG of at most 90 kB in base64. */
const pictureBase64 = v.pipe(v.string(), v.maxLength(123_000), v.base64());

/** `POST /onboarding/getvideokyc`: not in the API documents. */
export const videoKycRequest = v.strictObject({ investor_id: id });

/** `POST /onboarding/submitvideokyc`: not in the API documents. */
export const submitVideoKycRequest = v.strictObject({
  investor_id: id,
  selfie_base64: pictureBase64,
  signature_base64: pictureBase64,
});

/** The state of the video KYC, which both calls return. */
export const videoKycReply = reply(
  v.object({
    video_kyc_status: v.picklist(Object.values(VideoKycStatus)),
    is_pan_verified: v.boolean(),
    /** The reason for a rejection. */
    reason: v.optional(shortText),
  }),
);
