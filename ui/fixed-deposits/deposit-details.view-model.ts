import type { HeldDepositDetail, HeldDeposits } from '#application/fixed-deposits/held-deposits.ts';
import { compoundingFrequencyFor } from '#domain/fixed-deposits/compounding-frequency.ts';
import { depositQuote } from '#domain/fixed-deposits/deposit-quote.ts';
import { type DepositPayment, payoutCalendar } from '#domain/fixed-deposits/payout-calendar.ts';
import { type GrowthPoint, growthSeries } from '#domain/fixed-deposits/growth-series.ts';
import { makeAutoObservable } from 'mobx';
import { Loaded, type ViewModel } from '../platform/view-model.ts';

export interface DepositKey {
  readonly depositOrderId: number;
  readonly depositId: number;
}

/** One deposit of the investor, with what the issuer wants known about it. */
export class DepositDetailsViewModel implements ViewModel {
  readonly deposit: Loaded<HeldDepositDetail>;
  readonly highlights: Loaded<readonly string[]>;

  constructor(held: HeldDeposits, { depositOrderId, depositId }: DepositKey) {
    this.deposit = new Loaded((options) => held.detail(depositOrderId, options));
    this.highlights = new Loaded((options) => held.highlights(depositId, options));
    makeAutoObservable(this, { deposit: false, highlights: false });
  }

  activate(): () => void {
    const stops = [this.deposit.activate(), this.highlights.activate()];
    return () => stops.forEach((stop) => stop());
  }

  /** When money comes, by the rule the deposit was quoted by. */
  get payments(): readonly DepositPayment[] {
    const deposit = this.deposit.value;
    return deposit === undefined ? [] : payoutCalendar(quoteOf(deposit), deposit.startedOn);
  }

  get growth(): readonly GrowthPoint[] {
    const deposit = this.deposit.value;
    return deposit === undefined ? [] : growthSeries(quoteOf(deposit));
  }
}

function quoteOf(deposit: HeldDepositDetail) {
  const { principal, annualRatePercent, tenure, payoutFrequency, issuerId } = deposit;
  return depositQuote({
    principal,
    annualRatePercent,
    tenure,
    payoutFrequency,
    compoundingFrequency: compoundingFrequencyFor(issuerId),
  });
}
