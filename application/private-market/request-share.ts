import { failure, type Result } from '#domain/platform/result.ts';
import {
  type ShareRequestDraft,
  shareRequestViolations,
  type ShareRequestViolations,
} from '#domain/private-market/orders/share-request-violations.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import type { ShareRequests } from './share-requests.ts';

export type RequestShareFailure =
  PortFailure | { readonly kind: 'invalid'; readonly violations: ShareRequestViolations };

/** The name of the form, under which its draft is stored. */
export const SHARE_REQUEST_FORM = 'share-request';

/**
 * Asks the desk (Vriddhi's operations team) for a share that is not listed; retries if the reply is
 * lost. Then removes the draft of the form.
 */
export class RequestShare {
  constructor(
    private readonly requests: ShareRequests,
    private readonly drafts: Drafts,
  ) {}

  /** @param draft the form; texts are as typed */
  async run(
    draft: ShareRequestDraft,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<void, RequestShareFailure>> {
    const violations = shareRequestViolations(draft);
    const isValid = violations.shareName === undefined && violations.quantity === undefined;
    if (!isValid) return failure({ kind: 'invalid', violations });
    const sent = await retryUntilConfirmed((each) => this.requests.submit(draft, each), options);
    if (sent.ok) await this.drafts.forget(SHARE_REQUEST_FORM);
    return sent;
  }
}
