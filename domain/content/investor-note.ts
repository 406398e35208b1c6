import { checkTexts } from '../platform/argument-checks.ts';
import { isEmailAddress } from '../platform/email-address.ts';
import { isTenDigits, mobileDigits } from '../platform/mobile-number.ts';
import { isUnreadable } from '../platform/text/plain-text.ts';

/**
 * The error message for a name that consists only of spaces.
 *
 * @source PM-5.22
 */
export const NOTE_NAME_TEXT = 'Name cannot be empty if provided';

/** The form to request the investor note, as typed; name and email may be empty. */
export interface InvestorNoteForm {
  readonly name: string;
  readonly whatsappNumber: string;
  readonly email: string;
}

export interface InvestorNoteViolations {
  readonly name?: 'blank' | 'unreadable';
  readonly whatsappNumber?: 'not-ten-digits';
  readonly email?: 'malformed';
}

/** The request for the investor note; fields that were left empty are absent. */
export interface InvestorNoteRequest {
  readonly name?: string;
  /** Ten digits, without the country code. */
  readonly whatsappNumber: string;
  readonly email?: string;
}

/**
 * Checks the form: a WhatsApp number of ten digits is required. Name and email are optional, but a
 * name of only spaces and an email not of the form x@y.z are violations.
 *
 * @source PM-5.22, PM-5.23, PM-5.24, PM-9.16; private market, section 5
 * @returns the violations by field; an empty record for a valid form
 * @throws an error for a field that is not text
 * @example
 * ```ts
 * investorNoteViolations({ name: '', whatsappNumber: '9876543210', email: '' }); // => {}
 * investorNoteViolations({ name: ' ', whatsappNumber: '98', email: 'a@b' });
 * // => { name: 'blank', whatsappNumber: 'not-ten-digits', email: 'malformed' }
 * ```
 */
export function investorNoteViolations(form: InvestorNoteForm): InvestorNoteViolations {
  const { name, whatsappNumber, email } = checkTexts(form, ['name', 'whatsappNumber', 'email']);
  return {
    ...nameViolation(name),
    ...(isTenDigits(whatsappNumber) ? {} : { whatsappNumber: 'not-ten-digits' }),
    ...(email === '' || isEmailAddress(email.trim()) ? {} : { email: 'malformed' }),
  };
}

function nameViolation(name: string): InvestorNoteViolations {
  if (name.trim() === '' && name !== '') return { name: 'blank' };
  return isUnreadable(name.trim()) ? { name: 'unreadable' } : {};
}

/**
 * Converts a valid form into the request: trims all fields, removes `+91` from the number, and
 * omits empty fields.
 *
 * @source PM-5.25, PM-7.11; private market, sections 5 and 7
 * @returns undefined while the form has violations
 * @throws an error for a field that is not text
 * @example
 * ```ts
 * investorNoteRequest({ name: '', whatsappNumber: ' 9876543210', email: '' });
 * // => { whatsappNumber: '9876543210' }
 * ```
 */
export function investorNoteRequest(form: InvestorNoteForm): InvestorNoteRequest | undefined {
  if (Object.keys(investorNoteViolations(form)).length > 0) return undefined;
  const { name, whatsappNumber, email } = form;
  return Object.freeze({
    ...(name === '' ? {} : { name: name.trim() }),
    whatsappNumber: mobileDigits(whatsappNumber),
    ...(email === '' ? {} : { email: email.trim() }),
  });
}
