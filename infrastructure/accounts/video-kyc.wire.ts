import { VideoKycStatus } from '#domain/accounts/kyc/video-kyc.ts';
import * as v from 'valibot';
import { id, reply, shortText } from './wire-values.ts';

/** A JPEG of 90 kB at most, as text. */
const pictureBase64 = v.pipe(v.string(), v.maxLength(123_000), v.base64());

/** `POST /onboarding/getvideokyc`, of our own. */
export const videoKycRequest = v.strictObject({ investor_id: id });

/** `POST /onboarding/submitvideokyc`, of our own. */
export const submitVideoKycRequest = v.strictObject({
  investor_id: id,
  selfie_base64: pictureBase64,
  signature_base64: pictureBase64,
});

/** Both calls answer how far it is. */
export const videoKycReply = reply(
  v.object({
    video_kyc_status: v.picklist(Object.values(VideoKycStatus)),
    is_pan_verified: v.boolean(),
    /** Why it was not approved. */
    reason: v.optional(shortText),
  }),
);
