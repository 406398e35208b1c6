import type { SigningToken } from '#domain/private-market/deal-slip.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { ShareOrderId } from './share-ids.ts';

/** The papers of an order that is paid: signed in a frame of the signing service. */
export interface DealSlips {
  prepare(
    requestId: ShareOrderId,
    options: CallOptions,
  ): Promise<Result<PreparedDealSlip, PortFailure>>;
  /** Tells the backend that the widget has finished; it asks the signing service itself. */
  confirmSigned(
    requestId: ShareOrderId,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>>;
  /** The signed slip, as a PDF. */
  document(requestId: ShareOrderId, options: CallOptions): Promise<Result<Blob, PortFailure>>;
}
export const DealSlips = token<DealSlips>('private-market/deal-slips');

export interface PreparedDealSlip {
  readonly isSigned: boolean;
  readonly isPaymentDone: boolean;
  /** What the widget is opened with; absent where the service did not give all of it. */
  readonly token?: SigningToken | undefined;
}
