import { EmbeddedOutcome } from '#domain/fixed-deposits/booking/embedded-step.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import type { ReadyBooking } from './begin-embedded-booking.ts';
import type { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import {
  type DepositPayments,
  PaymentStatus,
} from '#application/fixed-deposits/booking/deposit-payments.ts';
import type { EmbeddedBookingDraft } from './embedded-booking-draft.ts';
import type { EmbeddedBookings } from './embedded-bookings.ts';
import type { PaymentDataDraft } from '#application/fixed-deposits/booking/payment-data-draft.ts';
import { reportPayment } from '#application/fixed-deposits/booking/report-payment.ts';

export interface FinishEmbeddedDependencies {
  readonly bookings: EmbeddedBookings;
  readonly payments: DepositPayments;
  readonly bookingDraft: EmbeddedBookingDraft;
  readonly orderDraft: DepositOrderDraft;
  readonly paymentData: PaymentDataDraft;
  readonly reporting: Reporting;
}

/**
 * Ends an embedded booking. Asks the backend whether the deposit is booked, because anyone could
 * forge the page's "completed" message. Reports a booked deposit as paid.
 */
export class FinishEmbeddedBooking {
  constructor(private readonly dependencies: FinishEmbeddedDependencies) {}

  /** @returns whether the deposit is booked */
  async run(
    { transactionId, order }: ReadyBooking,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<boolean, PortFailure>> {
    const { bookings, payments, bookingDraft, orderDraft, paymentData, reporting } =
      this.dependencies;
    const status = await retryUntilConfirmed((each) => payments.status(order, each), options);
    if (!status.ok) return status;
    const payment = status.value;
    if (payment.status !== PaymentStatus.Success) return success(false);
    const event = { kind: 'ended', outcome: EmbeddedOutcome.Completed } as const;
    // A failure is ignored here: the deposit is booked anyway, and the adapter reports the failure.
    await bookings.report(transactionId, event, options);
    const summary = orderDraft.read();
    paymentData.keep({
      ...payment,
      depositOrderId: order.depositOrderId,
      transactionId: payment.transactionId ?? '',
      logoUrl: payment.logoUrl ?? summary?.logoUrl,
      maturityDate: payment.maturityDate ?? summary?.maturityDate,
    });
    bookingDraft.forget();
    if (options.signal?.aborted !== true) reportPayment(reporting);
    return success(true);
  }

  /** Ends a booking that the investor cancelled; the order is unchanged and nothing was paid. */
  async cancel(
    { transactionId }: ReadyBooking,
    options: RetryUntilConfirmedOptions,
  ): Promise<void> {
    const event = { kind: 'ended', outcome: EmbeddedOutcome.Cancelled } as const;
    this.dependencies.bookingDraft.forget();
    await this.dependencies.bookings.report(transactionId, event, options);
  }
}
