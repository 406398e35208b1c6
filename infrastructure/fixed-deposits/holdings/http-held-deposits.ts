import type {
  DepositSummary,
  HeldDeposit,
  HeldDeposits,
} from '#application/fixed-deposits/holdings/held-deposits.ts';
import type {
  DepositId,
  DepositOrderId,
} from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import type { Session } from '#application/platform/session.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { investmentTotals } from '#domain/platform/investment-totals.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type * as v from 'valibot';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { isFlagSet } from '#infrastructure/platform/http/flags.ts';
import { institutionOf } from '#infrastructure/fixed-deposits/institution-of.ts';
import { maturityInstructionOf } from './maturity-instruction-of.ts';
import { decodeReply, rowsInDomain } from '#infrastructure/platform/http/decode-reply.ts';
import { investorIdOf } from '#infrastructure/platform/sessions/signed-in.ts';
import { bookingDayCardOf } from './booking-day-card.ts';
import { depositSummaryCall, heldDepositsCall } from './held-deposits.calls.ts';
import {
  detailReply,
  highlightsReply,
  type PortfolioRow,
  portfolioRow,
  receiptReply,
  rowsReply,
  summaryReply,
} from './held-deposits.wire.ts';
import { earlyWithdrawalOf } from '#infrastructure/fixed-deposits/catalogue/early-withdrawal-terms.ts';
import { knownPayout } from '#infrastructure/fixed-deposits/catalogue/scheme-rows.ts';

export interface HeldDepositsDependencies {
  readonly http: HttpClient;
  readonly session: Session;
  readonly reporting: Reporting;
}

export class HttpHeldDeposits implements Omit<HeldDeposits, 'portfolio'> {
  constructor(private readonly dependencies: HeldDepositsDependencies) {}

  summary({ signal }: CallOptions) {
    const reply = decodeReply(summaryReply, summaryOf);
    return this.dependencies.http.send({ ...depositSummaryCall(this.investorId), reply, signal });
  }

  async list({ signal }: CallOptions) {
    const call = heldDepositsCall(this.investorId);
    const listed = await this.dependencies.http.send({ ...call, reply: rowsReply, signal });
    if (!listed.ok) return listed;
    const rows = listed.value.data;
    const { path } = call;
    return rowsInDomain({ path, rows, row: portfolioRow, toDomain: (row) => this.heldOf(row) });
  }

  detail(depositOrderId: DepositOrderId, { signal }: CallOptions) {
    const path = '/investment/getinvestmentdetail';
    const body = { fd_investment_id: depositOrderId };
    const reply = decodeReply(detailReply, ({ data }) => ({
      ...this.heldOf(data),
      issuerName: data.issuer_name,
      issuerId: data.osb_issuer_id,
      applicationNumber: data.application_number,
      todaysEarning: Money.of(data.today_earning),
      totalInterest: Money.of(data.total_interest_earned),
      annualYieldPercent: Percentage.of(data.annual_yield),
      maturityInstructionName: data.maturity_action_name,
      ...(data.is_maturity_action_chosen !== undefined && {
        isMaturityInstructionChosen: data.is_maturity_action_chosen,
      }),
      earlyWithdrawal: earlyWithdrawalOf(data),
      ...(data.booking_day_rates !== undefined && {
        bookingDayCard: bookingDayCardOf(data.booking_day_rates, this.dependencies.reporting),
      }),
      ...(data.issuer_phone !== undefined &&
        data.issuer_address !== undefined && {
          issuerContact: { phone: data.issuer_phone, address: data.issuer_address },
        }),
      ...(data.paid_at !== undefined && { paidAt: Date.parse(data.paid_at) }),
      ...(data.paid_from !== undefined && { paidFrom: data.paid_from }),
      nominees: (data.nominees ?? []).map(({ full_name, share_percent }) => ({
        name: full_name,
        sharePercent: share_percent,
      })),
      ...(data.payout_account_ending !== undefined && {
        payoutAccountEnding: data.payout_account_ending,
      }),
      ...(data.renewed_into !== undefined && { renewedInto: data.renewed_into }),
      ...(data.renewed_amount !== undefined && { renewedAmount: Money.of(data.renewed_amount) }),
    }));
    return this.dependencies.http.send({ api: 'main', path, body, reply, signal });
  }

  receipt(depositOrderId: DepositOrderId, { signal }: CallOptions) {
    const path = '/investment/getreceipt';
    const query = { fd_investment_id: String(depositOrderId) };
    const call = { api: 'main', method: 'GET', path, query, reply: receiptReply } as const;
    return this.dependencies.http.send({ ...call, signal });
  }

  highlights(depositId: DepositId, { signal }: CallOptions) {
    const path = '/investment/gethighlights';
    const body = { investor_id: this.investorId, fd_id: depositId };
    const reply = decodeReply(highlightsReply, ({ data }) =>
      data.filter(({ is_visible }) => isFlagSet(is_visible)).map(({ content }) => content),
    );
    return this.dependencies.http.send({ api: 'main', path, body, reply, signal });
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
      payoutFrequency: knownPayout(row.fd_payout_method_id, this.dependencies.reporting),
      startedOn: CalendarDate.of(row.created_on),
      maturityDate: CalendarDate.of(row.fd_maturity_date),
      maturityAmount: Money.of(row.maturity_amount),
      interestTillDate: Money.of(row.interest_till_date),
      state: row.status,
      ...(row.osb_issuer_id !== undefined && { issuerId: row.osb_issuer_id }),
      ...(row.issuer_name !== undefined && { issuerName: row.issuer_name }),
      ...institutionOf(row),
      ...(row.credit_rating !== undefined && { creditRating: row.credit_rating }),
      ...maturityInstructionOf(row.maturity_action_name),
    };
  }

  private get investorId(): number {
    return investorIdOf(this.dependencies.session);
  }
}

type SummaryReply = v.InferOutput<typeof summaryReply>;

/**
 * The totals of a portfolio. If the reply has `paid_to_bank`, which the API documents do not
 * define, the domain also checks that the figures add up.
 */
function summaryOf({ data }: SummaryReply): DepositSummary {
  const { paid_to_bank } = data;
  const figures = {
    worth: Money.of(data.fd_current_value),
    putIn: Money.of(data.investment_amount),
    earned: Money.of(data.fd_interest_earned),
    changeInValue: Money.zero,
    todaysEarning: Money.of(data.todays_earning),
  };
  if (paid_to_bank === undefined) return figures;
  const totals = investmentTotals({ ...figures, paidToBank: Money.of(paid_to_bank) });
  return { ...figures, ...totals };
}

function tenureOf(text: string): Tenure {
  const tenure = Tenure.parse(text);
  if (!tenure.ok) throw new Error(`the portfolio: ${text} is not a tenure`);
  return tenure.value;
}
