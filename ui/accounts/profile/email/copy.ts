import { OTP_LENGTH } from '#domain/accounts/sign-in/otp.ts';

export const emailCopy = {
  heading: 'Email address',
  lead:
    'Confirm with your phone first, then with a code sent to the address. We send emails only to ' +
    'confirmed addresses. To confirm your current address, enter it here.',
  present: 'Current email address',
  presentNone: 'No email address yet.',
  presentFailed: 'We could not load your current address. You can still change it.',
  tryAgain: 'Try again',
  email: 'New email address',
  send: 'Send code',
  sending: 'Sending the code…',
  sentTo: 'Enter the code that we sent to',
  code: 'Code',
  confirm: 'Change email address',
  confirming: 'Checking the code…',
  disabledReason: `Enter all ${OTP_LENGTH} digits of the code.`,
  resend: 'Send the code again',
  resent: 'We have sent you another code.',
  changed: 'Your email address is changed.',
} as const;
