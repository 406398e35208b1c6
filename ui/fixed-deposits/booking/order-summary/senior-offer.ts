import type { DepositOrderSummary } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import type {
  DepositQuotes,
  QuotedDeposit,
} from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import { missedSeniorRateOf } from '#application/fixed-deposits/booking/senior-rate-of-order.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Clock } from '#application/platform/clock.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { SignedInInvestor } from '#application/platform/session.ts';
import { rateColumnFor } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import type { Result } from '#domain/platform/result.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Command } from '#ui/platform/command.ts';

interface SeniorOfferDependencies {
  readonly quotes: DepositQuotes;
  readonly investor: SignedInInvestor;
  readonly clock: Clock;
  readonly order: () => DepositOrderSummary | undefined;
}

/** The senior citizen rate, offered to an investor whose order has a lower rate. */
export class SeniorOffer {
  isOpen = false;
  readonly taking = new Command();

  constructor(private readonly dependencies: SeniorOfferDependencies) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  /**
   * The senior citizen rate on offer; undefined if none applies or the investor has accepted or
   * declined it.
   */
  get rate(): Percentage | undefined {
    const { order, investor, clock } = this.dependencies;
    const current = order();
    return current && missedSeniorRateOf(current, { investor, today: clock.today() });
  }

  /** Opens if there is a rate to offer. @returns whether it opened. */
  open(): boolean {
    this.isOpen = this.rate !== undefined;
    return this.isOpen;
  }

  close(): void {
    if (!this.taking.isRunning) this.isOpen = false;
  }

  /** Requests a new quote at the senior citizen rate. */
  async take(): Promise<Result<QuotedDeposit, PortFailure> | undefined> {
    const order = this.dependencies.order();
    if (order === undefined) return undefined;
    const quote = await this.taking.run((options) =>
      quoteOf(order, { ...this.dependencies, isSeniorCitizen: true }, options),
    );
    if (quote !== undefined) runInAction(() => (this.isOpen = false));
    return quote;
  }
}

/** The issuer's current quote for an order, at the regular or the senior citizen rate. */
export function quoteOf(
  order: DepositOrderSummary,
  by: {
    readonly quotes: DepositQuotes;
    readonly investor: SignedInInvestor;
    readonly isSeniorCitizen: boolean;
  },
  options: CallOptions,
): Promise<Result<QuotedDeposit, PortFailure>> {
  const { depositId, issuerId, principal, tenure, payoutFrequency } = order;
  const what = { depositId, issuerId, principal, tenure, payoutFrequency };
  const { quotes, investor, isSeniorCitizen } = by;
  const { gender } = investor;
  const cardRate = order.row.rates[rateColumnFor({ gender, isSeniorCitizen })];
  return quotes.quote({ ...what, gender, isSeniorCitizen, cardRate }, options);
}
