import {
  type OnboardingDestination,
  OnboardingStep,
  OnboardingPurpose,
} from '#domain/accounts/onboarding/onboarding.ts';
import type { Result } from '#domain/platform/result.ts';
import { success } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { DepositBooking } from '#application/platform/deposit-booking.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import type { VerifiedPanDraft } from '#application/platform/verified-pan-draft.ts';
import type { LeaveStep } from '#application/accounts/onboarding/leave-step.ts';
import type { KycVerifications, SavePanRequest } from './kyc-verifications.ts';

/** The name of the form, under which its draft is stored. */
export const KYC_FORM = 'kyc';

/** `resume-deposit` starts the order of this tab again, which returns its next missing step. */
export type CompletedKycDestination = OnboardingDestination | { readonly kind: 'resume-deposit' };

export interface CompletedKyc {
  readonly destination: CompletedKycDestination;
  /**
   * Texts that describe linked bank accounts which the backend removed, because they are not in the
   * investor's name.
   */
  readonly removedAccounts: readonly string[];
}

export interface CompleteKycDependencies {
  readonly kycVerifications: KycVerifications;
  readonly session: Session;
  readonly verifiedPanDraft: VerifiedPanDraft;
  readonly drafts: Drafts;
  readonly depositBooking: DepositBooking;
  readonly leaveStep: LeaveStep;
}

/**
 * Saves the verified PAN, updates the session with the investor's data, removes the draft of the
 * form, and returns the next page.
 */
export class CompleteKyc {
  constructor(private readonly dependencies: CompleteKycDependencies) {}

  async run(
    request: SavePanRequest & { readonly purpose: OnboardingPurpose },
    options: CallOptions,
  ): Promise<Result<CompletedKyc, PortFailure>> {
    const { purpose, ...details } = request;
    const { kycVerifications, session, verifiedPanDraft, drafts } = this.dependencies;
    const saved = await kycVerifications.savePan(details, options);
    if (!saved.ok) return saved;
    const { isBankStepComplete, hasBankAccount, onboardingStep, gender } = saved.value;
    const { isSeniorCitizen, removedAccounts } = saved.value;
    await session.update({
      pan: details.pan,
      name: details.name,
      email: details.email,
      kycStatus: 'verified',
      isNewInvestor: false,
      isBankStepComplete,
      isSeniorCitizen,
      ...(hasBankAccount !== undefined && { hasBankAccount }),
      ...(details.dateOfBirth && { birthDate: details.dateOfBirth }),
      ...(gender && { gender }),
    });
    verifiedPanDraft.keepKyc(isSeniorCitizen);
    await drafts.forget(KYC_FORM);
    return success({ destination: this.destinationFor(purpose, onboardingStep), removedAccounts });
  }

  /**
   * While a deposit is booked, the backend names the next step; the bank account if it names none.
   *
   * @source AP-4.17, AP-4.18, AP-4.19, AP-4.20
   */
  private destinationFor(
    purpose: OnboardingPurpose,
    onboardingStep: OnboardingStep | undefined,
  ): CompletedKycDestination {
    const { depositBooking, leaveStep } = this.dependencies;
    if (purpose !== OnboardingPurpose.Deposit) return leaveStep.run('kyc', purpose);
    if (depositBooking.isResumable) return { kind: 'resume-deposit' };
    return { kind: 'step', step: onboardingStep ?? OnboardingStep.Bank };
  }
}
