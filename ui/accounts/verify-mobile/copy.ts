import { OTP_LENGTH, type PastedOtpViolation } from '#domain/accounts/sign-in/otp.ts';
import { formatWait } from '#domain/platform/format-wait.ts';

export const verifyCopy = {
  heading: 'Enter the OTP',
  sentTo: 'Sent by SMS to',
  edit: 'Change the mobile number',
  back: 'Back to sign in',
  code: 'One-time password',
  verify: 'Verify',
  verifying: 'Checking the OTP…',
  disabledReason: 'Enter all six digits to verify.',
  notReceived: 'Did not get it?',
  resend: 'Resend OTP',
  resending: 'Sending another OTP…',
  resent: 'We have sent you another OTP.',
  wrongCode: 'Invalid OTP',
  expired: 'OTP has expired.',
  noConnection: 'If your connection was lost, check it, then enter the OTP again.',
  resendRefused: 'We could not send another OTP. Please try again.',
} as const;

export function pastedOtpCopy(violation: PastedOtpViolation): string {
  switch (violation.kind) {
    case 'wrong-length':
      return `Please enter exactly ${OTP_LENGTH} digits for the OTP`;
    case 'not-numeric':
      return 'Please enter only numeric characters for the OTP';
  }
}

/** The error of a typed OTP that more digits cannot complete; undefined for no error. */
export function typedOtpCopy(code: string): string | undefined {
  if (/[^0-9]/.test(code)) return pastedOtpCopy({ kind: 'not-numeric' });
  return code.length > OTP_LENGTH ? pastedOtpCopy({ kind: 'wrong-length' }) : undefined;
}

/** Says when another code can be requested, such as `Resend OTP in 0:42`. */
export function resendInCopy(seconds: number): string {
  return `Resend OTP in ${formatWait(seconds)}`;
}
