import { emailViolationTexts } from '#domain/platform/email-address.ts';
import { NOT_TEN_DIGITS_TEXT } from '#domain/platform/mobile-number.ts';
import { LONGEST_CONTACT_MESSAGE } from '#domain/content/contact-message.ts';
import { ANSWER_TIME } from '#domain/content/support-hours.ts';

export const contactCopy = {
  title: 'Talk to a person',
  lead: 'Before you invest, or long after: a person reads what you write and picks up when you call.',
  support: 'Support',
  write: 'E-mail',
  call: 'Phone',
  hours: 'Working hours',
  office: 'Address',
  officeNote: 'Visits by appointment: call us first.',
  urgent:
    'Somebody is using your account? Call us at once, and sign out everywhere under Profile, Security.',
  help: 'Many answers are on the help page already.',
  helpLink: 'Questions and answers',
  withoutScripts: 'The form needs JavaScript. Write an e-mail or call: both reach the same people.',
} as const;

export const formCopy = {
  title: 'Write to us',
  lead: `We answer within ${ANSWER_TIME}. Please leave out passwords, codes and full account numbers.`,
  name: 'Name',
  email: 'E-mail',
  mobile: 'Mobile number',
  message: 'Message',
  left: (count: number) => `${count} characters left`,
  send: 'Send message',
  sending: 'Sending…',
  notSent: 'Your message could not be sent. What you have typed is still here.',
  privacy: 'We use these details to answer you, for nothing else.',
  sent: 'Your message is with us',
  sentText: 'We have sent you an e-mail about it. Keep this reference for when you call:',
  again: 'Write another message',
} as const;

export const formErrors = {
  name: { missing: 'Please enter your name' },
  email: emailViolationTexts,
  mobile: { 'not-ten-digits': NOT_TEN_DIGITS_TEXT },
  message: {
    missing: 'Please write your message',
    'too-long': `Please write at most ${LONGEST_CONTACT_MESSAGE} characters`,
  },
} as const;
