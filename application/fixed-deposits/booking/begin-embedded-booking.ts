import type { EmbeddedVisit } from '#domain/fixed-deposits/booking/embedded-booking.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { keptDepositOrder } from './deposit-order-summary.ts';
import type { EmbeddedBooking, EmbeddedBookings } from './embedded-bookings.ts';

export type BeginEmbeddedFailure =
  | PortFailure
  /** This tab has no started order, and the address has no booking. */
  | { readonly kind: 'no-order' };

/** A booking with a known order, so that the partner bank's page can be shown. */
export type ReadyBooking = EmbeddedBooking & Required<Pick<EmbeddedBooking, 'order'>>;

/**
 * Begins an embedded booking: loads the one in the address or in this tab, or creates one for this
 * tab's order. Reports the start to the partner bank.
 */
export class BeginEmbeddedBooking {
  constructor(
    private readonly bookings: EmbeddedBookings,
    private readonly journey: JourneyStore,
  ) {}

  /**
   * @param visit the booking in the address; undefined if the investor comes from the order summary
   */
  async run(
    visit: Pick<EmbeddedVisit, 'transactionId'> | undefined,
    options: CallOptions,
  ): Promise<Result<ReadyBooking, BeginEmbeddedFailure>> {
    const kept = this.keptTransaction();
    const known = visit?.transactionId ?? kept;
    const found = await (known === undefined
      ? this.open(options)
      : this.bookings.booking(known, options));
    if (!found.ok) return found;
    const { transactionId } = found.value;
    const order = found.value.order ?? this.ownOrder();
    if (order === undefined) return failure({ kind: 'no-order' });
    const { depositOrderId } = order;
    // This also reopens a booking that was cancelled, because the investor has returned.
    const reported = await this.bookings.report(
      transactionId,
      { kind: 'started', depositOrderId },
      options,
    );
    if (!reported.ok) return reported;
    this.keep(transactionId, order);
    return success({ ...found.value, order });
  }

  private open(options: CallOptions): Promise<Result<EmbeddedBooking, BeginEmbeddedFailure>> {
    const order = keptDepositOrder(this.journey);
    if (order === undefined || this.ownOrder() === undefined) {
      return Promise.resolve(failure({ kind: 'no-order' }));
    }
    return this.bookings.open(order.issuerId, options);
  }

  private keep(transactionId: string, order: ReadyBooking['order']): void {
    const { depositOrderId, depositId } = order;
    this.journey.write(JourneyKey.EmbeddedBooking, `${transactionId} ${depositOrderId}`);
    this.journey.write(JourneyKey.DepositOrderId, String(depositOrderId));
    this.journey.write(JourneyKey.DepositId, String(depositId));
  }

  /** The booking of this tab's order, if it was begun before a reload. */
  private keptTransaction(): string | undefined {
    const [transactionId, order] = (this.journey.read(JourneyKey.EmbeddedBooking) ?? '').split(' ');
    const isSame = order !== undefined && order === this.journey.read(JourneyKey.DepositOrderId);
    return isSame ? transactionId : undefined;
  }

  private ownOrder(): ReadyBooking['order'] | undefined {
    const depositOrderId = Number(this.journey.read(JourneyKey.DepositOrderId));
    const depositId = Number(this.journey.read(JourneyKey.DepositId));
    return depositOrderId > 0 && depositId > 0 ? { depositOrderId, depositId } : undefined;
  }
}
