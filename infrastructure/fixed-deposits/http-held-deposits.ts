import type { HeldDeposit, HeldDeposits } from '#application/fixed-deposits/held-deposits.ts';
import type { DepositId, DepositOrderId } from '#application/fixed-deposits/deposit-ids.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import type { Session } from '#application/platform/session.ts';
import { Tenure } from '#domain/fixed-deposits/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { HttpClient } from '../platform/http-client.ts';
import { isFlagSet } from '../platform/flags.ts';
import { inDomain, rowsInDomain } from '../platform/in-domain.ts';
import { investorIdOf } from '../platform/signed-in.ts';
import {
  detailReply,
  highlightsReply,
  type PortfolioRow,
  portfolioRow,
  receiptReply,
  rowsReply,
  summaryReply,
} from './held-deposits.wire.ts';
import { knownPayout } from './scheme-rows.ts';

export interface HeldDepositsParts {
  readonly http: HttpClient;
  readonly session: Session;
  readonly reporting: Reporting;
}

export class HttpHeldDeposits implements HeldDeposits {
  constructor(private readonly parts: HeldDepositsParts) {}

  summary({ signal }: CallOptions) {
    const path = '/investment/getportfoliosummary';
    const body = { investor_id: this.investorId, fd_id: 0 };
    const reply = inDomain(summaryReply, ({ data }) => ({
      currentValue: Money.of(data.fd_current_value),
      principal: Money.of(data.investment_amount),
      interestEarned: Money.of(data.fd_interest_earned),
      todaysEarning: Money.of(data.todays_earning),
    }));
    return this.parts.http.send({ api: 'main', path, body, reply, signal });
  }

  async list({ signal }: CallOptions) {
    const path = '/investment/getportfolio';
    const body = { investor_id: this.investorId };
    const { http } = this.parts;
    const listed = await http.send({ api: 'main', path, body, reply: rowsReply, signal });
    if (!listed.ok) return listed;
    const rows = listed.value.data;
    return rowsInDomain({ path, rows, row: portfolioRow, toDomain: (row) => this.heldOf(row) });
  }

  detail(depositOrderId: DepositOrderId, { signal }: CallOptions) {
    const path = '/investment/getinvestmentdetail';
    const body = { fd_investment_id: depositOrderId };
    const reply = inDomain(detailReply, ({ data }) => ({
      ...this.heldOf(data),
      issuerName: data.issuer_name,
      issuerId: data.osb_issuer_id,
      applicationNumber: data.application_number,
      todaysEarning: Money.of(data.today_earning),
      totalInterest: Money.of(data.total_interest_earned),
      annualYieldPercent: Percentage.of(data.annual_yield),
      maturityInstructionName: data.maturity_action_name,
      ...(data.renewed_into !== undefined && { renewedInto: data.renewed_into }),
    }));
    return this.parts.http.send({ api: 'main', path, body, reply, signal });
  }

  receipt(depositOrderId: DepositOrderId, { signal }: CallOptions) {
    const path = '/investment/getreceipt';
    const query = { fd_investment_id: String(depositOrderId) };
    const call = { api: 'main', method: 'GET', path, query, reply: receiptReply } as const;
    return this.parts.http.send({ ...call, signal });
  }

  highlights(depositId: DepositId, { signal }: CallOptions) {
    const path = '/investment/gethighlights';
    const body = { investor_id: this.investorId, fd_id: depositId };
    const reply = inDomain(highlightsReply, ({ data }) =>
      data.filter(({ is_visible }) => isFlagSet(is_visible)).map(({ content }) => content),
    );
    return this.parts.http.send({ api: 'main', path, body, reply, signal });
  }

  private heldOf(row: PortfolioRow): HeldDeposit {
    return {
      depositOrderId: row.fd_investment_id,
      depositId: row.fd_id,
      name: row.fd_name,
      logoUrl: row.logo_url,
      principal: Money.of(row.investment_amount),
      annualRatePercent: Percentage.of(row.rate_of_interest),
      tenure: tenureOf(row.tenure),
      payoutFrequency: knownPayout(row.fd_payout_method_id, this.parts.reporting),
      startedOn: CalendarDate.of(row.created_on),
      maturityDate: CalendarDate.of(row.fd_maturity_date),
      maturityAmount: Money.of(row.maturity_amount),
      interestTillDate: Money.of(row.interest_till_date),
      state: row.status,
    };
  }

  private get investorId(): number {
    return investorIdOf(this.parts.session);
  }
}

function tenureOf(text: string): Tenure {
  const tenure = Tenure.parse(text);
  if (!tenure.ok) throw new Error(`the portfolio has a tenure of ${text}`);
  return tenure.value;
}
