import { formatRupees } from '#domain/platform/indian-formatting.ts';
import type { Money } from '#domain/platform/money.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import { keepPaymentUnderWay } from '#application/platform/payment-under-way.ts';
import type { WaitingPurchase } from '#application/platform/waiting-purchase.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import type { ShareOrderDraft } from './share-order-draft.ts';
import { type MissingStep, namingStep } from './missing-step.ts';
import { type PaymentBlocker, paymentBlocker } from './payment-blocker.ts';
import type { ShareOrderFacts } from './share-orders.ts';
import type { SharePayments } from './share-payments.ts';

export type PayShareOrderFailure =
  | PortFailure
  | MissingStep
  | { readonly kind: 'not-payable'; readonly blocker: PaymentBlocker };

export interface OrderToPay {
  readonly order: ShareOrderFacts;
  /** Price per unit in rupees that the investor last saw; absent if it equals the order's price. */
  readonly priceSeen?: Money | undefined;
}

export interface PayShareOrderDependencies {
  readonly payments: SharePayments;
  readonly draft: ShareOrderDraft;
  readonly drafts: Drafts;
  readonly waitingPurchase: WaitingPurchase;
}

/**
 * Starts the payment of an order and returns the URL of the payment page; retries if the reply is
 * lost. Also stores the order and the amount, so that the app can show them if the session expires
 * meanwhile.
 */
export class PayShareOrder {
  constructor(private readonly dependencies: PayShareOrderDependencies) {}

  async run(
    { order, priceSeen }: OrderToPay,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<{ readonly paymentUrl: string }, PayShareOrderFailure>> {
    const { payments, draft, drafts, waitingPurchase } = this.dependencies;
    const blocker = paymentBlocker(order, false);
    if (blocker !== undefined) return failure({ kind: 'not-payable', blocker });
    const started = await retryUntilConfirmed(
      (each) => payments.start(order.requestId, each),
      options,
    );
    if (!started.ok) {
      const named = namingStep(started.failure);
      if (named.kind === 'step-missing') waitingPurchase.keep(order);
      return failure(named);
    }
    const { paymentUrl } = started.value;
    if (options.signal?.aborted === true) return success({ paymentUrl });
    const pricePerUnit = priceSeen ?? order.pricePerUnit;
    draft.keep({
      ...order,
      pricePerUnit,
      fulfilledPrice: order.pricePerUnit,
      paymentUrl,
    });
    await keepPaymentUnderWay(drafts, formatRupees(order.totalPayable));
    return success({ paymentUrl });
  }
}
