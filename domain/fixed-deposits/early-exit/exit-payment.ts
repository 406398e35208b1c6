import type { CalendarDate } from '../../platform/calendar-date.ts';
import type { Decimal } from '../../platform/decimal.ts';
import type { Money } from '../../platform/money.ts';
import { elapsedOn } from '../interest/elapsed.ts';
import { exactInterest, roundedToRupee } from '../interest/interest.ts';
import type { ExitPayment, ExitRate } from './exit-answer.ts';
import type { BrokenDeposit } from './exit-rate.ts';

/** What the deposit has earned on a day, under the contract and by the rule. */
export interface EarnedOnDay {
  /** Unrounded interest at the rate of the rule, since the start. */
  readonly exact: Decimal;
  /** Payouts of the contract until the day. */
  readonly paidOut: Money;
  /** Interest of the contract since the last payout, to the paisa. */
  readonly accrued: Money;
}

/** The payment of a deposit that is broken on a day before maturity. */
export function exitPayment(
  deposit: BrokenDeposit,
  by: { readonly day: CalendarDate; readonly rate: ExitRate; readonly earned: EarnedOnDay },
): ExitPayment {
  const { day, rate, earned } = by;
  const { principal, convention } = deposit.holding.quote.terms;
  const interest = roundedToRupee(earned.exact, convention);
  const due = principal.plus(interest);
  const most = deposit.rule.paidOut === 'kept' ? interest : due;
  const recovered = earned.paidOut.isGreaterThan(most) ? most : earned.paidOut;
  const proceeds = due.minus(recovered);
  const contractValue = principal.plus(earned.accrued);
  return {
    ...{ kind: 'payable', day, rate, interest, recovered, proceeds, contractValue },
    cost: contractValue.minus(proceeds),
    isBelowPrincipal: proceeds.isLessThan(principal),
  };
}

/** What a deposit has earned on one day. */
export function earnedOn(
  day: CalendarDate,
  { deposit: { holding }, rate }: { readonly deposit: BrokenDeposit; readonly rate: ExitRate },
): EarnedOnDay {
  const { quote, startedOn } = holding;
  const { annualRatePercent } = rate;
  const elapsed = elapsedOn(day, { terms: quote.terms, startedOn });
  const exact = exactInterest({ ...quote.terms, annualRatePercent }, elapsed);
  const paidOut = holding.paidOutTill(day);
  return { exact, paidOut, accrued: holding.interestTill(day).minus(paidOut) };
}
