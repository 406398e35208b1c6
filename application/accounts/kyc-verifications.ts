import type { KycFactor, KycMethod, KycOutcome } from '#domain/accounts/kyc/kyc-outcome.ts';
import type { StepAfterKyc } from '#domain/accounts/kyc/kyc-destination.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Gender } from '#domain/platform/gender.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';

/** KYC: the PAN, the name on it, and the central KYC record. */
export interface KycVerifications {
  verifyPan(
    request: VerifyPanRequest,
    options: CallOptions,
  ): Promise<Result<KycOutcome, PortFailure>>;
  /**
   * The outcome of a visit to the identity page.
   * @param entryId the id in the outcome `identity-page`
   */
  identityOutcome(entryId: string, options: CallOptions): Promise<Result<KycOutcome, PortFailure>>;
  /** The holder of a PAN, for investors without a central KYC record. */
  panProfile(pan: string, options: CallOptions): Promise<Result<PanProfile, PortFailure>>;
  savePan(request: SavePanRequest, options: CallOptions): Promise<Result<SavedPan, PortFailure>>;
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
  /** Only for individuals. */
  readonly dateOfBirth?: CalendarDate | undefined;
  readonly method: KycMethod;
}

export interface SavedPan {
  readonly isBankStepComplete: boolean;
  /** Absent if the backend names no step, or an unknown one. */
  readonly onboardingStep?: StepAfterKyc;
  readonly gender?: Gender;
  readonly isSeniorCitizen: boolean;
  /** Earlier linked bank accounts that are not in the name on the PAN, as display texts. */
  readonly removedAccounts: readonly string[];
}
