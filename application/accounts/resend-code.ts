import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import { inBackground } from '../platform/in-background.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import type { Reporting } from '../platform/reporting.ts';
import type { SignIn } from './sign-in.ts';

/** The campaign that a person belongs to who came without one. */
export const DEFAULT_CAMPAIGN_ID = 34427;

interface ResentTo {
  readonly mobile: string;
  readonly campaignId?: number | undefined;
}

/** Sends another code, and enters the number into the campaign without waiting for that. */
export class ResendCode {
  constructor(
    private readonly signIn: SignIn,
    private readonly reporting: Reporting,
  ) {}

  /** @param campaignId the campaign that brought the person here, if one did */
  async run(
    { mobile, campaignId = DEFAULT_CAMPAIGN_ID }: ResentTo,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>> {
    const sent = await this.signIn.resendCode(mobile, options);
    if (!sent.ok) return sent;
    const enrolment = { mobile, campaignId, firstName: '' };
    // A code that was sent is a success, whatever becomes of the campaign; nobody waits for that,
    // so it goes on when what asked for the code is done.
    void inBackground('enrolment', this.signIn.enrol(enrolment, {}), this.reporting);
    return sent;
  }
}
