import { emailViolationTexts } from '#domain/platform/email-address.ts';
import { NOT_TEN_DIGITS_TEXT } from '#domain/platform/mobile-number.ts';
import {
  CONTACT_NAME_TEXT,
  LONGEST_CONTACT_MESSAGE,
  UNREADABLE_NAME_TEXT,
} from '#domain/content/contact-message.ts';
import { ANSWER_TIME } from '#domain/content/answer-time.ts';

export const contactCopy = {
  title: 'Talk to a person',
  lead: 'Before you invest or long after: a person reads your message and answers your call.',
  support: 'Support',
  write: 'Email',
  call: 'Phone',
  hours: 'Working hours',
  office: 'Address',
  officeNote: 'Visits by appointment only. Please call us first.',
  urgent:
    'Is someone else using your account? Call us at once, and sign out everywhere under Profile, Sign-ins and activity.',
  help: 'You may find your answer on the help page.',
  helpLink: 'Questions and answers',
  withoutScripts: 'The form needs JavaScript. Please email or call us instead: both reach the same people.',
} as const;

export const formCopy = {
  title: 'Send us a message',
  lead: `We answer within ${ANSWER_TIME}. Please do not send passwords, codes or full account numbers.`,
  name: 'Name',
  email: 'Email',
  mobile: 'Mobile number',
  message: 'Message',
  left: (count: number) => `${count} characters left`,
  send: 'Send message',
  sending: 'Sending…',
  notSent: 'We could not send your message. Your text is still here. Please try again.',
  privacy: 'We use these details only to answer you.',
  sent: 'We have received your message',
  sentText: 'We have sent you an email about it. Please keep this reference in case you call us:',
  again: 'Write another message',
} as const;

export const formErrors = {
  name: { missing: CONTACT_NAME_TEXT, unreadable: UNREADABLE_NAME_TEXT },
  email: emailViolationTexts,
  mobile: { 'not-ten-digits': NOT_TEN_DIGITS_TEXT },
  message: {
    missing: 'Please write your message',
    'too-long': `Please write at most ${LONGEST_CONTACT_MESSAGE} characters`,
  },
} as const;
