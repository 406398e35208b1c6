import { checkTexts } from '../platform/argument-checks.ts';
import { isEmailAddress } from '../platform/email-address.ts';
import { isTenDigits } from '../platform/mobile-number.ts';
import { isUnreadable } from '../platform/text/plain-text.ts';

/** The sign-up form for advisors (independent financial advisors, IFAs); texts are as typed. */
export interface AdvisorSignUp {
  readonly fullName: string;
  readonly location: string;
  readonly mobile: string;
  readonly email: string;
}

/**
 * The error messages of the fields that have no rule of their own.
 *
 * @source PM-5.18, PM-5.19
 */
export const advisorSignUpTexts = Object.freeze({
  fullName: 'Please enter your full name',
  location: 'Please enter your location',
});

export type AdvisorSignUpViolation =
  | { readonly field: 'fullName'; readonly kind: 'missing' | 'unreadable' }
  | { readonly field: 'location'; readonly kind: 'missing' | 'unreadable' }
  | { readonly field: 'mobile'; readonly kind: 'not-ten-digits' }
  | { readonly field: 'email'; readonly kind: 'malformed' };

/**
 * Checks the sign-up form of an advisor and returns the first violation. All fields are required.
 * The mobile number must have ten digits, and the email address the form x@y.z.
 *
 * @source PM-5.17, PM-5.18, PM-5.19, PM-5.20, PM-5.21, PM-9.16; private market, section 5
 * @throws an error for a field that is not text
 * @example
 * ```ts
 * const typed = { fullName: 'Meera Iyer', location: '', mobile: '98', email: '' };
 * advisorSignUpViolation(typed); // => { field: 'location', kind: 'missing' }
 * ```
 */
export function advisorSignUpViolation(form: AdvisorSignUp): AdvisorSignUpViolation | undefined {
  const { fullName, location, mobile, email } = checkTexts(form, [
    'fullName',
    'location',
    'mobile',
    'email',
  ]);
  for (const [field, text] of [
    ['fullName', fullName.trim()],
    ['location', location.trim()],
  ] as const) {
    if (text === '') return { field, kind: 'missing' };
    if (isUnreadable(text)) return { field, kind: 'unreadable' };
  }
  if (!isTenDigits(mobile)) return { field: 'mobile', kind: 'not-ten-digits' };
  return isEmailAddress(email.trim()) ? undefined : { field: 'email', kind: 'malformed' };
}
