import { emailViolationTexts } from '#domain/platform/email-address.ts';
import { NOT_TEN_DIGITS_TEXT } from '#domain/platform/mobile-number.ts';
import { advisorSignUpTexts } from '#domain/content/advisor-sign-up.ts';
import { UNREADABLE_NAME_TEXT } from '#domain/content/contact-message.ts';
import { NOTE_NAME_TEXT } from '#domain/content/investor-note.ts';
import { ANSWER_TIME } from '#domain/content/answer-time.ts';
import { SUPPORT_DAYS } from '#ui/platform/shell/support-hours.ts';

export const noteCopy = {
  title: 'Get Your Exclusive NSE Investor Note',
  write: 'Contact us for the note',
  text: 'Two pages on what the exchange earns, what could change that, and how to buy its shares. We send it on WhatsApp.',
  name: 'Name',
  whatsapp: 'WhatsApp number',
  email: 'Email',
  send: 'Send it to me',
  sending: 'Processing...',
  sent: 'Thank you. The note is on its way to your WhatsApp.',
  notSent: 'We could not send the note. Your details are still here. Please try again.',
  consent: 'We use these details only to send the note and to answer your questions about it.',
} as const;

export const noteErrors = {
  name: { blank: NOTE_NAME_TEXT, unreadable: UNREADABLE_NAME_TEXT },
  whatsappNumber: { 'not-ten-digits': NOT_TEN_DIGITS_TEXT },
  email: emailViolationTexts,
} as const;

/** Minimum number of advisors who have joined. */
export const ADVISORS = 100;

export const advisorCopy = {
  title: 'For advisors',
  lead: 'Offer your clients unlisted shares and fixed deposits. We take care of the paperwork and support you.',
  joined: `${ADVISORS}+ IFAs have joined`,
  signUp: 'Sign Up',
  write: 'Contact us',
  popUp: 'Sign up as an advisor',
  popUpText: `Enter four details, and we will call you within ${ANSWER_TIME}.`,
  fullName: 'Full name',
  location: 'Location',
  mobile: 'Mobile number',
  email: 'Email',
  sending: 'Signing you up…',
  thanks: 'Thank you for signing up',
  thanksText: `Our team will call you within ${ANSWER_TIME}, ${SUPPORT_DAYS}. Please keep your ARN or registration number ready, if you have one.`,
  done: 'Done',
  known: 'This advisor is already registered. If it was not you, please call us.',
} as const;

export const advisorErrors = {
  ...advisorSignUpTexts,
  mobile: NOT_TEN_DIGITS_TEXT,
  email: emailViolationTexts.malformed,
} as const;
