import * as v from 'valibot';
import {
  bit,
  dateText,
  done,
  genderText,
  id,
  idOrNone,
  mobileText,
  otpText,
  pictureText,
  reply,
  shortText,
} from './wire-values.ts';

/** `POST /login/sendotp`: the first code and every further one. */
export const sendOtpRequest = v.strictObject({
  country_code: v.literal('+91'),
  mobile_no: mobileText,
  request_source: shortText,
  /** Only a native app can have one. */
  app_signature_id: shortText,
});
export const sendOtpReply = done;

/** The same of the private market, which is behind the same sign-in. */
export const privateMarketOtpRequest = v.strictObject({ mobile_no: mobileText });

/** `POST /login/verifyotp`. */
export const verifyOtpRequest = v.strictObject({
  /** 1, the house, without an advisor. */
  ifa_id: idOrNone,
  mobile_no: mobileText,
  otp: otpText,
  /** Our own addition: the code in the link by which a friend invited. */
  ir_co: v.optional(shortText),
});

/** What a session knows of its investor; absent is what nobody told yet. */
export const signedInUser = v.object({
  access_token: shortText,
  investor_id: id,
  mobile_no: mobileText,
  pan_no: v.optional(shortText),
  birth_date: v.optional(dateText),
  mkycstatus: v.optional(shortText),
  is_demat_verified: bit,
  demat_account_no: v.optional(shortText),
  /** 2 when the bank step is passed over: put off, or done. */
  is_bank_skipped: v.number(),
  is_new_investor: bit,
  investor_name: v.optional(shortText),
  /** Beyond the documents: so that KYC need not ask for it again. */
  email: v.optional(shortText),
  first_name: v.optional(shortText),
  image_base64: v.optional(pictureText),
  profile_score: v.optional(v.number()),
  gender: v.optional(genderText),
  is_senior_citizen: bit,
});
export type SignedInUser = v.InferOutput<typeof signedInUser>;
export const verifyOtpReply = reply(signedInUser);

/** `POST /login/refreshtoken`: no body, the cookie says whose. */
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
