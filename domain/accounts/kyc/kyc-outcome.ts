import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkRecord, checkBoolean } from '../../platform/argument-checks.ts';
import type { Gender } from '../../platform/gender.ts';

/**
 * What a PAN is verified against: the registered mobile number, or, if that fails, the date of
 * birth.
 */
export const KycFactor = Object.freeze({ Mobile: 'mobile', DateOfBirth: 'dob' } as const);
export type KycFactor = (typeof KycFactor)[keyof typeof KycFactor];

/**
 * How a saved PAN was verified: by the central KYC record, or by the minimum data that this app
 * asks for.
 */
export const KycMethod = Object.freeze({ Central: 'CKYC', Minimum: 'MINKYC' } as const);
export type KycMethod = (typeof KycMethod)[keyof typeof KycMethod];

/** The PAN holder's data in the central KYC record. */
export interface KycIdentity {
  readonly name?: string;
  readonly dateOfBirth?: CalendarDate;
  readonly email?: string;
  readonly gender?: Gender;
}

/** The parts of a PAN verification reply that decide the outcome. */
export interface PanVerificationReply {
  readonly typeName?: string;
  readonly entryId?: string;
  readonly responseKey?: string;
  readonly redirectUrl?: string;
  readonly status?: string;
  readonly message?: string;
  readonly isPanMatching?: boolean;
  readonly identity: KycIdentity;
}

export type KycOutcome =
  | { readonly kind: 'needs-date-of-birth' }
  | { readonly kind: 'failed'; readonly message?: string }
  | { readonly kind: 'pan-mismatch' }
  /** Another investor has registered the PAN (status 409). */
  | { readonly kind: 'already-registered'; readonly message?: string }
  | { readonly kind: 'identity-page'; readonly url: string; readonly entryId?: string }
  /**
   * The central KYC record fills in name, date of birth and e-mail, and the investor cannot change
   * them.
   */
  | { readonly kind: 'central-record'; readonly identity: KycIdentity }
  /** The PAN is valid; the investor enters the remaining details. */
  | { readonly kind: 'accepted'; readonly identity: KycIdentity };

/**
 * Converts the reply to a PAN verification into its outcome: a date of birth is needed, the
 * verification failed, the PAN belongs to another person, the investor must visit the identity
 * page, or the PAN is valid.
 *
 * @source AP-4.11, AP-4.12, AP-4.13, AP-4.14, AP-4.15, AP-4.16
 * @example
 * ```ts
 * kycOutcome({ isPanMatching: false, identity: {} }); // => { kind: 'pan-mismatch' }
 * ```
 */
export function kycOutcome(reply: PanVerificationReply): KycOutcome {
  const { responseKey, status } = checkRecord(reply);
  if (responseKey === 'error_invalid_mobile') return { kind: 'needs-date-of-birth' };
  if (typeof status === 'string' && status.toUpperCase() === 'FAILURE') {
    return { kind: 'failed', ...(reply.message ? { message: reply.message } : {}) };
  }
  if (!checkBoolean(reply.isPanMatching ?? true)) return { kind: 'pan-mismatch' };
  if (reply.redirectUrl) {
    const entry = reply.entryId ? { entryId: reply.entryId } : {};
    return { kind: 'identity-page', url: reply.redirectUrl, ...entry };
  }
  const isCentral = reply.typeName === KycMethod.Central;
  return { kind: isCentral ? 'central-record' : 'accepted', identity: reply.identity };
}
