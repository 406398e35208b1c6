import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type { DepositOrderId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';

/** Sets the nominees of a deposit, the last step before the payment. */
export interface DepositNominations {
  /** Stores the nominees and returns the payment page. */
  submit(
    request: DepositNomination,
    options: CallOptions,
  ): Promise<Result<{ readonly paymentUrl: string }, PortFailure>>;
}
export const DepositNominations = token<DepositNominations>('fixed-deposits/deposit-nominations');

export interface DepositNomination {
  readonly depositOrderId: DepositOrderId;
  readonly nominees: readonly { readonly nomineeId: number; readonly sharePercent: number }[];
  /** How the investor pays; only for the issuer that requires it. */
  readonly method?: PaymentMethod | undefined;
  /** URL of the app's page to which the payment page sends the investor back. */
  readonly returnUrl: string;
}

/** Payment methods; the values are used in the backend's API and as labels. */
export const PaymentMethod = Object.freeze({
  Upi: 'UPI',
  NetBanking: 'Net Banking',
} as const);
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod];
