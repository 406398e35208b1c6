import type { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';

export const stepUpWords = {
  title: 'Confirm with your phone',
  sentTo: 'Enter the code that we sent by SMS to',
  code: 'Code from the SMS',
  confirm: 'Confirm',
  confirming: 'Checking the code…',
  whyDisabled: 'Enter all 6 digits of the code.',
  resent: 'We have sent you another code.',
} as const;

export const protectedChangeWords = {
  'primary-bank': 'You are changing the account that your money is paid out to.',
  'e-mail': 'You are changing the address that we write to.',
} as const satisfies Record<ProtectedChange, string>;
