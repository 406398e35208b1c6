import type { AdvisorSignUp } from '#domain/content/advisor-sign-up.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';

export interface AdvisorRegistrations {
  /** Registers an advisor; `refused` with status 409 if the advisor is registered already. */
  register(advisor: AdvisorSignUp, options: CallOptions): Promise<Result<undefined, PortFailure>>;
}
