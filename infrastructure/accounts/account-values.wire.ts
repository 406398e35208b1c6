import { mobileViolation } from '#domain/accounts/sign-in/mobile.ts';
import { otpViolation } from '#domain/accounts/sign-in/otp.ts';
import * as v from 'valibot';
import { INDIAN_MOBILE, textBy } from '#infrastructure/platform/http/by-rule.wire.ts';

/** A profile picture as a `data:` URL. The limit fits the largest picture (2 MB) in base64. */
export const pictureText = v.pipe(v.string(), v.maxLength(2_900_000));
export const mobileText = textBy(mobileViolation, INDIAN_MOBILE);
export const otpText = textBy(otpViolation, 'A code has 6 digits.');
export const genderText = v.picklist(['male', 'female']);
