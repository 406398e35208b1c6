import type { KycFactor, KycMethod, KycOutcome } from '#domain/accounts/kyc/kyc-outcome.ts';
import type { StepAfterKyc } from '#domain/accounts/kyc/kyc-destination.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Gender } from '#domain/platform/gender.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';

/** Knowing who the investor is: the PAN, the name on it, the central KYC record. */
export interface KycVerifications {
  verifyPan(
    request: VerifyPanRequest,
    options: CallOptions,
  ): Promise<Result<KycOutcome, PortFailure>>;
  /**
   * What came of a visit to the identity page.
   * @param entryId the id that the outcome `identity-page` carried
   */
  identityOutcome(entryId: string, options: CallOptions): Promise<Result<KycOutcome, PortFailure>>;
  /** Who holds a PAN, where no central record filled the name. */
  panProfile(pan: string, options: CallOptions): Promise<Result<PanProfile, PortFailure>>;
  savePan(request: SavePanRequest, options: CallOptions): Promise<Result<SavedPan, PortFailure>>;
  /** Puts KYC off. */
  skip(options: CallOptions): Promise<Result<void, PortFailure>>;
}
export const KycVerifications = token<KycVerifications>('accounts/kyc-verifications');

export interface VerifyPanRequest {
  readonly pan: string;
  readonly factor: KycFactor;
  /** Sent with the factor `dob`. */
  readonly dateOfBirth?: CalendarDate | undefined;
  /** The deposit being booked. */
  readonly depositId?: number | undefined;
  /** The page of the app to which the identity page returns. */
  readonly returnUrl: string;
}

export interface PanProfile {
  readonly name: string;
  readonly gender?: Gender;
}

export interface SavePanRequest {
  readonly pan: string;
  readonly name: string;
  readonly email: string;
  /** Only an individual has one. */
  readonly dateOfBirth?: CalendarDate | undefined;
  readonly method: KycMethod;
}

export interface SavedPan {
  readonly isBankSkipped: boolean;
  /** Absent where the backend names none, or one that nobody knows. */
  readonly onboardingStep?: StepAfterKyc;
  readonly gender?: Gender;
  readonly isSeniorCitizen: boolean;
  /** Bank accounts, linked before, that are not in the name on the PAN: for a person to read. */
  readonly removedAccounts: readonly string[];
}
