import { mobileViolation } from '#domain/accounts/sign-in/mobile.ts';
import * as v from 'valibot';
import { textBy } from '../platform/by-rule.wire.ts';

const LARGEST_INTEGER = 2_147_483_647;
const text = (longest: number) => v.pipe(v.string(), v.regex(/^\P{Cc}*$/u), v.maxLength(longest));

/** `POST /user/referral_stats`: the field `email` carries the mobile number. */
export const referralStatsRequest = v.strictObject({
  email: textBy(mobileViolation, 'A mobile number has 10 digits.'),
  campaign_id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_INTEGER)),
});
export const referralEntry = v.object({
  event_name: v.picklist(['register', 'sale']),
  status: v.union([text(20), v.number()]),
  /** A date and a time of day, with a space between. */
  time: text(40),
  referee_mobile: text(20),
  referee_name: text(100),
  /** Rupees; absent or empty where nothing was earned. */
  purchaseValue: v.nullish(v.union([v.number(), text(20)])),
});
export type ReferralEntryWire = v.InferOutput<typeof referralEntry>;
export const referralStatsReply = v.object({
  status: v.number(),
  message: v.string(),
  data: v.object({
    referral_link: v.pipe(v.string(), v.url(), v.maxLength(500)),
    convertsList: v.array(referralEntry),
  }),
});

/** `GET /products/getreferraltext`. */
export const referralTextReply = v.object({
  status: v.number(),
  message: v.string(),
  data: text(600),
});
