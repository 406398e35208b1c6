import type { EmbeddedVisit } from '#domain/fixed-deposits/booking/embedded-booking.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import type { EmbeddedBookingDraft } from './embedded-booking-draft.ts';
import type { EmbeddedBooking, EmbeddedBookings } from './embedded-bookings.ts';
import type { StartedDepositOrder } from '#application/fixed-deposits/booking/started-deposit-order.ts';

export type BeginEmbeddedFailure =
  | PortFailure
  /** This tab has no started order, and the URL has no booking. */
  | { readonly kind: 'no-order' };

/** A booking with a known order, so that the partner bank's page can be shown. */
export type ReadyBooking = EmbeddedBooking & Required<Pick<EmbeddedBooking, 'order'>>;

export interface BeginEmbeddedDependencies {
  readonly bookings: EmbeddedBookings;
  readonly bookingDraft: EmbeddedBookingDraft;
  readonly orderDraft: DepositOrderDraft;
  readonly startedOrder: StartedDepositOrder;
}

/**
 * Begins an embedded booking: loads the one in the URL or in this tab, or creates one for this
 * tab's order. Reports the start to the partner bank.
 */
export class BeginEmbeddedBooking {
  constructor(private readonly dependencies: BeginEmbeddedDependencies) {}

  /** @param visit the booking in the URL; undefined if the investor comes from the order summary */
  async run(
    visit: Pick<EmbeddedVisit, 'transactionId'> | undefined,
    options: CallOptions,
  ): Promise<Result<ReadyBooking, BeginEmbeddedFailure>> {
    const { bookings, startedOrder } = this.dependencies;
    const known = visit?.transactionId ?? this.keptTransaction();
    const found = await (known === undefined
      ? this.open(options)
      : bookings.booking(known, options));
    if (!found.ok) return found;
    const { transactionId } = found.value;
    const order = found.value.order ?? startedOrder.read();
    if (order === undefined) return failure({ kind: 'no-order' });
    const { depositOrderId } = order;
    // This also reopens a booking that was cancelled, because the investor has returned.
    const event = { kind: 'started', depositOrderId } as const;
    const reported = await bookings.report(transactionId, event, options);
    if (!reported.ok) return reported;
    this.dependencies.bookingDraft.keep({ transactionId, depositOrderId });
    startedOrder.keep(order);
    return success({ ...found.value, order });
  }

  private open(options: CallOptions): Promise<Result<EmbeddedBooking, BeginEmbeddedFailure>> {
    const { bookings, orderDraft, startedOrder } = this.dependencies;
    const order = orderDraft.read();
    if (order === undefined || startedOrder.read() === undefined) {
      return Promise.resolve(failure({ kind: 'no-order' }));
    }
    return bookings.open(order.issuerId, options);
  }

  /** The booking of this tab's order, if it was begun before a reload. */
  private keptTransaction(): string | undefined {
    const { bookingDraft, startedOrder } = this.dependencies;
    const kept = bookingDraft.read();
    const isSame = kept?.depositOrderId === startedOrder.read()?.depositOrderId;
    return isSame ? kept?.transactionId : undefined;
  }
}
