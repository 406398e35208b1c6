import type {
  HeldDepositDetail,
  HeldDeposits,
} from '#application/fixed-deposits/holdings/held-deposits.ts';
import {
  maturityInstructionNamed,
  type MaturityOutcome,
  maturityOutcomeFor,
  outcomeWithRenewal,
} from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import {
  type DepositPayment,
  paymentsWithOutcome,
  payoutCalendar,
} from '#domain/fixed-deposits/interest/payout-calendar.ts';
import { makeAutoObservable } from 'mobx';
import { combineCleanups, Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import { checkedQuote } from '#ui/fixed-deposits/quote/checked-quote.ts';

export interface DepositKey {
  readonly depositOrderId: number;
  readonly depositId: number;
}

/** One deposit of the investor, with the issuer's highlights. */
export class DepositDetailsViewModel implements ViewModel {
  readonly deposit: Loaded<HeldDepositDetail>;
  readonly highlights: Loaded<readonly string[]>;

  constructor(held: HeldDeposits, { depositOrderId, depositId }: DepositKey) {
    this.deposit = new Loaded((options) => held.detail(depositOrderId, options));
    this.highlights = new Loaded((options) => held.highlights(depositId, options));
    makeAutoObservable(this);
  }

  activate(): () => void {
    return combineCleanups([this.deposit.activate(), this.highlights.activate()]);
  }

  /**
   * The deposit calculated by the rules of its quote; undefined if the issuer calculates
   * differently.
   */
  get holding(): Holding | undefined {
    const deposit = this.deposit.value;
    const quote = deposit && checkedQuote(deposit, deposit.issuerId).own;
    return quote && Holding.of({ terms: quote.terms, startedOn: deposit.startedOn });
  }

  /** The payments and renewals of the deposit; empty if they cannot be calculated. */
  get payments(): readonly DepositPayment[] {
    const { holding } = this;
    const deposit = this.deposit.value;
    if (holding === undefined || deposit === undefined) return [];
    const payments = payoutCalendar(holding.quote, holding.startedOn);
    const outcome = outcomeOf(deposit);
    return outcome === undefined ? payments : paymentsWithOutcome(payments, outcome);
  }
}

/**
 * What happened to the money at maturity, or will happen by the maturity instruction; undefined if
 * unknown.
 */
function outcomeOf(deposit: HeldDepositDetail): MaturityOutcome | undefined {
  const { state, renewedAmount, maturityAmount, maturityInstructionName: name } = deposit;
  if (renewedAmount !== undefined) return outcomeWithRenewal(deposit, renewedAmount);
  if (state === 'paid-out') return { paidOut: maturityAmount };
  const instruction = maturityInstructionNamed(name);
  return instruction && maturityOutcomeFor(instruction, deposit);
}
