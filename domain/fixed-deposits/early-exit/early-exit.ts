import { checkInstance, checkOneOf, checkOptions } from '../../platform/argument-checks.ts';
import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkDate } from '../../platform/expected-values.ts';
import { Holding } from '../holdings/holdings.ts';
import { BookingDayRates } from './booking-day-rates.ts';
import { checkPrematureRule } from './check-premature-rule.ts';
import type { ExitAnswer, ExitRate } from './exit-answer.ts';
import { earnedOn, exitPayment } from './exit-payment.ts';
import { rateSegments, type RateSegment } from './exit-rate.ts';
import { earnedInStretch, exitStretches } from './exit-stretch.ts';
import { hardshipAmounts } from './hardship-amounts.ts';
import { ExitReason, type PrematureRule } from './premature-rule.ts';

/** What decides the payment of a deposit that is broken early. */
export interface EarlyExitInput {
  readonly holding: Holding;
  /** The rule of the scheme, or of its kind of institution (`prematureRulesOf`). */
  readonly rule: PrematureRule;
  /** The rates of the issuer on the booking day. */
  readonly rates: BookingDayRates;
  /** Absent for any other reason. */
  readonly reason?: ExitReason | undefined;
}

const INPUT = ['holding', 'rule', 'rates', 'reason'] as const;

/**
 * A deposit that may be broken before maturity: what the investor gets on any day.
 *
 * @source section 1 of the design notes on rules beyond the documents
 */
export class EarlyExit {
  readonly holding: Holding;
  readonly rule: PrematureRule;
  readonly rates: BookingDayRates;
  readonly reason: ExitReason | undefined;
  /** The first day on which the deposit can be broken; undefined for "only at maturity". */
  readonly firstDay: CalendarDate | undefined;
  readonly #segments: readonly RateSegment[];

  private constructor({ holding, rule, rates, reason }: EarlyExitInput) {
    this.holding = holding;
    this.rule = rule;
    this.rates = rates;
    this.reason = reason;
    this.firstDay = firstDayOf(this);
    this.#segments = rateSegments(this);
    Object.freeze(this);
  }

  /**
   * An early exit from a deposit, by a rule and the rates of the booking day.
   *
   * @throws an error for an incomplete rule, and for anything but a holding and its rates
   */
  static of(input: EarlyExitInput): EarlyExit {
    return new EarlyExit(checkInput(input));
  }

  /**
   * What the investor gets if the deposit is broken on a day.
   *
   * @formula proceeds = P + interest at the reduced rate - payouts that are recovered; the interest
   *   is that of the deposit's own formula for the time run, half-up to the rupee
   * @source section 1 of the design notes on rules beyond the documents
   * @example
   * ```ts
   * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' };
   * const terms = { ...rate, principal: LAKH, tenure: Tenure.of({ years: 2 }) };
   * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-01-15') });
   * const { value: rule } = prematureRulesOf('nbfc').on(CalendarDate.of('2026-11-26'));
   * const year = { from: Tenure.of({ years: 1 }), annualRatePercent: Percentage.of('8') };
   * const exit = EarlyExit.of({ holding, rule, rates: BookingDayRates.ofRanges([year]) });
   * exit.on(CalendarDate.of('2027-01-15')).proceeds.text; // => '106000'
   * exit.on(CalendarDate.of('2026-02-15')).kind; // => 'not-payable'
   * ```
   */
  on(day: CalendarDate): ExitAnswer {
    const { holding, rule } = this;
    const { quote, startedOn } = holding;
    if (checkDate(day).isBefore(startedOn)) return { kind: 'not-started', day };
    if (holding.isMaturedOn(day)) return { kind: 'matured', day, proceeds: quote.maturityAmount };
    if (this.#isTooEarly(day)) {
      const hardship = hardshipAmounts(quote.terms.principal, rule.hardship);
      return { kind: 'not-payable', day, firstDay: this.firstDay, hardship };
    }
    const rate = this.#rateOn(day);
    if (rate === undefined) return { kind: 'no-rate', day };
    return exitPayment(this, { day, rate, earned: earnedOn(day, { deposit: this, rate }) });
  }

  /**
   * The answers for all days from a day until maturity, both included. They are calculated one by
   * one, so that the caller can pause between them. A day before the start counts as the start.
   *
   * @source section 1 of the design notes on rules beyond the documents
   * @example
   * ```ts
   * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' };
   * const terms = { ...rate, principal: LAKH, tenure: Tenure.of({ years: 2 }) };
   * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-01-15') });
   * const { value: rule } = prematureRulesOf('nbfc').on(CalendarDate.of('2026-11-26'));
   * const year = { from: Tenure.of({ years: 1 }), annualRatePercent: Percentage.of('8') };
   * const exit = EarlyExit.of({ holding, rule, rates: BookingDayRates.ofRanges([year]) });
   * const curve = [...exit.curveFrom(CalendarDate.of('2028-01-13'))];
   * curve.map((answer) => answer.proceeds.text); // => ['112326', '112343', '116640']
   * ```
   */
  curveFrom(day: CalendarDate): IterableIterator<ExitAnswer> {
    const { startedOn } = this.holding;
    return this.#curve(checkDate(day).isBefore(startedOn) ? startedOn : day);
  }

  *#curve(from: CalendarDate): Generator<ExitAnswer> {
    const { holding } = this;
    for (const stretch of exitStretches(from, { holding, segments: this.#segments })) {
      const rate = this.#rateOn(stretch.from);
      const earned = rate && earnedInStretch(stretch, { deposit: this, rate });
      let day = stretch.from;
      for (let number = 0; number < stretch.days; number += 1) {
        const next = earned?.next().value;
        yield rate === undefined || !next || this.#isTooEarly(day)
          ? this.on(day)
          : exitPayment(this, { day, rate, earned: next });
        day = day.plus({ days: 1 });
      }
    }
    const { maturityDate } = holding;
    yield this.on(from.isAfter(maturityDate) ? from : maturityDate);
  }

  #isTooEarly(day: CalendarDate): boolean {
    return this.firstDay === undefined || day.isBefore(this.firstDay);
  }

  #rateOn(day: CalendarDate): ExitRate | undefined {
    return this.#segments.findLast(({ from }) => !from.isAfter(day))?.rate;
  }
}

function firstDayOf({ holding, rule, reason }: EarlyExitInput): CalendarDate | undefined {
  if (reason === ExitReason.Death && rule.isPaidOnDeath) return holding.startedOn;
  if (rule.notBefore === undefined) return undefined;
  const first = holding.startedOn.plus(rule.notBefore);
  return first.isBefore(holding.maturityDate) ? first : undefined;
}

function checkInput(input: EarlyExitInput): EarlyExitInput {
  const { holding, rule, rates, reason } = checkOptions(input, INPUT);
  checkInstance(holding, Holding, 'a holding');
  checkPrematureRule(rule);
  checkInstance(rates, BookingDayRates, 'the rates of the booking day');
  if (reason !== undefined) checkOneOf(reason, ExitReason);
  return input;
}
