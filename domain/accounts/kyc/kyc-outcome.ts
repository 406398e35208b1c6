import type { CalendarDate } from '../../platform/calendar-date.ts';
import { asFacts } from '../../platform/expected.ts';
import type { Gender } from '../../platform/gender.ts';

/** How a PAN is proved: by the registered mobile number, else by the date of birth. */
export const KycFactor = Object.freeze({ Mobile: 'mobile', DateOfBirth: 'dob' } as const);
export type KycFactor = (typeof KycFactor)[keyof typeof KycFactor];

/** How a saved PAN was proved: by the central KYC record, or by the little that was asked here. */
export const KycMethod = Object.freeze({ Central: 'CKYC', Minimum: 'MINKYC' } as const);
export type KycMethod = (typeof KycMethod)[keyof typeof KycMethod];

/** What an identity record says of a person. */
export interface KycIdentity {
  readonly name?: string;
  readonly dateOfBirth?: CalendarDate;
  readonly email?: string;
  readonly gender?: Gender;
}

/** A reply to a PAN verification, as far as it decides anything. */
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
  /** Another investor has the PAN: said by the status 409. */
  | { readonly kind: 'already-registered'; readonly message?: string }
  | { readonly kind: 'identity-page'; readonly url: string; readonly entryId?: string }
  /** The record fills name, date of birth and email, and locks them. */
  | { readonly kind: 'central-record'; readonly identity: KycIdentity }
  /** The PAN stands; the rest is asked of the person. */
  | { readonly kind: 'accepted'; readonly identity: KycIdentity };

/**
 * What a reply to a PAN verification means for the person: a date of birth is needed, it failed,
 * the PAN differs, an identity page waits, or the PAN stands.
 *
 * @source AP-4.11, AP-4.12, AP-4.13, AP-4.14, AP-4.15, AP-4.16
 * @example
 * ```ts
 * kycOutcome({ isPanMatching: false, identity: {} }); // => { kind: 'pan-mismatch' }
 * ```
 */
export function kycOutcome(reply: PanVerificationReply): KycOutcome {
  const { responseKey, status } = asFacts(reply);
  if (responseKey === 'error_invalid_mobile') return { kind: 'needs-date-of-birth' };
  if (typeof status === 'string' && status.toUpperCase() === 'FAILURE') {
    return { kind: 'failed', ...(reply.message ? { message: reply.message } : {}) };
  }
  if (reply.isPanMatching === false) return { kind: 'pan-mismatch' };
  if (reply.redirectUrl) {
    const entry = reply.entryId ? { entryId: reply.entryId } : {};
    return { kind: 'identity-page', url: reply.redirectUrl, ...entry };
  }
  const isCentral = reply.typeName === KycMethod.Central;
  return { kind: isCentral ? 'central-record' : 'accepted', identity: reply.identity };
}
