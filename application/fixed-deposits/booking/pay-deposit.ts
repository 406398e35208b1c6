import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { failure, type Result } from '#domain/platform/result.ts';
import type { DepositOrderId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import { keepPaymentUnderWay } from '#application/platform/payment-under-way.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import type { DepositNominations, PaymentMethod } from './deposit-nominations.ts';
import type { DepositOrderDraft } from './deposit-order-draft.ts';
import { keepPaymentMethod } from './last-payment-method.ts';

export interface DepositToPay {
  readonly depositOrderId: DepositOrderId;
  readonly nominees: readonly { readonly id: number; readonly sharePercent: number }[];
  /** How the investor pays; only for the issuer that requires it. */
  readonly method: PaymentMethod | undefined;
  /** URL of the app's page to which the payment page sends the investor back. */
  readonly returnUrl: string;
}

export type PayDepositFailure =
  | PortFailure
  /** The order was paid in another tab or on another device. */
  | { readonly kind: 'already-paid' };

export interface PayDepositDependencies {
  readonly nominations: DepositNominations;
  readonly orderDraft: DepositOrderDraft;
  readonly drafts: Drafts;
}

/**
 * Stores the nominees of an order and returns the URL of its payment page. Also stores the amount,
 * so that the app can show what was being paid if the session expires meanwhile.
 */
export class PayDeposit {
  constructor(private readonly dependencies: PayDepositDependencies) {}

  async run(
    { nominees, ...order }: DepositToPay,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<{ readonly paymentUrl: string }, PayDepositFailure>> {
    const { nominations, orderDraft, drafts } = this.dependencies;
    const shares = nominees.map(({ id, sharePercent }) => ({ nomineeId: id, sharePercent }));
    const request = { ...order, nominees: shares };
    const opened = await retryUntilConfirmed((each) => nominations.submit(request, each), options);
    if (!opened.ok) return isPaid(opened.failure) ? failure({ kind: 'already-paid' }) : opened;
    if (order.method !== undefined) await keepPaymentMethod(drafts, order.method);
    const kept = orderDraft.read();
    if (kept !== undefined) await keepPaymentUnderWay(drafts, formatRupees(kept.principal));
    return opened;
  }
}

function isPaid(cause: PortFailure): boolean {
  return cause.kind === 'refused' && cause.code === 'paid-already';
}
