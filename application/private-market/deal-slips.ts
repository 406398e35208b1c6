import type { SigningToken } from '#domain/private-market/orders/deal-slip.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { ShareOrderId } from './share-ids.ts';

export interface DealSlips {
  prepare(
    requestId: ShareOrderId,
    options: CallOptions,
  ): Promise<Result<PreparedDealSlip, PortFailure>>;
  /** Reports that the widget has finished; the backend then asks the signing service. */
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
  /** The widget's access data; absent if the service did not provide all of it. */
  readonly token?: SigningToken | undefined;
}
