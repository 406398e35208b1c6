import type { KycFactor, KycMethod, KycOutcome } from '#domain/accounts/kyc/kyc-outcome.ts';
import type { OnboardingStep } from '#domain/accounts/onboarding/onboarding.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Gender } from '#domain/platform/gender.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';

/** KYC (know your customer): verifies and saves the investor's PAN. */
export interface KycVerifications {
  verifyPan(
    request: VerifyPanRequest,
    options: CallOptions,
  ): Promise<Result<KycOutcome, PortFailure>>;
  /**
   * The outcome after the investor visited the identity page.
   *
   * @param entryId the `entryId` of the outcome `identity-page`
   */
  identityOutcome(entryId: string, options: CallOptions): Promise<Result<KycOutcome, PortFailure>>;
  /** The name and gender of a PAN's holder, for investors without a central KYC record. */
  panProfile(pan: string, options: CallOptions): Promise<Result<PanProfile, PortFailure>>;
  savePan(request: SavePanRequest, options: CallOptions): Promise<Result<SavedPan, PortFailure>>;
  skip(options: CallOptions): Promise<Result<void, PortFailure>>;
}
export const KycVerifications = token<KycVerifications>('accounts/kyc-verifications');

export interface VerifyPanRequest {
  readonly pan: string;
  readonly factor: KycFactor;
  /** Only for the factor `dob` (date of birth). */
  readonly dateOfBirth?: CalendarDate | undefined;
  /** Id of the deposit being booked; absent outside a booking. */
  readonly depositId?: number | undefined;
  /** URL of the app's page to which the identity page sends the investor back. */
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
  /** Only for individuals; absent for other PAN holders. */
  readonly dateOfBirth?: CalendarDate | undefined;
  readonly method: KycMethod;
}

export interface SavedPan {
  readonly isBankStepComplete: boolean;
  /** As in the session. */
  readonly hasBankAccount?: boolean;
  /** The next onboarding step; absent if the backend sends none or an unknown one. */
  readonly onboardingStep?: OnboardingStep;
  readonly gender?: Gender;
  readonly isSeniorCitizen: boolean;
  /**
   * Texts that describe linked bank accounts which the backend removed, because they are not in the
   * name on the PAN.
   */
  readonly removedAccounts: readonly string[];
}
