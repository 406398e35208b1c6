import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';

/** Proves whose a bank account is by one rupee, paid from it by UPI. */
export interface UpiChecks {
  start(options: CallOptions): Promise<Result<UpiCheck, PortFailure>>;
  /** A match links the account that the rupee came from. */
  status(
    check: Pick<UpiCheck, 'transactionId' | 'referenceId'>,
    options: CallOptions,
  ): Promise<Result<UpiStatus, PortFailure>>;
}
export const UpiChecks = token<UpiChecks>('accounts/upi-checks');

export interface UpiCheck {
  readonly transactionId: string;
  readonly referenceId: string;
  /** Opens a payment app with all filled in; also what a QR code shows. */
  readonly link: string;
  /** For devices without a payment app, where there is such a page. */
  readonly webPage: string | undefined;
}

export const UpiStatus = Object.freeze({
  Waiting: 'waiting',
  Match: 'match',
  /** Paid from an account in another name than the PAN's. */
  Mismatch: 'mismatch',
  Declined: 'declined',
  Expired: 'expired',
} as const);
export type UpiStatus = (typeof UpiStatus)[keyof typeof UpiStatus];
