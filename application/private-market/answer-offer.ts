import { OfferTag } from '#domain/private-market/orders/offer-answer.ts';
import type { Result } from '#domain/platform/result.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import type { ShareOrderDraft } from './share-order-draft.ts';
import type { ShareOrderId } from './share-ids.ts';
import type { ShareOrders } from './share-orders.ts';

export interface OfferAnswer {
  readonly requestId: ShareOrderId;
  readonly tag: 'accept' | 'reject';
}

/**
 * Accepts or rejects an offered price; retries if the reply is lost. After an acceptance, it loads
 * and stores the order summary for the payment. If that fails, the offer is still accepted, and the
 * summary page loads the summary again.
 */
export class AnswerOffer {
  constructor(
    private readonly orders: ShareOrders,
    private readonly draft: ShareOrderDraft,
  ) {}

  async run(
    answer: OfferAnswer,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<void, PortFailure>> {
    const answered = await retryUntilConfirmed(
      (each) => this.orders.answerOffer(answer, each),
      options,
    );
    if (answered.ok && answer.tag === OfferTag.Accept) await this.keepSummary(answer, options);
    return answered;
  }

  private async keepSummary(
    { requestId }: OfferAnswer,
    { signal }: RetryUntilConfirmedOptions,
  ): Promise<void> {
    const facts = await this.orders.summary(requestId, { signal });
    if (!facts.ok) return;
    const { value } = facts;
    this.draft.keep({ ...value, fulfilledPrice: value.pricePerUnit });
  }
}
