import { failure, type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { DepositOrderDraft } from './deposit-order-draft.ts';
import { type DepositPayment, type DepositPayments, PaymentStatus } from './deposit-payments.ts';
import type { PaymentDataDraft } from './payment-data-draft.ts';
import type { PaymentFailureMark } from './payment-failure-mark.ts';
import { returnedOrder, type ReturnedPayment } from './returned-order.ts';
import type { DepositOrderIds, StartedDepositOrder } from './started-deposit-order.ts';

/** The outcome of a payment according to the backend. The return URL could be forged. */
export type VerifiedPayment =
  | { readonly kind: 'paid'; readonly payment: DepositPayment }
  /** The bank has neither confirmed nor refused the payment. */
  | { readonly kind: 'pending'; readonly payment: DepositPayment }
  | { readonly kind: 'not-paid'; readonly payment: UnpaidDeposit };

/** A payment that made no deposit, and will not make one. */
export interface UnpaidDeposit extends DepositPayment {
  readonly status: Exclude<PaymentStatus, 'success' | 'pending'>;
}

export type VerifyPaymentFailure =
  /** Neither the return URL nor this tab contains an order. */
  | { readonly kind: 'no-order' }
  /** The payment gateway's result is invalid, or could not be verified. */
  | { readonly kind: 'not-verified'; readonly failure: PortFailure }
  | { readonly kind: 'status-unknown'; readonly failure: PortFailure };

export interface VerifyPaymentDependencies {
  readonly payments: DepositPayments;
  readonly orderDraft: DepositOrderDraft;
  readonly startedOrder: StartedDepositOrder;
  readonly paymentData: PaymentDataDraft;
  readonly failureMark: PaymentFailureMark;
}

/**
 * Verifies the payment gateway's result in the URL after the investor returns, then asks the
 * backend for the payment's status.
 */
export class VerifyPayment {
  constructor(private readonly dependencies: VerifyPaymentDependencies) {}

  async run(
    returned: ReturnedPayment,
    options: CallOptions,
  ): Promise<Result<VerifiedPayment, VerifyPaymentFailure>> {
    const { payments, startedOrder, failureMark } = this.dependencies;
    const { depositOrderId, depositId } = returnedOrder(returned, startedOrder);
    if (depositOrderId === undefined || depositId === undefined) {
      return failure({ kind: 'no-order' });
    }
    const order = { depositOrderId, depositId };
    const verified = await payments.verify(returned.result, options);
    if (!verified.ok) {
      this.markServerFailure(verified.failure);
      return failure({ kind: 'not-verified', failure: verified.failure });
    }
    const status = await payments.status(order, options);
    if (!status.ok) return failure({ kind: 'status-unknown', failure: status.failure });
    const payment = status.value;
    // The status is known, so the mark of an earlier server failure no longer applies.
    failureMark.forget();
    // The next steps need the order in this tab.
    startedOrder.keep(order);
    const { status: outcome } = payment;
    if (outcome === PaymentStatus.Pending) return success({ kind: 'pending', payment });
    if (outcome !== PaymentStatus.Success) {
      return success({ kind: 'not-paid', payment: { ...payment, status: outcome } });
    }
    this.keep(payment, order);
    return success({ kind: 'paid', payment });
  }

  /** Marks that the server failed; the nominee step then shows a dialog. */
  private markServerFailure(cause: PortFailure): void {
    if (cause.kind === 'refused' && cause.status === 500) {
      this.dependencies.failureMark.keep(true);
    }
  }

  private keep(payment: DepositPayment, { depositOrderId }: DepositOrderIds): void {
    const { orderDraft, paymentData } = this.dependencies;
    const summary = orderDraft.read();
    paymentData.keep({
      ...payment,
      depositOrderId,
      transactionId: payment.transactionId ?? '',
      logoUrl: payment.logoUrl ?? summary?.logoUrl,
      maturityDate: payment.maturityDate ?? summary?.maturityDate,
    });
  }
}
