import type { KycDestination } from '#domain/accounts/kyc/kyc-destination.ts';
import { destinationAfterKyc } from '#domain/accounts/kyc/kyc-destination.ts';
import type { Result } from '#domain/platform/result.ts';
import { success } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import type { Session } from '../platform/session.ts';
import type { KycVerifications, SavePanRequest } from './kyc-verifications.ts';

export interface CompletedKyc {
  readonly destination: KycDestination;
  /** What was linked before and is somebody else's: it is gone, and the person should know why. */
  readonly removedAccounts: readonly string[];
}

/** Saves the PAN, lets the session know who the investor is, and says where the person goes. */
export class CompleteKyc {
  constructor(
    private readonly kycVerifications: KycVerifications,
    private readonly session: Session,
  ) {}

  /** @param request.isMaturityFlow whether a deposit is being booked */
  async run(
    request: SavePanRequest & { readonly isMaturityFlow: boolean },
    options: CallOptions,
  ): Promise<Result<CompletedKyc, PortFailure>> {
    const { isMaturityFlow, ...details } = request;
    const saved = await this.kycVerifications.savePan(details, options);
    if (!saved.ok) return saved;
    const { isBankSkipped, onboardingStep, gender, isSeniorCitizen, removedAccounts } = saved.value;
    await this.session.update({
      pan: details.pan,
      name: details.name,
      email: details.email,
      kycStatus: 'verified',
      isNewInvestor: false,
      isBankSkipped,
      isSeniorCitizen,
      ...(details.dateOfBirth && { birthDate: details.dateOfBirth }),
      ...(gender && { gender }),
    });
    const investor = this.session.current;
    const hasDemat = investor?.isDematVerified === true || investor?.dematNumber !== undefined;
    const step = onboardingStep && { onboardingStep };
    const known = { isMaturityFlow, isBankSkipped, hasDemat, ...step };
    return success({ destination: destinationAfterKyc(known), removedAccounts });
  }
}
