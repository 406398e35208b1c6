import type { ShareRequestDraft } from '#domain/private-market/share-request.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';

/** Requests for shares that the list does not have. */
export interface ShareRequests {
  /** @param draft without violations */
  submit(draft: ShareRequestDraft, options: CallOptions): Promise<Result<void, PortFailure>>;
}
export const ShareRequests = token<ShareRequests>('private-market/share-requests');
