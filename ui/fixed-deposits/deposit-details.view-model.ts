import type { HeldDepositDetail, HeldDeposits } from '#application/fixed-deposits/held-deposits.ts';
import { type DepositPayment, payoutCalendar } from '#domain/fixed-deposits/payout-calendar.ts';
import { makeAutoObservable } from 'mobx';
import { Loaded, type ViewModel } from '../platform/view-model.ts';
import { domainQuoteOf } from './domain-quote.ts';

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

  /** When money comes, by the rule the deposit was quoted by; nothing where it cannot be told. */
  get payments(): readonly DepositPayment[] {
    const deposit = this.deposit.value;
    if (deposit === undefined) return [];
    const quote = domainQuoteOf(deposit, deposit.issuerId);
    return quote === undefined ? [] : payoutCalendar(quote, deposit.startedOn);
  }
}
