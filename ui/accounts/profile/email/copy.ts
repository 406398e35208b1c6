import { OTP_LENGTH } from '#domain/accounts/sign-in/otp.ts';

export const emailCopy = {
  heading: 'E-mail address',
  lead:
    'Confirm with your phone first, then with a code sent to the address. We write to an address ' +
    'only once it is confirmed: to confirm your current one, enter it here.',
  present: 'Current e-mail address',
  presentNone: 'No e-mail address yet.',
  presentFailed: 'We could not load your current address. You can still change it.',
  tryAgain: 'Try again',
  email: 'New e-mail address',
  send: 'Send code',
  sending: 'Sending the code…',
  sentTo: 'Enter the code that we sent to',
  code: 'Code',
  confirm: 'Change e-mail address',
  confirming: 'Checking the code…',
  disabledReason: `Enter all ${OTP_LENGTH} digits of the code.`,
  resend: 'Send the code again',
  changed: 'Your e-mail address is changed.',
} as const;
