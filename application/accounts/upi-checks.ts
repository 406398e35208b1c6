import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';

/** Verifies the holder of a bank account by a UPI payment of one rupee from it. */
export interface UpiChecks {
  start(options: CallOptions): Promise<Result<UpiCheck, PortFailure>>;
  /** A match links the account that paid the rupee. */
  status(
    check: Pick<UpiCheck, 'transactionId' | 'referenceId'>,
    options: CallOptions,
  ): Promise<Result<UpiStatus, PortFailure>>;
}
export const UpiChecks = token<UpiChecks>('accounts/upi-checks');

export interface UpiCheck {
  readonly transactionId: string;
  readonly referenceId: string;
  /** Opens a UPI app with the payment filled in; also the content of the QR code. */
  readonly link: string;
  /** Payment page for devices without a UPI app, if there is one. */
  readonly webPage: string | undefined;
}

export const UpiStatus = Object.freeze({
  Waiting: 'waiting',
  Match: 'match',
  /** Paid from an account in a name other than the PAN's. */
  Mismatch: 'mismatch',
  Declined: 'declined',
  Expired: 'expired',
} as const);
export type UpiStatus = (typeof UpiStatus)[keyof typeof UpiStatus];
