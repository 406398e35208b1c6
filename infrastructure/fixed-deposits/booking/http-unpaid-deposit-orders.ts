import type { DepositOrderId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type {
  UnpaidDepositOrder,
  UnpaidDepositOrders,
} from '#application/fixed-deposits/booking/unpaid-deposit-orders.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import { payoutFrequencyForCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { unpaidDepositOrdersCall } from './unpaid-deposit-orders.calls.ts';
import { type UnpaidOrderRow, unpaidOrdersReply } from './unpaid-deposit-orders.wire.ts';
import { done } from '#infrastructure/platform/http/wire-values.wire.ts';

export class HttpUnpaidDepositOrders implements UnpaidDepositOrders {
  constructor(private readonly http: HttpClient) {}

  list({ signal }: CallOptions) {
    const reply = decodeReply(unpaidOrdersReply, ({ data }) => data.map(orderFrom));
    return this.http.send({ ...unpaidDepositOrdersCall(), reply, signal });
  }

  cancel(depositOrderId: DepositOrderId, { signal }: CallOptions) {
    const path = '/investment/cancel-order';
    const body = { fd_investment_id: depositOrderId };
    const reply = decodeReply(done, () => undefined);
    const changes = `cancellation of ${depositOrderId}`;
    return this.http.send({ api: 'main', path, body, reply, changes, signal });
  }
}

function orderFrom(row: UnpaidOrderRow): UnpaidDepositOrder {
  const { maturity_action_id: instruction, unique_id: advisorOrderId } = row;
  return {
    depositOrderId: row.fd_investment_id,
    depositId: row.fd_id,
    schemeId: row.scheme_id,
    depositName: row.fd_name,
    issuerName: row.issuer_name,
    issuerId: row.osb_issuer_id,
    logoUrl: row.logo_url,
    payoutFrequency: payoutFrequencyForCode(row.fd_payout_method_id),
    principal: Money.of(row.investment_amount),
    annualRatePercent: Percentage.of(row.interest_rate),
    tenure: tenureOf(row.tenure),
    totalInterest: Money.of(row.total_interest_earn),
    maturityAmount: Money.of(row.maturity_amount),
    maturityDate: CalendarDate.of(row.maturity_date),
    isSeniorCitizen: row.is_senior_citizen === 1,
    payBy: new Date(row.pay_by),
    ...(instruction !== undefined && { maturityInstructionId: instruction }),
    ...(advisorOrderId !== undefined && { advisorOrderId }),
    nominees: row.nominees.map(({ nominee_id, share_percent }) => ({
      nomineeId: nominee_id,
      sharePercent: share_percent,
    })),
  };
}

function tenureOf(text: string): Tenure {
  const tenure = Tenure.parse(text);
  if (!tenure.ok) throw new Error(`unpaid-orders: ${text} is not a tenure`);
  return tenure.value;
}
