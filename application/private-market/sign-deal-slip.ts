import type { Result } from '#domain/platform/result.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import type { DealSlips } from './deal-slips.ts';
import type { ShareOrderId } from './share-ids.ts';

/**
 * Tells the backend that the investor has signed the deal slip in the e-signing widget; retries if
 * the reply is lost. The backend asks the signing service whether that is true.
 */
export class SignDealSlip {
  constructor(private readonly slips: DealSlips) {}

  run(
    requestId: ShareOrderId,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<void, PortFailure>> {
    return retryUntilConfirmed((each) => this.slips.confirmSigned(requestId, each), options);
  }
}
