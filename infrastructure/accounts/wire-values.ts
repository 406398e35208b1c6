import { mobileViolation } from '#domain/accounts/sign-in/mobile.ts';
import { otpViolation } from '#domain/accounts/sign-in/otp.ts';
import * as v from 'valibot';
import { dayFirstDay, isoDay, textBy } from '../platform/by-rule.wire.ts';

const LARGEST_INTEGER = 2_147_483_647;
export const idOrNone = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_INTEGER));
export const id = v.pipe(idOrNone, v.minValue(1));
export const bit = v.picklist([0, 1]);

/** Text without control characters, which neither a screen nor the database can hold. */
const cleanText = v.pipe(v.string(), v.regex(/^\P{Cc}*$/u));
export const shortText = v.pipe(cleanText, v.maxLength(200));
export const nameText = v.pipe(cleanText, v.maxLength(100));
export const addressText = v.pipe(cleanText, v.maxLength(2000));
/** A picture, as the `data:` address of an image of 2 MB at most. */
export const pictureText = v.pipe(v.string(), v.maxLength(2_900_000));
export const mobileText = textBy(mobileViolation, 'A mobile number has 10 digits.');
export const otpText = textBy(otpViolation, 'A code has 6 digits.');
/** YYYY-MM-DD. */
export const dateText = isoDay;
/** DD/MM/YYYY, or DD-MM-YYYY where the documents say so. */
export const dayFirstDateText = dayFirstDay;
export const genderText = v.picklist(['male', 'female']);
/** Ids of outside parties come as numbers or as text. */
export const entryId = v.union([v.pipe(nameText, v.minLength(1)), id]);

/** The body of every successful reply. */
export function reply<Data extends v.GenericSchema>(data: Data) {
  return v.object({ status: v.number(), message: v.string(), data });
}

/** The body of a reply that only says that it was done. */
export const done = v.object({ status: v.number(), message: v.string() });
