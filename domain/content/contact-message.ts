import { checkTexts } from '../platform/argument-checks.ts';
import { isEmailAddress } from '../platform/email-address.ts';
import { isTenDigits } from '../platform/mobile-number.ts';
import { isUnreadable } from '../platform/text/plain-text.ts';

/** Maximum length of a message to customer support, in characters. */
export const LONGEST_CONTACT_MESSAGE = 1000;

/** The error message of a missing name. */
export const CONTACT_NAME_TEXT = 'Please enter your name';

/** The error message of a name with control characters, marks of direction or angle brackets. */
export const UNREADABLE_NAME_TEXT = 'Please write the name without special characters';

/** The contact form, as typed; the mobile number may be empty. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly message: string;
}

export interface ContactMessageViolations {
  readonly name?: 'missing' | 'unreadable';
  readonly email?: 'missing' | 'malformed';
  readonly mobile?: 'not-ten-digits';
  readonly message?: 'missing' | 'too-long';
}

/**
 * Checks the contact form: a name, an email address of the form x@y.z and a message of at most
 * 1000 characters are required. A mobile number is optional and has ten digits.
 *
 * @source PM-2.188, PM-2.189, AP-2.208, PM-9.16; private market, section 2
 * @returns the violations by field; an empty record for a valid form
 * @throws an error for a field that is not text
 * @example
 * ```ts
 * const typed = { name: 'Meera', email: 'meera@mail', mobile: '', message: 'When do you open?' };
 * contactMessageViolations(typed); // => { email: 'malformed' }
 * ```
 */
export function contactMessageViolations(form: ContactMessage): ContactMessageViolations {
  const { name, email, mobile, message } = checkTexts(form, ['name', 'email', 'mobile', 'message']);
  return {
    ...nameViolation(name),
    ...emailViolation(email),
    ...(mobile.trim() === '' || isTenDigits(mobile) ? {} : { mobile: 'not-ten-digits' }),
    ...messageViolation(message),
  };
}

function nameViolation(name: string): ContactMessageViolations {
  if (name.trim() === '') return { name: 'missing' };
  return isUnreadable(name.trim()) ? { name: 'unreadable' } : {};
}

function emailViolation(email: string): ContactMessageViolations {
  if (email.trim() === '') return { email: 'missing' };
  return isEmailAddress(email.trim()) ? {} : { email: 'malformed' };
}

/** Checks the message. Counts Unicode code points, so that a simple emoji is one character. */
function messageViolation(message: string): ContactMessageViolations {
  if (message.trim() === '') return { message: 'missing' };
  return Array.from(message.trim()).length > LONGEST_CONTACT_MESSAGE ? { message: 'too-long' } : {};
}
