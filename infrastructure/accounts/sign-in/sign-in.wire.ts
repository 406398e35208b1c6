import * as v from 'valibot';
import {
  genderText,
  mobileText,
  otpText,
  pictureText,
} from '#infrastructure/accounts/account-values.wire.ts';
import {
  bit,
  dateText,
  done,
  id,
  idOrNone,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';

/** `POST /login/sendotp`: sends or resends a code. */
export const sendOtpRequest = v.strictObject({
  country_code: v.literal('+91'),
  mobile_no: mobileText,
  request_source: shortText,
  /** The id by which a phone passes the SMS code to a native app; empty in browsers. */
  app_signature_id: shortText,
});
export const sendOtpReply = done;

/** Requests a code on the private market API. Both APIs share one sign-in. */
export const privateMarketOtpRequest = v.strictObject({ mobile_no: mobileText });

/** `POST /login/verifyotp`. */
export const verifyOtpRequest = v.strictObject({
  /** The advisor's id; 1 (Vriddhi itself) if there is no advisor. */
  ifa_id: idOrNone,
  mobile_no: mobileText,
  otp: otpText,
  /** Not in the API documents: the referral code from a friend's link. */
  ir_co: v.optional(shortText),
});

/** The value of `is_bank_skipped` if the bank step is complete or postponed. */
export const BANK_PASSED_OVER = 2;

/** The investor of a session. Fields that are not known yet are left out. */
export const signedInUser = v.object({
  access_token: shortText,
  investor_id: id,
  mobile_no: mobileText,
  pan_no: v.optional(shortText),
  birth_date: v.optional(dateText),
  mkycstatus: v.optional(shortText),
  is_demat_verified: bit,
  demat_account_no: v.optional(shortText),
  is_bank_skipped: v.number(),
  /** Not in the API documents: `is_bank_skipped` does not tell a linked account from a skip. */
  has_bank_account: v.optional(bit),
  is_new_investor: bit,
  investor_name: v.optional(shortText),
  /** Not in the API documents: sent so that KYC need not ask for the email address again. */
  email: v.optional(shortText),
  first_name: v.optional(shortText),
  image_base64: v.optional(pictureText),
  profile_score: v.optional(v.number()),
  gender: v.optional(genderText),
  is_senior_citizen: bit,
});
export type SignedInUser = v.InferOutput<typeof signedInUser>;
export const verifyOtpReply = reply(signedInUser);

/** `POST /login/refreshtoken` without a body; the cookie identifies the session. */
export const refreshReply = reply(v.object({ access_token: shortText, investor_id: id }));

/** `POST /login/logout`. */
export const signOutReply = done;

/** `POST /user/enrollment`. */
export const enrolmentRequest = v.strictObject({
  mobile: mobileText,
  campaign_id: id,
  fname: shortText,
});
export const enrolmentReply = done;
