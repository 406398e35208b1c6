import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { DepositOrderId } from './deposit-ids.ts';

/** The last answer before a deposit is paid: who inherits it. */
export interface DepositNominations {
  /** Settles who inherits, and answers where to pay. */
  submit(
    request: DepositNomination,
    options: CallOptions,
  ): Promise<Result<{ readonly paymentUrl: string }, PortFailure>>;
}
export const DepositNominations = token<DepositNominations>('fixed-deposits/deposit-nominations');

export interface DepositNomination {
  readonly depositOrderId: DepositOrderId;
  readonly nominees: readonly { readonly nomineeId: number; readonly sharePercent: number }[];
  /** Only for the issuer that asks for it. */
  readonly method?: PaymentMethod | undefined;
  /** The page of the app to which the gateway returns. */
  readonly returnUrl: string;
}

/** As they are written on the wire, and to people. */
export const PaymentMethod = Object.freeze({
  Upi: 'UPI',
  NetBanking: 'Net Banking',
} as const);
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod];
