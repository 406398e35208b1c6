import { failure, type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { keptDepositOrder } from './deposit-order-summary.ts';
import { type DepositPayment, type DepositPayments, PaymentStatus } from './deposit-payments.ts';
import { keepPaymentData } from './payment-data.ts';

/** The outcome of a payment as the backend knows it, not as the return address claims. */
export type SettledPayment =
  | { readonly kind: 'paid'; readonly payment: DepositPayment }
  | { readonly kind: 'not-paid'; readonly payment: DepositPayment };

export type SettlePaymentFailure =
  /** Neither the address nor this tab names the paid order. */
  | { readonly kind: 'no-order' }
  /** The result was invalid or could not be verified. */
  | { readonly kind: 'not-verified'; readonly failure: PortFailure }
  | { readonly kind: 'status-unknown'; readonly failure: PortFailure };

interface PaidOrder {
  readonly depositOrderId: number;
  readonly depositId: number;
}

/** Verifies the gateway's result in the return address, then asks for the payment's status. */
export class SettlePayment {
  constructor(
    private readonly payments: DepositPayments,
    private readonly journey: JourneyStore,
  ) {}

  async run(
    search: string,
    options: CallOptions,
  ): Promise<Result<SettledPayment, SettlePaymentFailure>> {
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
    // The status is known now, so the mark of an earlier failure is obsolete.
    this.journey.remove(JourneyKey.PaymentFailed);
    this.takeUp(order);
    if (payment.status !== PaymentStatus.Success) return success({ kind: 'not-paid', payment });
    this.keep(payment, order);
    return success({ kind: 'paid', payment });
  }

  /** The return address names the order, so that any tab can handle it. */
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

  /** The next steps run in this tab, even if another tab started the order. */
  private takeUp({ depositOrderId, depositId }: PaidOrder): void {
    this.journey.write(JourneyKey.DepositOrderId, String(depositOrderId));
    this.journey.write(JourneyKey.DepositId, String(depositId));
  }

  /** The nominee step shows a popup if this mark is set. */
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
