import type { SigningToken } from '#domain/private-market/orders/deal-slip.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type { ShareOrderId } from './share-ids.ts';

export interface DealSlips {
  prepare(
    requestId: ShareOrderId,
    options: CallOptions,
  ): Promise<Result<PreparedDealSlip, PortFailure>>;
  /**
   * Tells the backend that the e-signing widget has finished. The backend then asks the signing
   * service whether the slip is signed.
   */
  confirmSigned(requestId: ShareOrderId, options: CallOptions): Promise<Result<void, PortFailure>>;
  /** Downloads the signed deal slip as a PDF. */
  document(requestId: ShareOrderId, options: CallOptions): Promise<Result<Blob, PortFailure>>;
}
export const DealSlips = token<DealSlips>('private-market/deal-slips');

export interface PreparedDealSlip {
  readonly isSigned: boolean;
  readonly isPaymentDone: boolean;
  /**
   * The data with which the e-signing widget opens the slip; absent if the signing service did not
   * return all of it.
   */
  readonly token?: SigningToken | undefined;
}
