import { asFacts } from '../platform/expected.ts';
import { isBlank, isEmail, isMobile } from './form-fields.ts';

/** Most characters of a message to the support. */
export const LONGEST_CONTACT_MESSAGE = 1000;

/** What is typed into the contact form; the mobile number may be left empty. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly message: string;
}

export interface ContactMessageViolations {
  readonly name?: 'missing';
  readonly email?: 'missing' | 'malformed';
  readonly mobile?: 'not-ten-digits';
  readonly message?: 'missing' | 'too-long';
}

/**
 * The contact form needs a name, an e-mail address shaped x@y.z and a message of at most 1000
 * characters; a mobile number may be left empty, and has ten digits where it is given.
 *
 * @source PM-2.188, PM-2.189, AP-2.208, PM-9.16; private market, section 2
 * @returns what is wrong, by field; an empty record for a good form
 * @throws a sentence for a field that is not text
 * @example
 * ```ts
 * const typed = { name: 'Meera', email: 'meera@mail', mobile: '', message: 'When do you open?' };
 * contactMessageViolations(typed); // => { email: 'malformed' }
 * ```
 */
export function contactMessageViolations(form: ContactMessage): ContactMessageViolations {
  const { name, email, mobile, message } = asFacts(form);
  return {
    ...(isBlank(name) ? { name: 'missing' } : {}),
    ...emailViolation(email),
    ...(isBlank(mobile) || isMobile(mobile) ? {} : { mobile: 'not-ten-digits' }),
    ...messageViolation(message),
  };
}

function emailViolation(email: string): ContactMessageViolations {
  if (isBlank(email)) return { email: 'missing' };
  return isEmail(email) ? {} : { email: 'malformed' };
}

/** Counted as people count: an emoji is one character. */
function messageViolation(message: string): ContactMessageViolations {
  if (isBlank(message)) return { message: 'missing' };
  return Array.from(message.trim()).length > LONGEST_CONTACT_MESSAGE ? { message: 'too-long' } : {};
}
