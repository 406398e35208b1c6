import type { EmbeddedOutcome, EmbeddedStep } from '#domain/fixed-deposits/embedded-event.ts';
import type { IssuerId } from '#domain/fixed-deposits/issuer.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { DepositId, DepositOrderId } from './deposit-ids.ts';

/** The booking service of the partner bank, whose page stands in a frame of ours. */
export interface EmbeddedBookings {
  /** Begins a booking for the investor who is signed in. */
  open(issuerId: IssuerId, options: CallOptions): Promise<Result<EmbeddedBooking, PortFailure>>;
  /** A booking that was begun before, such as by an advisor. */
  booking(
    transactionId: string,
    options: CallOptions,
  ): Promise<Result<EmbeddedBooking, PortFailure>>;
  /** Tells the service what has happened on the page around its own. */
  tell(
    transactionId: string,
    event: EmbeddedNews,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>>;
}
export const EmbeddedBookings = token<EmbeddedBookings>('fixed-deposits/embedded-bookings');

export interface EmbeddedBooking {
  readonly transactionId: string;
  /** The page of the service; its messages come from its origin, and from nowhere else. */
  readonly url: string;
  /** The order that is booked; absent until the service has been told. */
  readonly order?: { readonly depositOrderId: DepositOrderId; readonly depositId: DepositId };
  /** What the address of an advisor's order ends with. */
  readonly advisorOrderId?: string;
}

export type EmbeddedNews =
  | { readonly kind: 'started'; readonly depositOrderId: DepositOrderId }
  | { readonly kind: 'step'; readonly step: EmbeddedStep }
  | { readonly kind: 'ended'; readonly outcome: EmbeddedOutcome };
