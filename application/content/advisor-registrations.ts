import type { AdvisorSignUp } from '#domain/content/advisor-sign-up.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';

/** Advisors who want to work with us. */
export interface AdvisorRegistrations {
  /** Refused with 409 where the advisor is known already. */
  register(
    advisor: AdvisorSignUp,
    options: CallOptions,
  ): Promise<Result<undefined, PortFailure>>;
}
