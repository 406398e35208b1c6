import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';

/** Verifies the holder of a bank account: the investor pays one rupee from it by UPI. */
export interface UpiChecks {
  start(options: CallOptions): Promise<Result<UpiCheck, PortFailure>>;
  /** The status of a check. On a match, the backend links the account that paid the rupee. */
  status(
    check: Pick<UpiCheck, 'transactionId' | 'referenceId'>,
    options: CallOptions,
  ): Promise<Result<UpiStatus, PortFailure>>;
}
export const UpiChecks = token<UpiChecks>('accounts/upi-checks');

export interface UpiCheck {
  readonly transactionId: string;
  readonly referenceId: string;
  /** URL that opens a UPI app with the payment filled in; also the content of the QR code. */
  readonly link: string;
  /** URL of a payment page for devices without a UPI app; undefined if there is none. */
  readonly webPage: string | undefined;
}

export const UpiStatus = Object.freeze({
  Waiting: 'waiting',
  Match: 'match',
  /** The investor paid from an account that is not in the name on the PAN. */
  Mismatch: 'mismatch',
  Declined: 'declined',
  Expired: 'expired',
} as const);
export type UpiStatus = (typeof UpiStatus)[keyof typeof UpiStatus];
