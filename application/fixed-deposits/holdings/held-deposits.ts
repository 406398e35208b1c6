import type { EarlyWithdrawalTerms } from '#domain/fixed-deposits/catalogue/early-withdrawal.ts';
import type { MaturityInstruction } from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import type { IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import type { RateCard } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import type { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import type { Institution } from '#domain/fixed-deposits/holdings/institution.ts';
import type { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import type { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { InvestmentFigures } from '#domain/platform/investment-totals.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type {
  DepositId,
  DepositOrderId,
} from '#application/fixed-deposits/catalogue/deposit-ids.ts';

export interface HeldDeposits {
  summary(options: CallOptions): Promise<Result<DepositSummary, PortFailure>>;
  /** The deposits that have a details page. */
  list(options: CallOptions): Promise<Result<readonly HeldDeposit[], PortFailure>>;
  /** All deposits, also from the partner bank, including those with incomplete data. */
  portfolio(options: CallOptions): Promise<Result<DepositPortfolio, PortFailure>>;
  detail(
    depositOrderId: DepositOrderId,
    options: CallOptions,
  ): Promise<Result<HeldDepositDetail, PortFailure>>;
  /** Downloads the receipt of a deposit as a PDF. */
  receipt(depositOrderId: DepositOrderId, options: CallOptions): Promise<Result<Blob, PortFailure>>;
  /** The issuer's highlights of a deposit, as texts to show. */
  highlights(
    depositId: DepositId,
    options: CallOptions,
  ): Promise<Result<readonly string[], PortFailure>>;
}
export const HeldDeposits = token<HeldDeposits>('fixed-deposits/held-deposits');

/** The totals of all deposits that the investor ever had, in rupees. */
export interface DepositSummary extends InvestmentFigures {
  readonly todaysEarning: Money;
}

export type HeldDepositState = 'running' | 'renewed' | 'paid-out';

/** The fields of a deposit that every source provides. */
export interface DepositFacts {
  readonly name: string;
  readonly logoUrl: string;
  readonly principal: Money;
  readonly annualRatePercent: Percentage;
  readonly tenure: Tenure;
  readonly startedOn: CalendarDate;
  readonly maturityDate: CalendarDate;
  readonly interestTillDate: Money;
  /** `matured` if the source does not report what happened to the money at maturity. */
  readonly state: HeldDepositState | 'matured';
  /** What happens at maturity; absent if the source does not say. */
  readonly maturityInstruction?: MaturityInstruction;
  readonly issuerId?: IssuerId;
  readonly issuerName?: string;
  /** The kind of issuer, on which tax at source and deposit insurance depend. */
  readonly institution?: Institution;
  /** The issuer's credit rating, such as `AA+ (stable), CRISIL`; absent if unknown. */
  readonly creditRating?: string;
}

/** A deposit with a details page. */
export interface HeldDeposit extends DepositFacts {
  readonly depositOrderId: DepositOrderId;
  readonly depositId: DepositId;
  readonly payoutFrequency: PayoutFrequency;
  readonly maturityAmount: Money;
  readonly state: HeldDepositState;
}

/** A deposit in the portfolio; fields that its source does not provide are absent. */
export type PortfolioDeposit = DepositFacts & Partial<Omit<HeldDeposit, keyof DepositFacts>>;

export interface DepositPortfolio {
  readonly deposits: readonly PortfolioDeposit[];
  /** Whether deposits of the partner bank are missing, because the bank did not answer. */
  readonly isPartnerMissing: boolean;
}

export function hasDetails(deposit: PortfolioDeposit): deposit is HeldDeposit {
  const { depositOrderId, depositId, payoutFrequency, maturityAmount, state } = deposit;
  const facts = [depositOrderId, depositId, payoutFrequency, maturityAmount];
  return state !== 'matured' && facts.every((fact) => fact !== undefined);
}

export interface IssuerContact {
  /** The phone number in a form that a phone can dial. */
  readonly phone: string;
  readonly address: string;
}

export interface HeldDepositDetail extends HeldDeposit {
  readonly issuerName: string;
  readonly issuerId: IssuerId;
  readonly applicationNumber: string;
  readonly todaysEarning: Money;
  readonly totalInterest: Money;
  /** The average annual yield in percent over the tenure. */
  readonly annualYieldPercent: Percentage;
  readonly maturityInstructionName: string;
  /** Whether the investor chose it, or it applies without a choice; absent if unknown. */
  readonly isMaturityInstructionChosen?: boolean;
  /** The terms of early withdrawal that were agreed at booking. */
  readonly earlyWithdrawal: EarlyWithdrawalTerms;
  /** The rate card of the booking day; absent if unknown. `isAssumed`: it is of another day. */
  readonly bookingDayCard?: {
    readonly card: RateCard;
    readonly column: RateColumn;
    readonly isAssumed: boolean;
  };
  /** Absent if unknown. */
  readonly issuerContact?: IssuerContact;
  /** When the deposit was paid for, in epoch milliseconds; absent for a renewal. */
  readonly paidAt?: number;
  /**
   * The account that the deposit was paid from, such as `HDFC Bank, ending in 7093`; absent for a
   * renewal and if unknown.
   */
  readonly paidFrom?: string;
  /** The last digits of the bank account that receives its payouts; absent if unknown. */
  readonly payoutAccountEnding?: string;
  /** As stored with the deposit; empty if unknown. */
  readonly nominees: readonly { readonly name: string; readonly sharePercent: number }[];
  /** Order id of the deposit into which this one was renewed at maturity, if any. */
  readonly renewedInto?: DepositOrderId;
  /** The part of the maturity amount that was renewed, in rupees. */
  readonly renewedAmount?: Money;
}
