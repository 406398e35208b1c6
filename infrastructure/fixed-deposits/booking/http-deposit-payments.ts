import type { DepositPayments } from '#application/fixed-deposits/booking/deposit-payments.ts';
import type {
  DepositId,
  DepositOrderId,
} from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type * as v from 'valibot';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { statusReply, verifyReply } from './deposit-payments.wire.ts';

export class HttpDepositPayments implements DepositPayments {
  constructor(private readonly http: HttpClient) {}

  verify(search: string, { signal }: CallOptions) {
    const query = Object.fromEntries(new URLSearchParams(search));
    const reply = decodeReply(verifyReply, () => undefined);
    const path = '/investment/verify-payment';
    return this.http.send({ api: 'main', method: 'GET', path, query, reply, signal });
  }

  status(
    order: { readonly depositOrderId: DepositOrderId; readonly depositId: DepositId },
    { signal }: CallOptions,
  ) {
    const body = { fd_investment_id: order.depositOrderId, fd_id: order.depositId };
    const reply = decodeReply(statusReply, ({ data }) => paymentOf(data));
    return this.http.send({ api: 'main', path: '/investment/fd-status', body, reply, signal });
  }
}

function paymentOf(data: v.InferOutput<typeof statusReply>['data']) {
  const { transaction_id: transactionId, logo_url: logoUrl, fd_mature_on: maturesOn } = data;
  return {
    status: data.payment_status,
    depositName: data.fd_name,
    principal: Money.of(data.investment_amount),
    annualRatePercent: Percentage.of(data.rate_of_interest),
    tenure: tenureOf(data.tenure),
    ...(transactionId !== undefined && { transactionId }),
    ...(logoUrl !== undefined && { logoUrl }),
    ...(maturesOn !== undefined && { maturityDate: CalendarDate.of(maturesOn) }),
  };
}

function tenureOf(text: string): Tenure {
  const tenure = Tenure.parse(text);
  if (!tenure.ok) throw new Error(`fd-status: ${text} is not a tenure`);
  return tenure.value;
}
