import type {
  EmbeddedOutcome,
  EmbeddedStep,
} from '#domain/fixed-deposits/booking/embedded-step.ts';
import type { IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type {
  DepositId,
  DepositOrderId,
} from '#application/fixed-deposits/catalogue/deposit-ids.ts';

/** The partner bank's booking service, whose page the app embeds in a frame. */
export interface EmbeddedBookings {
  /** Creates a booking for the signed-in investor. */
  open(issuerId: IssuerId, options: CallOptions): Promise<Result<EmbeddedBooking, PortFailure>>;
  /** Loads an existing booking, for example one that an advisor created. */
  booking(
    transactionId: string,
    options: CallOptions,
  ): Promise<Result<EmbeddedBooking, PortFailure>>;
  /** Reports an event of the app to the partner bank's service. */
  report(
    transactionId: string,
    event: EmbeddedBookingEvent,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>>;
}
export const EmbeddedBookings = token<EmbeddedBookings>('fixed-deposits/embedded-bookings');

export interface EmbeddedBooking {
  readonly transactionId: string;
  /** URL of the partner bank's page. The app accepts messages only from its origin. */
  readonly url: string;
  /** The order being booked; absent until the app reports it to the service. */
  readonly order?: { readonly depositOrderId: DepositOrderId; readonly depositId: DepositId };
  /** The id in the URL of the advisor's order; absent if no advisor placed it. */
  readonly advisorOrderId?: string;
}

export type EmbeddedBookingEvent =
  | { readonly kind: 'started'; readonly depositOrderId: DepositOrderId }
  | { readonly kind: 'step'; readonly step: EmbeddedStep }
  | { readonly kind: 'ended'; readonly outcome: EmbeddedOutcome };
