import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type { DepositOrderId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';

/** The nominees of a deposit, named in the last step before the payment. */
export interface DepositNominations {
  /** Saves the nominees and returns the payment page. */
  submit(
    request: DepositNomination,
    options: CallOptions,
  ): Promise<Result<{ readonly paymentUrl: string }, PortFailure>>;
}
export const DepositNominations = token<DepositNominations>('fixed-deposits/deposit-nominations');

export interface DepositNomination {
  readonly depositOrderId: DepositOrderId;
  readonly nominees: readonly { readonly nomineeId: number; readonly sharePercent: number }[];
  /** Only for the issuer that requires it. */
  readonly method?: PaymentMethod | undefined;
  /** The page of the app to which the payment gateway returns. */
  readonly returnUrl: string;
}

/** The values are both the wire format and the labels. */
export const PaymentMethod = Object.freeze({
  Upi: 'UPI',
  NetBanking: 'Net Banking',
} as const);
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod];
