import { asFacts } from '../platform/expected.ts';
import { isBlank, isEmail, isMobile } from './form-fields.ts';

/** What is typed to get the investor note: name and e-mail may be left empty. */
export interface InvestorNoteForm {
  readonly name: string;
  readonly whatsappNumber: string;
  readonly email: string;
}

export interface InvestorNoteViolations {
  readonly name?: 'blank';
  readonly whatsappNumber?: 'not-ten-digits';
  readonly email?: 'malformed';
}

/** What is sent: fields that were left empty are left out. */
export interface InvestorNoteRequest {
  readonly name?: string;
  /** Ten digits, without a country code. */
  readonly whatsappNumber: string;
  readonly email?: string;
}

/**
 * The investor note needs a WhatsApp number of ten digits; name and e-mail may be left empty, but a
 * name of blanks alone and an e-mail not shaped x@y.z are refused.
 *
 * @source PM-5.22, PM-5.23, PM-5.24, PM-9.16; private market, section 5
 * @returns what is wrong, by field; an empty record for a good form
 * @throws a sentence for a field that is not text
 * @example
 * ```ts
 * investorNoteViolations({ name: '', whatsappNumber: '9876543210', email: '' }); // => {}
 * investorNoteViolations({ name: ' ', whatsappNumber: '98', email: 'a@b' });
 * // => { name: 'blank', whatsappNumber: 'not-ten-digits', email: 'malformed' }
 * ```
 */
export function investorNoteViolations(form: InvestorNoteForm): InvestorNoteViolations {
  const { name, whatsappNumber, email } = asFacts(form);
  return {
    ...(isBlank(name) && name !== '' ? { name: 'blank' } : {}),
    ...(isMobile(whatsappNumber) ? {} : { whatsappNumber: 'not-ten-digits' }),
    ...(email === '' || isEmail(email) ? {} : { email: 'malformed' }),
  };
}

/**
 * The note is asked for with what was typed, without blanks around it; what was left empty is left
 * out, and the number goes without a country code.
 *
 * @source PM-5.25, PM-7.11; private market, sections 5 and 7
 * @returns undefined while something is wrong with the form
 * @throws a sentence for a field that is not text
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
    whatsappNumber: whatsappNumber.trim(),
    ...(email === '' ? {} : { email: email.trim() }),
  });
}
