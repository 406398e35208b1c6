import { isEmailAddress } from '../platform/email-address.ts';

/** Whether text is exactly ten digits, 0 to 9, which public forms accept as a mobile number. */
export function isMobile(text: string): boolean {
  return /^[0-9]{10}$/.test(text.trim());
}

/**
 * Whether text has the form x@y.z without spaces, which public forms accept as an e-mail address.
 */
export function isEmail(text: string): boolean {
  return isEmailAddress(text.trim());
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}
