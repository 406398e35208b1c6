import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkRecords, checkInstance, checkBoolean } from '../../platform/argument-checks.ts';
import { checkDate, checkMoney } from '../../platform/expected-values.ts';
import { type InvestmentTotals, investmentTotals } from '../../platform/investment-totals.ts';
import { Money } from '../../platform/money.ts';
import { outcomeWithRenewal } from '../booking/maturity-instruction.ts';
import { Holding } from './holdings.ts';

/** A running or ended deposit, and what happened to its money. */
export interface DepositLife {
  readonly holding: Holding;
  /** Whether the principal came from a matured deposit instead of the investor's bank account. */
  readonly isRenewal: boolean;
  /**
   * Present once the deposit has ended: the amount that was renewed into the next deposit, in
   * rupees; zero if everything was paid to the bank.
   */
  readonly renewed?: Money | undefined;
}

/** The totals of an investor's deposits on a day; amounts in rupees. */
export interface DepositTotals extends InvestmentTotals {
  readonly todaysEarning: Money;
}

/**
 * The totals on a day of all deposits that an investor ever had, to the paisa. A renewal does not
 * add to the amount invested, and only the part that is not renewed counts as paid to the bank.
 * Interest that was renewed or paid out still counts as earned. A deposit has no change in value.
 *
 * @formula put in = principals that came from the bank; earned = interest until the day; paid to
 *   the bank = payouts + maturity amounts - renewed amounts; worth = value of the running deposits
 * @source FD-3.31, FD-3.32, FD-3.33, FD-3.34; calculation rules, "Sums, ranks and terms"
 * @param deposits all deposits, including the one before and the one after each renewal
 * @throws an error if one deposit of a renewal is missing, because the totals then do not add up
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' };
 * const terms = { principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate };
 * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2025-11-21') });
 * const ended = [{ holding, isRenewal: false, renewed: Money.zero }];
 * const { earned, worth } = depositTotals(ended, CalendarDate.of('2027-01-01'));
 * [earned.text, worth.text]; // => ['8000', '0']
 * ```
 */
export function depositTotals(deposits: readonly DepositLife[], day: CalendarDate): DepositTotals {
  checkDate(day);
  const all = checkRecords(deposits).map(({ holding, isRenewal, renewed }) => ({
    holding: checkInstance(holding, Holding, 'a holding'),
    isRenewal: checkBoolean(isRenewal),
    ...(renewed !== undefined && { renewed: checkMoney(renewed) }),
  }));
  const begun = all.filter(({ holding }) => !holding.startedOn.isAfter(day));
  const sumOf = (amount: (life: DepositLife) => Money) => Money.sum(begun.map(amount));
  const totals = investmentTotals({
    worth: sumOf((life) => worthOf(life, day)),
    putIn: sumOf(({ holding, isRenewal }) => (isRenewal ? Money.zero : principalOf(holding))),
    earned: sumOf(({ holding }) => holding.interestTill(day)),
    changeInValue: Money.zero,
    paidToBank: sumOf((life) => paidBy(life, day)),
  });
  const todaysEarning = sumOf(({ holding }) => holding.earningOn(day));
  return Object.freeze({ ...totals, todaysEarning });
}

function worthOf(life: DepositLife, day: CalendarDate): Money {
  return hasEnded(life, day) ? Money.zero : life.holding.valueOn(day);
}

function paidBy({ holding, renewed }: DepositLife, day: CalendarDate): Money {
  const interest = holding.paidOutTill(day);
  if (renewed === undefined || !holding.isMaturedOn(day)) return interest;
  return interest.plus(outcomeWithRenewal(holding.quote, renewed).paidOut);
}

function hasEnded({ holding, renewed }: DepositLife, day: CalendarDate): boolean {
  return renewed !== undefined && holding.isMaturedOn(day);
}

function principalOf({ quote }: Holding): Money {
  return quote.terms.principal;
}
