import { emailViolationTexts } from '#domain/platform/email-address.ts';
import { NOT_TEN_DIGITS_TEXT } from '#domain/platform/mobile-number.ts';
import { ANSWER_TIME, SUPPORT_DAYS } from '#domain/content/support-hours.ts';

export const noteCopy = {
  title: 'Get Your Exclusive NSE Investor Note',
  write: 'Write to us for the note',
  text: 'Two pages on what the exchange earns, what could change that, and how to buy its shares. We send it by WhatsApp.',
  name: 'Name',
  whatsapp: 'WhatsApp number',
  email: 'E-mail',
  send: 'Send it to me',
  sending: 'Processing...',
  sent: 'Thank you. The note is on its way to your WhatsApp.',
  notSent: 'The note could not be sent just now. What you have typed is still here.',
  consent: 'We use these details to send the note and to answer you about it, for nothing else.',
} as const;

export const noteErrors = {
  name: { blank: 'Name cannot be empty if provided' },
  whatsappNumber: { 'not-ten-digits': NOT_TEN_DIGITS_TEXT },
  email: emailViolationTexts,
} as const;

/** Advisors who have joined, at least. */
export const ADVISORS = 100;

export const advisorCopy = {
  title: 'Advise with us',
  lead: 'Offer your clients unlisted shares and deposits, with the papers and the people behind you.',
  joined: `${ADVISORS}+ IFAs have joined`,
  signUp: 'Sign Up',
  write: 'Write to us',
  popUp: 'Sign up as an advisor',
  popUpText: `Four facts, and somebody calls you within ${ANSWER_TIME}.`,
  fullName: 'Full name',
  location: 'Location',
  mobile: 'Mobile number',
  email: 'E-mail',
  sending: 'Signing you up…',
  thanks: 'Thank you for signing up',
  thanksText: `The advisor desk calls you within ${ANSWER_TIME}, ${SUPPORT_DAYS}. Keep your ARN or registration number at hand if you have one.`,
  done: 'Done',
  known: 'This advisor is registered already. Call us if that was not you.',
} as const;

export const advisorErrors = {
  fullName: 'Please enter your full name',
  location: 'Please enter your location',
  mobile: NOT_TEN_DIGITS_TEXT,
  email: emailViolationTexts.malformed,
} as const;
