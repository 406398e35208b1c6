import { checkRecord, checkText } from '../../platform/argument-checks.ts';
import { invariant, shown } from '../../platform/invariant.ts';
import type { Result } from '../../platform/result.ts';
import { failure, success } from '../../platform/result.ts';
import { withoutSpaces } from '../../platform/text/plain-text.ts';

/** Number of digits of a one-time password. */
export const OTP_LENGTH = 6;
/** Seconds until another one-time password can be requested. */
export const RESEND_AFTER_SECONDS = 60;

export type OtpViolation = { readonly kind: 'missing' } | { readonly kind: 'incomplete' };
export type PastedOtpViolation =
  { readonly kind: 'wrong-length' } | { readonly kind: 'not-numeric' };

/**
 * Checks a typed one-time password: six digits.
 *
 * @source AP-5.2
 * @example
 * ```ts
 * otpViolation('12345'); // => { kind: 'incomplete' }
 * ```
 */
export function otpViolation(text: string): OtpViolation | undefined {
  if (checkText(text) === '') return { kind: 'missing' };
  return /^\d{6}$/.test(text) ? undefined : { kind: 'incomplete' };
}

/**
 * Parses a pasted one-time password of six digits; ignores spaces and hyphens, as messages often
 * contain them.
 *
 * @source AP-5.3, AP-5.4
 * @example
 * ```ts
 * parsePastedOtp('123 456'); // => { ok: true, value: '123456' }
 * parsePastedOtp('12345'); // => { ok: false, failure: { kind: 'wrong-length' } }
 * ```
 */
export function parsePastedOtp(text: string): Result<string, PastedOtpViolation> {
  const code = withoutSpaces(text);
  if (Array.from(code).length !== OTP_LENGTH) return failure({ kind: 'wrong-length' });
  return /^\d+$/.test(code) ? success(code) : failure({ kind: 'not-numeric' });
}

/**
 * Seconds until another one-time password can be requested; 0 if it can be requested now.
 *
 * @formula 60 - whole seconds since the last code, never below 0
 * @source AP-2.18
 * @throws an error for an invalid time
 * @example
 * ```ts
 * const sentAt = new Date('2026-11-21T10:00:00Z');
 * resendWaitSeconds({ sentAt, now: new Date('2026-11-21T10:00:45Z') }); // => 15
 * ```
 */
export function resendWaitSeconds(times: { readonly sentAt: Date; readonly now: Date }): number {
  const { sentAt, now } = checkRecord(times);
  const elapsed = Math.floor((momentOf(now) - momentOf(sentAt)) / 1000);
  return Math.min(RESEND_AFTER_SECONDS, Math.max(0, RESEND_AFTER_SECONDS - elapsed));
}

function momentOf(date: Date): number {
  const moment = date instanceof Date ? date.getTime() : Number.NaN;
  invariant(Number.isFinite(moment), `a countdown needs two times, got ${shown(date)}`);
  return moment;
}
