import type { ShareRequestDraft } from '#domain/private-market/orders/share-request-violations.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';

export interface ShareRequests {
  /**
   * Asks the desk (Vriddhi's operations team) for a share that is not listed.
   *
   * @param draft a valid draft
   */
  submit(draft: ShareRequestDraft, options: CallOptions): Promise<Result<void, PortFailure>>;
}
export const ShareRequests = token<ShareRequests>('private-market/share-requests');
