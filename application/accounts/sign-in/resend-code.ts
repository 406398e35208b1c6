import { DEFAULT_CAMPAIGN_ID } from '#domain/platform/default-campaign.ts';
import type { Result } from '#domain/platform/result.ts';
import type { Attribution } from '#application/platform/attribution.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import { inBackground } from '#application/platform/in-background.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import type { SignIn } from './sign-in.ts';

export interface ResendCodeDependencies {
  readonly signIn: Pick<SignIn, 'resendCode' | 'enrol'>;
  readonly attribution: Attribution;
  readonly reporting: Reporting;
}

/**
 * Sends another sign-in code. Also enrols the mobile number in the campaign that brought the
 * visitor, in the background.
 */
export class ResendCode {
  constructor(private readonly dependencies: ResendCodeDependencies) {}

  async run(mobile: string, options: CallOptions): Promise<Result<void, PortFailure>> {
    const { signIn, attribution, reporting } = this.dependencies;
    const sent = await signIn.resendCode(mobile, options);
    if (!sent.ok) return sent;
    const { campaignId = DEFAULT_CAMPAIGN_ID } = attribution.read();
    const enrolment = { mobile, campaignId, firstName: '' };
    // Fire and forget: an enrolment failure is reported and does not affect the result. No abort
    // signal, so that the request continues if the visitor leaves the page.
    void inBackground('enrolment', signIn.enrol(enrolment, {}), reporting);
    return sent;
  }
}
