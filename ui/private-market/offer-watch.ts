import type { Clock } from '#application/platform/clock.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import type { ShareOrder } from '#application/private-market/share-orders.ts';
import { type OfferCountdown, offerCountdown } from '#domain/private-market/offer-countdown.ts';
import { OrderStatus } from '#domain/private-market/order-status.ts';
import { makeAutoObservable } from 'mobx';

/** The countdown's step. */
const TICK_MILLISECONDS = 1000;

/**
 * Counts the offers on screen down by the server's clock. Each tick asks what time it is, so that a
 * device that slept, or whose clock is wrong, shows the right time as soon as it looks again.
 */
export class OfferWatch {
  /** Epoch milliseconds, by the server's clock. */
  now: number;
  /** Offers that ran out before this person's eyes: their cards say so until the list is read. */
  private readonly ended = new Map<ShareOrderId, ShareOrder>();

  constructor(
    private readonly clock: Clock,
    private readonly onEnd: (order: ShareOrder) => void,
  ) {
    this.now = clock.now().getTime();
    makeAutoObservable<this, 'clock' | 'onEnd'>(this, { clock: false, onEnd: false });
  }

  /** @returns the undo */
  start(offers: () => readonly ShareOrder[]): () => void {
    const tick = () => this.tick(offers());
    const timer = setInterval(tick, TICK_MILLISECONDS);
    // A tab in the background ticks rarely, or not at all.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }

  countdown({ status, offerDeadline: deadline }: ShareOrder): OfferCountdown | undefined {
    if (status !== OrderStatus.PriceOffered) return undefined;
    return offerCountdown({ deadline, now: this.now });
  }

  /** Those that ran out while they were looked at: the list has moved them by now. */
  get gone(): readonly ShareOrder[] {
    return [...this.ended.values()];
  }

  /** The person has asked for the list anew. */
  clear(): void {
    this.ended.clear();
  }

  /** It was no end after all. */
  forget({ requestId }: ShareOrder): void {
    this.ended.delete(requestId);
  }

  private tick(orders: readonly ShareOrder[]): void {
    this.now = this.clock.now().getTime();
    for (const order of orders) {
      if (this.countdown(order)?.isExpired !== true || this.ended.has(order.requestId)) continue;
      this.ended.set(order.requestId, order);
      this.onEnd(order);
    }
  }
}
