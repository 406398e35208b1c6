import {
  afterOnboardingStep,
  type OnboardingDestination,
} from '#domain/accounts/onboarding/onboarding.ts';
import type { Result } from '#domain/platform/result.ts';
import { success } from '#domain/platform/result.ts';
import type { Attribution } from '#application/platform/attribution.ts';
import type { CampaignVisits } from '#application/platform/campaign-visits.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import { completedSteps } from '#application/platform/completed-steps.ts';
import { takeFrom } from '#application/platform/draft.ts';
import type { ReturnPath } from '#application/platform/return-path.ts';
import type { Session, SignedInInvestor } from '#application/platform/session.ts';
import { campaignVisit } from './campaign-visit.ts';
import type { CodeProof, SignIn } from './sign-in.ts';

export interface CompleteSignInDependencies {
  readonly signIn: SignIn;
  readonly session: Session;
  readonly campaignVisits: CampaignVisits;
  readonly attribution: Attribution;
  readonly reporting: Reporting;
  readonly returnPath: ReturnPath;
}

/**
 * Verifies the sign-in code, starts the session, and returns the next page. Tells the server which
 * advisor or friend referred the visitor, and reports the campaign page that led to the sign-in.
 */
export class CompleteSignIn {
  constructor(private readonly dependencies: CompleteSignInDependencies) {}

  async run(
    { mobile, code }: Pick<CodeProof, 'mobile' | 'code'>,
    options: CallOptions,
  ): Promise<Result<OnboardingDestination, PortFailure>> {
    const { signIn, session, attribution } = this.dependencies;
    const wasKnown = session.current !== undefined;
    const { advisorId, invitation } = attribution.read();
    const proof = { mobile, code, advisorId, invitation };
    const verified = await signIn.verifyCode(proof, options);
    if (!verified.ok) return verified;
    await session.begin(verified.value);
    this.reportCampaign();
    return success(this.destinationOf(verified.value, wasKnown));
  }

  private destinationOf(investor: SignedInInvestor, wasKnown: boolean): OnboardingDestination {
    const returnPath = takeFrom(this.dependencies.returnPath);
    const completed = completedSteps(investor);
    return afterOnboardingStep('sign-in', {
      purpose: 'none',
      wasKnown,
      completed: { ...completed, kyc: completed.kyc && !investor.isNewInvestor },
      ...(returnPath !== undefined && { returnPath }),
    });
  }

  /** Reports the campaign page that led to this sign-in, without personal data. */
  private reportCampaign(): void {
    const { campaignVisits, reporting } = this.dependencies;
    const stored = campaignVisits.take();
    const visit = stored && campaignVisit(stored, new Date());
    if (visit !== undefined) reporting.happened('Campaign Sign In', { ...visit });
  }
}
