import {
  afterOnboardingStep,
  type FinishedStep,
  type OnboardingDestination,
  type OnboardingPurpose,
} from '#domain/accounts/onboarding/onboarding.ts';
import { completedSteps } from '#application/platform/completed-steps.ts';
import type { LastVisitedPage } from '#application/platform/last-visited-page.ts';
import type { ReturnPath } from '#application/platform/return-path.ts';
import type { Session } from '#application/platform/session.ts';

export interface LeaveStepDependencies {
  readonly session: Session;
  readonly lastVisitedPage: LastVisitedPage;
  readonly returnPath: ReturnPath;
}

/**
 * Determines the page that follows a step of the onboarding. If it is the stored return path, that
 * path is removed, so that it is used only once.
 */
export class LeaveStep {
  constructor(private readonly dependencies: LeaveStepDependencies) {}

  run(
    finished: Exclude<FinishedStep, 'sign-in'>,
    purpose: OnboardingPurpose,
  ): OnboardingDestination {
    const { session, returnPath } = this.dependencies;
    const investor = session.current;
    const completed = completedSteps(investor);
    // After KYC, a demat account that waits for its check is enough (AP-4.22).
    const hasDemat = completed.demat || investor?.dematNumber !== undefined;
    const storedPath = returnPath.read();
    const lastVisitedPage = this.dependencies.lastVisitedPage.read();
    const destination = afterOnboardingStep(finished, {
      purpose,
      completed: finished === 'kyc' ? { ...completed, demat: hasDemat } : completed,
      ...(storedPath !== undefined && { returnPath: storedPath }),
      ...(lastVisitedPage !== undefined && { lastVisitedPage }),
    });
    if (destination.kind === 'return-path') returnPath.forget();
    return destination;
  }
}
