import { OfferTag } from '#domain/private-market/orders/offer-answer.ts';
import { failure, type Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import { type PortFailure, wasAborted } from '#application/platform/port-failure.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import type { ShareOrderId } from './share-ids.ts';
import type { ShareOrders } from './share-orders.ts';

export type ReportOfferExpiryFailure =
  | PortFailure
  /** The offer has not expired by the server's clock. */
  | { readonly kind: 'still-valid' };

/**
 * Tells the server that the countdown of an offer has ended. The server decides by its own clock
 * whether the offer has expired. Any other failure is reported, because no screen waits for the
 * answer.
 */
export class ReportOfferExpiry {
  constructor(
    private readonly orders: ShareOrders,
    private readonly reporting: Reporting,
  ) {}

  async run(
    requestId: ShareOrderId,
    options: CallOptions,
  ): Promise<Result<void, ReportOfferExpiryFailure>> {
    const reported = await this.orders.answerOffer({ requestId, tag: OfferTag.Expired }, options);
    if (reported.ok || wasAborted(reported.failure)) return reported;
    const { failure: why } = reported;
    if (why.kind === 'refused' && why.code === 'offer-still-stands') {
      return failure({ kind: 'still-valid' });
    }
    this.reporting.failed('offer expiry', { failure: why.kind });
    return reported;
  }
}
