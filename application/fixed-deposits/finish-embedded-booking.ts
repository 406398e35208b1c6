import { EmbeddedOutcome } from '#domain/fixed-deposits/embedded-event.ts';
import { type Result, success } from '#domain/platform/result.ts';
import { JourneyKey, type JourneyStore } from '../platform/journey-store.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { untilAnswered, type UntilAnsweredOptions } from '../platform/until-answered.ts';
import type { ReadyBooking } from './begin-embedded-booking.ts';
import { keptDepositOrder } from './deposit-order-summary.ts';
import { type DepositPayments, PaymentStatus } from './deposit-payments.ts';
import type { EmbeddedBookings } from './embedded-bookings.ts';
import { keepPaymentData } from './payment-data.ts';

export interface FinishEmbeddedParts {
  readonly bookings: EmbeddedBookings;
  readonly payments: DepositPayments;
  readonly journey: JourneyStore;
}

/**
 * Ends an embedded booking. That its page says "completed" proves nothing: whether the deposit is
 * booked is asked of the backend.
 */
export class FinishEmbeddedBooking {
  constructor(private readonly parts: FinishEmbeddedParts) {}

  /** @returns whether the deposit is booked. */
  async run(
    { transactionId, order }: ReadyBooking,
    options: UntilAnsweredOptions,
  ): Promise<Result<boolean, PortFailure>> {
    const { bookings, payments, journey } = this.parts;
    const asked = await untilAnswered((each) => payments.status(order, each), options);
    if (!asked.ok) return asked;
    const payment = asked.value;
    if (payment.status !== PaymentStatus.Success) return success(false);
    const event = { kind: 'ended', outcome: EmbeddedOutcome.Completed } as const;
    // The deposit is booked whatever the service says to it: its adapter reports a failure.
    await bookings.tell(transactionId, event, options);
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

  /** The person has given it up: the order stays as it was, and nothing was paid. */
  async cancel({ transactionId }: ReadyBooking, options: UntilAnsweredOptions): Promise<void> {
    const event = { kind: 'ended', outcome: EmbeddedOutcome.Cancelled } as const;
    this.parts.journey.remove(JourneyKey.EmbeddedBooking);
    await this.parts.bookings.tell(transactionId, event, options);
  }
}
