import { OfferTag } from '#domain/private-market/offer-answer.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { JourneyStore } from '../platform/journey-store.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { untilAnswered, type UntilAnsweredOptions } from '../platform/until-answered.ts';
import { keepShareOrder } from './kept-share-order.ts';
import type { ShareOrderId } from './share-ids.ts';
import type { ShareOrders } from './share-orders.ts';

/**
 * Accepts the price of an offer, and keeps the summary of what is to be paid now. Accepted is
 * accepted: where the summary cannot be had, its page asks for it again.
 */
export class AcceptOffer {
  constructor(
    private readonly orders: ShareOrders,
    private readonly journey: JourneyStore,
  ) {}

  async run(
    requestId: ShareOrderId,
    options: UntilAnsweredOptions,
  ): Promise<Result<void, PortFailure>> {
    const answer = { requestId, tag: OfferTag.Accept };
    const accepted = await untilAnswered(
      (each) => this.orders.answerOffer(answer, each),
      options,
    );
    if (!accepted.ok) return accepted;
    const facts = await this.orders.summary(requestId, { signal: options.signal });
    if (facts.ok) {
      const { value } = facts;
      keepShareOrder(this.journey, { ...value, fulfilledPrice: value.pricePerUnit });
    }
    return success(undefined);
  }
}
