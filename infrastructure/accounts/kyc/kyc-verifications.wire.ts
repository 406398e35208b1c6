import { PAN_LENGTH } from '#domain/accounts/kyc/pan.ts';
import * as v from 'valibot';
import {
  genderText,
  mobileText,
  pictureText,
} from '#infrastructure/accounts/account-values.wire.ts';
import { entryId } from '#infrastructure/accounts/entry-id.wire.ts';
import { dayFirstDateText } from '#infrastructure/platform/http/day-first-dates.wire.ts';
import {
  addressText,
  bit,
  dateText,
  done,
  id,
  idOrNone,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';

/**
 * A PAN of the right length. The backend checks its format and refuses a wrong one with the
 * documented message.
 */
const panText = v.pipe(lineText(PAN_LENGTH), v.length(PAN_LENGTH));

/** `POST /onboarding/verifypan`. */
export const verifyPanRequest = v.strictObject({
  investor_id: id,
  pan_no: panText,
  mobile_no: mobileText,
  redirection_url: addressText,
  /** The id of the deposit that is booked; 0 outside a booking. */
  fd_id: idOrNone,
  ckyc_auth_factor: v.picklist(['mobile', 'dob']),
  date_of_birth: v.optional(dateText),
});

const identity = {
  is_pan_matching: v.optional(bit),
  email: v.optional(shortText),
  date_of_birth: v.optional(dateText),
  investor_name: v.optional(shortText),
  gender: v.optional(genderText),
  pan_no: v.optional(shortText),
  image_base64: v.optional(pictureText),
};
/**
 * A KYC reply of any service. The services send some fields at different levels and in different
 * spellings.
 */
export const kycReplyData = v.object({
  type_name: v.optional(shortText),
  ...identity,
  details: v.optional(
    v.object({
      ...identity,
      entry_id: v.optional(entryId),
      responseKey: v.optional(shortText),
      response_key: v.optional(shortText),
      url: v.optional(addressText),
      authorizationUrl: v.optional(addressText),
      status: v.optional(shortText),
      message: v.optional(shortText),
    }),
  ),
});
export type KycReplyData = v.InferOutput<typeof kycReplyData>;
export const verifyPanReply = reply(kycReplyData);

/** `POST /onboarding/getdigilocker-uistream-status`. */
export const identityStatusRequest = v.strictObject({ investor_id: id, entry_id: entryId });
export const identityStatusReply = reply(kycReplyData);

/** `POST /getpanprofile`. */
export const panProfileRequest = v.strictObject({ pan: panText, investor_id: id });
export const panProfileReply = reply(
  v.object({ kycResult: v.object({ name: shortText, gender: v.optional(genderText) }) }),
);

/**
 * `POST /onboarding/savepan`. The date of birth is DD-MM-YYYY for MINKYC. For CKYC it is sent as
 * the reply of the PAN verification contained it.
 */
export const savePanRequest = v.strictObject({
  email_id: shortText,
  investor_id: id,
  investor_name: shortText,
  pan: panText,
  date_of_birth: v.optional(v.union([dateText, dayFirstDateText])),
  kyc_method: v.picklist(['CKYC', 'MINKYC']),
});
export const savePanReply = reply(
  v.object({
    /** 2 if the bank step is complete or postponed, otherwise 0. */
    is_bank_skipped: v.number(),
    /** Not in the API documents, as in the reply of the sign-in. */
    has_bank_account: v.optional(bit),
    onboarding_status: v.optional(shortText),
    gender: v.optional(genderText),
    is_senior_citizen: v.optional(bit),
    /**
     * Not in the API documents: the bank accounts that were removed because their holder is another
     * person, such as `HDFC Bank, ending in 7093`.
     */
    removed_bank_accounts: v.optional(v.array(shortText)),
  }),
);

/** `POST /onboarding/skips`. */
export const skipRequest = v.strictObject({
  investor_id: id,
  method_name: v.picklist(['SkipPan', 'SkipBank']),
});
export const skipReply = done;
