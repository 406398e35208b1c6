import type { Result } from '../../platform/result.ts';
import { failure, success } from '../../platform/result.ts';

/** Digits of a one-time password. */
export const OTP_LENGTH = 6;
/** How long a person waits before another code can be asked for. */
export const RESEND_AFTER_SECONDS = 60;

export type OtpViolation = { readonly kind: 'missing' } | { readonly kind: 'incomplete' };
export type PastedOtpViolation =
  { readonly kind: 'wrong-length' } | { readonly kind: 'not-numeric' };

export function otpViolation(text: string): OtpViolation | undefined {
  if (text === '') return { kind: 'missing' };
  return /^\d{6}$/.test(text) ? undefined : { kind: 'incomplete' };
}

/** The six digits of a paste; blanks around and inside, as messages write them, do not count. */
export function parsePastedOtp(text: string): Result<string, PastedOtpViolation> {
  const code = text.replace(/\s/g, '');
  if (Array.from(code).length !== OTP_LENGTH) return failure({ kind: 'wrong-length' });
  return /^\d{6}$/.test(code) ? success(code) : failure({ kind: 'not-numeric' });
}

/** Whole seconds until another code may be asked for; 0 when it may be now. */
export function resendWaitSeconds({ sentAt, now }: { sentAt: Date; now: Date }): number {
  const elapsed = Math.floor((now.getTime() - sentAt.getTime()) / 1000);
  if (elapsed < 0) return RESEND_AFTER_SECONDS;
  return Math.max(0, RESEND_AFTER_SECONDS - elapsed);
}
