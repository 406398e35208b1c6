import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type {
  OnboardingDestination,
  OnboardingPurpose,
} from '#domain/accounts/onboarding/onboarding.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { LeaveStep } from '#application/accounts/onboarding/leave-step.ts';
import type { DematAccounts } from './demat-accounts.ts';

/** The version of the consent text that is shown; change it together with the text. */
export const DISCLAIMER_VERSION = '2026-12';

/** Records that the investor accepts the disclaimer, and returns the next page. */
export class AcceptDisclaimer {
  constructor(
    private readonly dematAccounts: DematAccounts,
    private readonly leaveStep: LeaveStep,
  ) {}

  async run(
    purpose: OnboardingPurpose,
    options: CallOptions,
  ): Promise<Result<OnboardingDestination, PortFailure>> {
    const accepted = await this.dematAccounts.acceptDisclaimer(DISCLAIMER_VERSION, options);
    if (!accepted.ok) return accepted;
    return success(this.leaveStep.run('disclaimer', purpose));
  }
}
