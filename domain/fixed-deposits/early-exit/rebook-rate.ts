import { checkInstance } from '../../platform/argument-checks.ts';
import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkDate } from '../../platform/expected-values.ts';
import { Decimal } from '../../platform/decimal.ts';
import { Money } from '../../platform/money.ts';
import { Percentage } from '../../platform/percentage.ts';
import type { WorkingStep } from '../../platform/working-step.ts';
import type { CompleteTerms } from '../interest/deposit-terms.ts';
import { elapsedOn } from '../interest/elapsed.ts';
import { exactInterest, lengthOf, roundedToRupee } from '../interest/interest.ts';
import { payoutCalendar } from '../interest/payout-calendar.ts';
import { EarlyExit } from './early-exit.ts';
import { rebookWorking } from './rebook-working.ts';

/** Rates are tried in steps of a hundredth of a percent, up to 100 percent. */
const STEPS = 10_000;

/** The rate at which the proceeds of an early exit reach what the contract pays. */
export interface Rebooking {
  /** The lowest such rate, in steps of 0.01 percent. */
  readonly annualRatePercent: Percentage;
  /** What the proceeds grow to at that rate until the maturity date; rupees. */
  readonly reached: Money;
  /** What the contract still pays after the day: later payouts and the maturity amount; rupees. */
  readonly wanted: Money;
  /** The steps from the rate to what is reached. */
  readonly working: readonly WorkingStep[];
}

/**
 * The lowest yearly rate at which the proceeds of an early exit, deposited again in the same way
 * for the remaining length, reach what the contract still pays. Undefined if the deposit cannot be
 * broken on that day, and if a rate of 100 percent does not reach it.
 *
 * @formula the lowest r in steps of 0.01 with proceeds + interest at r >= payments of the contract
 *   after the day; the interest is rounded half-up to the rupee
 * @source section 1 of the design notes on rules beyond the documents, step 5
 * @throws an error for anything but an early exit and a date
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' };
 * const terms = { ...rate, principal: LAKH, tenure: Tenure.of({ years: 2 }) };
 * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-01-15') });
 * const { value: rule } = prematureRulesOf('nbfc').on(CalendarDate.of('2026-11-26'));
 * const year = { from: Tenure.of({ years: 1 }), annualRatePercent: Percentage.of('8') };
 * const exit = EarlyExit.of({ holding, rule, rates: BookingDayRates.ofRanges([year]) });
 * rebookRate(exit, CalendarDate.of('2027-01-15'))?.annualRatePercent.text; // => '10.04'
 * ```
 */
export function rebookRate(exit: EarlyExit, day: CalendarDate): Rebooking | undefined {
  const { holding } = checkInstance(exit, EarlyExit, 'an early exit');
  const answer = exit.on(checkDate(day));
  if (answer.kind !== 'payable' || answer.proceeds.isZero()) return undefined;
  const { quote, startedOn } = holding;
  const later = payoutCalendar(quote, startedOn).filter(({ date }) => date.isAfter(day));
  const wanted = Money.sum(later.map(({ amount }) => amount));
  const { terms } = quote;
  const left = new Decimal(lengthOf(terms)).minus(elapsedOn(day, { terms, startedOn }));
  const termsAt = (step: number): CompleteTerms => {
    const annualRatePercent = Percentage.of(new Decimal(step).dividedBy(100));
    return { ...terms, principal: answer.proceeds, annualRatePercent };
  };
  const isReachedAt = (step: number) => !reachedBy(termsAt(step), left).isLessThan(wanted);
  const step = lowestStep(isReachedAt);
  if (step === undefined) return undefined;
  const again = termsAt(step);
  const { annualRatePercent } = again;
  const reached = reachedBy(again, left);
  const working = rebookWorking({ again, left, reached });
  return Object.freeze({ annualRatePercent, reached, wanted, working });
}

/** What a deposit grows to in a length of time, with its interest rounded once. */
function reachedBy(terms: CompleteTerms, length: Decimal): Money {
  return terms.principal.plus(roundedToRupee(exactInterest(terms, length), terms.convention));
}

/** The lowest step that is enough, if all higher steps are; undefined if none is. */
function lowestStep(isEnough: (step: number) => boolean): number | undefined {
  if (!isEnough(STEPS)) return undefined;
  let [low, high] = [0, STEPS];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
