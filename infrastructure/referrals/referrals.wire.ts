import { mobileViolation } from '#domain/accounts/sign-in/mobile.ts';
import * as v from 'valibot';
import { INDIAN_MOBILE, textBy } from '#infrastructure/platform/http/by-rule.wire.ts';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';
import { id, reply } from '#infrastructure/platform/http/wire-values.wire.ts';

/** `POST /user/referral_stats`: the field `email` carries the mobile number. */
export const referralStatsRequest = v.strictObject({
  email: textBy(mobileViolation, INDIAN_MOBILE),
  campaign_id: id,
});
export const referralEntry = v.object({
  event_name: v.picklist(['register', 'sale']),
  status: v.union([lineText(20), v.number()]),
  /** A date and a time, separated by a space. */
  time: lineText(40),
  referee_mobile: lineText(20),
  referee_name: lineText(100),
  /** Rupees; missing or empty if nothing was earned. */
  purchaseValue: v.nullish(v.union([v.number(), lineText(20)])),
});
export type ReferralEntryWire = v.InferOutput<typeof referralEntry>;
export const referralStatsReply = reply(
  v.object({
    referral_link: v.pipe(v.string(), v.url(), v.maxLength(500)),
    convertsList: v.array(referralEntry),
  }),
);

/** `GET /products/getreferraltext`. */
export const referralTextReply = reply(lineText(600));
