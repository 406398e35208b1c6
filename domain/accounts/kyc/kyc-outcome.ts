import type { CalendarDate } from '../../platform/calendar-date.ts';
import type { Gender } from '../../platform/gender.ts';

/**
 * What a PAN is verified against: the registered mobile number, or, if that fails, the date of
 * birth.
 */
export const KycFactor = Object.freeze({
  Mobile: 'mobile',
  DateOfBirth: 'date-of-birth',
} as const);
export type KycFactor = (typeof KycFactor)[keyof typeof KycFactor];

/**
 * How a saved PAN was verified: by the central KYC record, or by the minimum data that this app
 * asks for.
 */
export const KycMethod = Object.freeze({ Central: 'central', Minimum: 'minimum' } as const);
export type KycMethod = (typeof KycMethod)[keyof typeof KycMethod];

/** The PAN holder's data in the central KYC record. */
export interface KycIdentity {
  readonly name?: string;
  readonly dateOfBirth?: CalendarDate;
  readonly email?: string;
  readonly gender?: Gender;
}

/** The outcome of verifying a PAN. */
export type KycOutcome =
  | { readonly kind: 'needs-date-of-birth' }
  | { readonly kind: 'failed'; readonly message?: string }
  | { readonly kind: 'pan-mismatch' }
  /** Another investor has registered the PAN. */
  | { readonly kind: 'already-registered'; readonly message?: string }
  | { readonly kind: 'identity-page'; readonly url: string; readonly entryId?: string }
  /**
   * The central KYC record fills in name, date of birth and email, and the investor cannot change
   * them.
   */
  | { readonly kind: 'central-record'; readonly identity: KycIdentity }
  /** The PAN is valid; the investor enters the remaining details. */
  | { readonly kind: 'accepted'; readonly identity: KycIdentity };
