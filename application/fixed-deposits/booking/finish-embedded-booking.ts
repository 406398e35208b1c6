import { EmbeddedOutcome } from '#domain/fixed-deposits/booking/embedded-step.ts';
import { type Result, success } from '#domain/platform/result.ts';
import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import type { ReadyBooking } from './begin-embedded-booking.ts';
import { keptDepositOrder } from './deposit-order-summary.ts';
import { type DepositPayments, PaymentStatus } from './deposit-payments.ts';
import type { EmbeddedBookings } from './embedded-bookings.ts';
import { keepPaymentData } from './payment-data.ts';

export interface FinishEmbeddedDependencies {
  readonly bookings: EmbeddedBookings;
  readonly payments: DepositPayments;
  readonly journey: JourneyStore;
}

/**
 * Ends an embedded booking. Asks the backend whether the deposit is booked, because anyone could
 * forge the page's "completed" message.
 */
export class FinishEmbeddedBooking {
  constructor(private readonly dependencies: FinishEmbeddedDependencies) {}

  /** @returns whether the deposit is booked */
  async run(
    { transactionId, order }: ReadyBooking,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<boolean, PortFailure>> {
    const { bookings, payments, journey } = this.dependencies;
    const asked = await retryUntilConfirmed((each) => payments.status(order, each), options);
    if (!asked.ok) return asked;
    const payment = asked.value;
    if (payment.status !== PaymentStatus.Success) return success(false);
    const event = { kind: 'ended', outcome: EmbeddedOutcome.Completed } as const;
    // A failure is ignored here: the deposit is booked anyway, and the adapter reports the failure.
    await bookings.report(transactionId, event, options);
    const summary = keptDepositOrder(journey);
    keepPaymentData(journey, {
      ...payment,
      depositOrderId: order.depositOrderId,
      transactionId: payment.transactionId ?? '',
      logoUrl: payment.logoUrl ?? summary?.logoUrl,
      maturityDate: payment.maturityDate ?? summary?.maturityDate,
    });
    journey.remove(JourneyKey.EmbeddedBooking);
    return success(true);
  }

  /** Ends a booking that the investor cancelled; the order is unchanged and nothing was paid. */
  async cancel(
    { transactionId }: ReadyBooking,
    options: RetryUntilConfirmedOptions,
  ): Promise<void> {
    const event = { kind: 'ended', outcome: EmbeddedOutcome.Cancelled } as const;
    this.dependencies.journey.remove(JourneyKey.EmbeddedBooking);
    await this.dependencies.bookings.report(transactionId, event, options);
  }
}
