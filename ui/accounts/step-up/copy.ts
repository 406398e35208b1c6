import { OTP_LENGTH } from '#domain/accounts/sign-in/otp.ts';
import type { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';

export const stepUpCopy = {
  title: 'Confirm with your phone',
  sentTo: 'Enter the code that we sent by SMS to',
  code: 'Code from the SMS',
  confirm: 'Confirm',
  confirming: 'Checking the code…',
  disabledReason: `Enter all ${OTP_LENGTH} digits of the code.`,
  resent: 'We have sent you another code.',
} as const;

export const protectedChangeCopy = {
  'primary-bank': 'You are changing the account that your money is paid out to.',
  'e-mail': 'You are changing the address that we write to.',
  'data-export': 'The file has your PAN and bank accounts, so we check that it is you.',
  'account-deletion': 'You are deleting your account, which cannot be undone.',
} as const satisfies Record<ProtectedChange, string>;
