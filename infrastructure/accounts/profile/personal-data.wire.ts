import { emailViolationTexts } from '#domain/platform/email-address.ts';
import { ActivityKind } from '#domain/accounts/profile/activity.ts';
import { DataPurpose } from '#domain/accounts/profile/data-purpose.ts';
import { emailViolation } from '#domain/accounts/kyc/email.ts';
import * as v from 'valibot';
import { otpText, pictureText } from '#infrastructure/accounts/account-values.wire.ts';
import { momentText } from '#infrastructure/platform/http/amounts.wire.ts';
import {
  bit,
  done,
  id,
  idText,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';

/** The API documents define only the first and the last call of this file. */

/** An uploaded picture, as the backend receives it from a form. */
interface SentPicture {
  readonly name: string;
  readonly content: Uint8Array;
}

const ownRequest = v.strictObject({ investor_id: id });

/** `POST /profile/updateprofile`, as a form with the picture. */
export const updateProfileRequest = v.strictObject({
  investor_id: v.union([idText, id]),
  profile_image: v.custom<SentPicture>(isSentPicture, 'Please add a picture.'),
});
export const updateProfileReply = reply(v.object({ image_base64: pictureText }));

/** `POST /profile/removepicture`. */
export const removePictureRequest = ownRequest;
export const removePictureReply = done;

/** `POST /profile/activity`: account activity, newest first. */
export const activityRequest = ownRequest;
const activity = v.object({
  activity_id: id,
  kind: v.picklist(Object.values(ActivityKind)),
  detail: shortText,
  happened_at: momentText,
});
export type ActivityRow = v.InferOutput<typeof activity>;
export const activityReply = reply(v.array(activity));

/** `POST /profile/consents` lists the consents, `POST /profile/updateconsent` changes one. */
export const consentsRequest = ownRequest;
const purpose = v.picklist(Object.values(DataPurpose));
const consent = v.object({ purpose, is_given: bit, since: momentText });
export type ConsentRow = v.InferOutput<typeof consent>;
export const consentsReply = reply(v.array(consent));
export const updateConsentRequest = v.strictObject({ investor_id: id, purpose, is_given: bit });
export const updateConsentReply = done;

/** `POST /profile/exportdata`: all data about the investor, by subject. */
export const exportDataRequest = ownRequest;
export const exportDataReply = reply(
  v.object({
    exported_at: momentText,
    /** Sentences that say which data we keep after the account is deleted. */
    kept_after_deletion: v.optional(v.array(v.string())),
    records: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
  }),
);

/** `POST /profile/changeemail` sends a code to the new address; `confirmemail` takes the code. */
export const changeEmailRequest = v.strictObject({
  investor_id: id,
  email: v.pipe(
    shortText,
    v.check((text) => emailViolation(text) === undefined, emailViolationTexts.malformed),
  ),
});
export const changeEmailReply = done;
export const confirmEmailRequest = v.strictObject({
  investor_id: id,
  otp: otpText,
});
export const confirmEmailReply = reply(v.object({ email: shortText }));

/** `POST /investor/delete`. */
export const deleteInvestorRequest = ownRequest;
export const deleteInvestorReply = done;

function isSentPicture(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { name, content } = value as Partial<SentPicture>;
  return typeof name === 'string' && content instanceof Uint8Array;
}
