import { failure, type Result } from '#domain/platform/result.ts';
import {
  type ShareRequestDraft,
  shareRequestViolations,
  type ShareRequestViolations,
} from '#domain/private-market/orders/share-request.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import type { ShareRequests } from './share-requests.ts';

export type RequestShareFailure =
  PortFailure | { readonly kind: 'invalid'; readonly violations: ShareRequestViolations };

/**
 * Asks the desk (Vriddhi's operations team) for a share that is not listed; retries if the reply is
 * lost.
 */
export class RequestShare {
  constructor(private readonly requests: ShareRequests) {}

  /** @param draft the form; texts are as typed */
  async run(
    draft: ShareRequestDraft,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<void, RequestShareFailure>> {
    const violations = shareRequestViolations(draft);
    const isValid = violations.shareName === undefined && violations.quantity === undefined;
    if (!isValid) return failure({ kind: 'invalid', violations });
    return retryUntilConfirmed((each) => this.requests.submit(draft, each), options);
  }
}
