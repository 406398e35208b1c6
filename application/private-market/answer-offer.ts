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
 * Accepts or rejects an offered price; retries if the reply is lost. An acceptance removes the
 * stored order: its price is older than the offer. The summary page then stores the order again.
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
    if (answered.ok && answer.tag === OfferTag.Accept) this.draft.forget();
    return answered;
  }
}
