import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkRecord, checkBoolean } from '../../platform/argument-checks.ts';
import type { Gender } from '../../platform/gender.ts';

/** How a PAN is verified: by the registered mobile number, else by the date of birth. */
export const KycFactor = Object.freeze({ Mobile: 'mobile', DateOfBirth: 'dob' } as const);
export type KycFactor = (typeof KycFactor)[keyof typeof KycFactor];

/**
 * How a saved PAN was verified: by the central KYC record, or by the minimum data asked for here.
 */
export const KycMethod = Object.freeze({ Central: 'CKYC', Minimum: 'MINKYC' } as const);
export type KycMethod = (typeof KycMethod)[keyof typeof KycMethod];

/** The holder's data in an identity record. */
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
  /** The record fills and locks name, date of birth and e-mail. */
  | { readonly kind: 'central-record'; readonly identity: KycIdentity }
  /** The PAN is valid; the person enters the rest. */
  | { readonly kind: 'accepted'; readonly identity: KycIdentity };

/**
 * The outcome of a PAN verification: a date of birth is needed, the verification failed, the PAN
 * differs, an identity page follows, or the PAN is valid.
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
