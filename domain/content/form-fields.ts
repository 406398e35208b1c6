import { isEmailAddress } from '../platform/email-address.ts';

/** Public forms accept a mobile number of exactly ten digits, 0 to 9. */
export function isMobile(text: string): boolean {
  return /^[0-9]{10}$/.test(text.trim());
}

/** Public forms accept an e-mail address of the form x@y.z, without spaces. */
export function isEmail(text: string): boolean {
  return isEmailAddress(text.trim());
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}
