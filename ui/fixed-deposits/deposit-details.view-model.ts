import type { HeldDepositDetail, HeldDeposits } from '#application/fixed-deposits/held-deposits.ts';
import { Holding } from '#domain/fixed-deposits/holdings.ts';
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

  /** The deposit by the rules it was quoted by; undefined where the issuer reckons otherwise. */
  get holding(): Holding | undefined {
    const deposit = this.deposit.value;
    const quote = deposit && domainQuoteOf(deposit, deposit.issuerId);
    return quote && Holding.of({ terms: quote.terms, startedOn: deposit.startedOn });
  }

  /** When money comes; nothing where it cannot be told. */
  get payments(): readonly DepositPayment[] {
    const { holding } = this;
    return holding === undefined ? [] : payoutCalendar(holding.quote, holding.startedOn);
  }
}
