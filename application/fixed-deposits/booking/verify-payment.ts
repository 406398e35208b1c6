import { failure, type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { keptDepositOrder } from './deposit-order-summary.ts';
import { type DepositPayment, type DepositPayments, PaymentStatus } from './deposit-payments.ts';
import { keepPaymentData } from './payment-data.ts';

/** The outcome of a payment according to the backend. The return address could be forged. */
export type VerifiedPayment =
  | { readonly kind: 'paid'; readonly payment: DepositPayment }
  | { readonly kind: 'not-paid'; readonly payment: DepositPayment };

export type VerifyPaymentFailure =
  /** Neither the return address nor this tab contains an order. */
  | { readonly kind: 'no-order' }
  /** The payment gateway's result is invalid, or could not be verified. */
  | { readonly kind: 'not-verified'; readonly failure: PortFailure }
  | { readonly kind: 'status-unknown'; readonly failure: PortFailure };

interface PaidOrder {
  readonly depositOrderId: number;
  readonly depositId: number;
}

/**
 * Verifies the payment gateway's result in the URL after the investor returns, then asks the
 * backend for the payment's status.
 */
export class VerifyPayment {
  constructor(
    private readonly payments: DepositPayments,
    private readonly journey: JourneyStore,
  ) {}

  async run(
    search: string,
    options: CallOptions,
  ): Promise<Result<VerifiedPayment, VerifyPaymentFailure>> {
    const order = this.orderOf(search);
    if (order === undefined) return failure({ kind: 'no-order' });
    const verified = await this.payments.verify(search, options);
    if (!verified.ok) {
      this.markServerFailure(verified.failure);
      return failure({ kind: 'not-verified', failure: verified.failure });
    }
    const status = await this.payments.status(order, options);
    if (!status.ok) return failure({ kind: 'status-unknown', failure: status.failure });
    const payment = status.value;
    // The status is known, so the mark of an earlier server failure no longer applies.
    this.journey.remove(JourneyKey.PaymentFailed);
    this.takeUp(order);
    if (payment.status !== PaymentStatus.Success) return success({ kind: 'not-paid', payment });
    this.keep(payment, order);
    return success({ kind: 'paid', payment });
  }

  /**
   * The order in the return address, else this tab's order. The investor may return in another tab.
   */
  private orderOf(search: string): PaidOrder | undefined {
    const query = new Map(
      search
        .replace(/^\?/, '')
        .split('&')
        .map((pair) => pair.split('=', 2) as [string, string | undefined]),
    );
    const read = (key: JourneyKey) => positiveInteger(query.get(key) ?? this.journey.read(key));
    const depositOrderId = read(JourneyKey.DepositOrderId);
    const depositId = read(JourneyKey.DepositId);
    if (depositOrderId === undefined || depositId === undefined) return undefined;
    return { depositOrderId, depositId };
  }

  /** Stores the order in this tab, where the next steps need it. */
  private takeUp({ depositOrderId, depositId }: PaidOrder): void {
    this.journey.write(JourneyKey.DepositOrderId, String(depositOrderId));
    this.journey.write(JourneyKey.DepositId, String(depositId));
  }

  /** Marks that the server failed; the nominee step then shows a dialog. */
  private markServerFailure(cause: PortFailure): void {
    if (cause.kind === 'refused' && cause.status === 500) {
      this.journey.write(JourneyKey.PaymentFailed, 'true');
    }
  }

  private keep(payment: DepositPayment, { depositOrderId }: PaidOrder): void {
    const summary = keptDepositOrder(this.journey);
    keepPaymentData(this.journey, {
      ...payment,
      depositOrderId,
      transactionId: payment.transactionId ?? '',
      logoUrl: payment.logoUrl ?? summary?.logoUrl,
      maturityDate: payment.maturityDate ?? summary?.maturityDate,
    });
  }
}

function positiveInteger(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
