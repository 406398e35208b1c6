import type { Clock } from '#application/platform/clock.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import type { ShareOrder } from '#application/private-market/share-orders.ts';
import {
  type OfferCountdown,
  offerCountdown,
} from '#domain/private-market/orders/offer-countdown.ts';
import { OrderStatus } from '#domain/private-market/orders/order-status.ts';
import { makeAutoObservable } from 'mobx';

/** The interval of the countdown. */
const TICK_MILLISECONDS = 1000;

/**
 * Counts down the offers on screen by the server's clock, which each tick reads: timers are late in
 * background tabs. After a sleep of the device, the next reply tells the time.
 */
export class OfferWatch {
  /** The current time in epoch milliseconds, by the server's clock. */
  now: number;
  /**
   * The offers that expired on screen. Their cards stay until the investor loads the list again:
   * if one left by itself, another could move under a finger that is about to press.
   */
  private readonly ended = new Map<ShareOrderId, ShareOrder>();
  /** Offers whose expiry was reported, so that each is reported once. */
  private readonly reported = new Set<ShareOrderId>();

  constructor(
    private readonly clock: Clock,
    private readonly onEnd: (order: ShareOrder) => void,
  ) {
    this.now = clock.now().getTime();
    makeAutoObservable<this, 'clock' | 'onEnd'>(this, { clock: false, onEnd: false });
  }

  /**
   * @param isPaused whether an order is being changed, so that its offer may have been answered
   *   in time
   * @returns a function that stops the countdown
   */
  start(offers: () => readonly ShareOrder[], isPaused: () => boolean): () => void {
    const tick = () => {
      if (!isPaused()) this.tick(offers());
    };
    const timer = setInterval(tick, TICK_MILLISECONDS);
    // Browsers slow down or stop timers in background tabs.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }

  /** Takes over the server's time. Before the first reply, the clock shows that of the device. */
  readClock(): void {
    this.now = this.clock.now().getTime();
  }

  countdown({ status, offerDeadline: deadline }: ShareOrder): OfferCountdown | undefined {
    if (status !== OrderStatus.PriceOffered) return undefined;
    return offerCountdown({ deadline, now: this.now });
  }

  /** The offers that expired on screen. The backend has already moved them to another tab. */
  get gone(): readonly ShareOrder[] {
    return [...this.ended.values()];
  }

  /** Forgets all expired offers, because the investor has reloaded the list. */
  clear(): void {
    this.ended.clear();
    this.reported.clear();
  }

  /** Shows the offer again, because the server says that it has not expired. */
  forget({ requestId }: ShareOrder): void {
    this.ended.delete(requestId);
    this.reported.delete(requestId);
  }

  private tick(orders: readonly ShareOrder[]): void {
    this.readClock();
    for (const order of orders) {
      const isReported = this.reported.has(order.requestId);
      if (this.countdown(order)?.isExpired !== true || isReported) continue;
      this.reported.add(order.requestId);
      this.ended.set(order.requestId, order);
      this.onEnd(order);
    }
  }
}
