import type { Decimal } from '../../platform/decimal.ts';
import { Money } from '../../platform/money.ts';
import type { Percentage } from '../../platform/percentage.ts';
import type { WorkingStep } from '../../platform/working-step.ts';
import { type CompleteTerms, checkDepositTerms, type DepositTerms } from './deposit-terms.ts';
import { exactInterest, lengthOf, periodsOf, roundedToRupee, simpleInterest } from './interest.ts';
import { interestSchedule, type ScheduleRow } from './interest-schedule.ts';
import { isCumulative } from './payout-frequency.ts';
import { quoteWorking } from './quote-working.ts';
import { effectiveYield } from './yields.ts';

/**
 * The calculated result of a deposit. Interest and maturity amount are rounded only once, at the
 * end, half-up to whole rupees.
 *
 * @source calculation rules, "Rounding" and "What a quote carries"
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8.75'), payoutFrequency: 'at-maturity' };
 * const quote = depositQuote({ principal: LAKH, tenure: Tenure.of({ years: 3 }), ...rate });
 * quote.maturityAmount.text; // => '128614'
 * ```
 */
export class DepositQuote {
  readonly terms: CompleteTerms;
  /** Total interest in rupees, without any rounding. */
  readonly exactInterest: Decimal;
  readonly totalInterest: Money;
  /**
   * Paid on the maturity date, in rupees: principal and interest, or only the principal if interest
   * was paid out before.
   */
  readonly maturityAmount: Money;
  #schedule: readonly ScheduleRow[] | undefined;
  #working: readonly WorkingStep[] | undefined;

  constructor(terms: CompleteTerms) {
    const { principal, convention, payoutFrequency } = terms;
    this.terms = terms;
    this.exactInterest = exactInterest(terms, lengthOf(terms));
    this.totalInterest = roundedToRupee(this.exactInterest, convention);
    const isGrowing = isCumulative(payoutFrequency);
    this.maturityAmount = isGrowing ? principal.plus(this.totalInterest) : principal;
    Object.freeze(this);
  }

  /**
   * The interest of one payout period, in whole rupees. Undefined for interest paid at maturity,
   * and if the tenure is shorter than one period.
   *
   * @formula P x r / payouts a year, half-up to the rupee
   * @source FD-2.77; calculation rules, "Non-cumulative deposits"
   * @example
   * ```ts
   * const rate = { annualRatePercent: Percentage.of('7.20'), payoutFrequency: 'monthly' };
   * const quote = depositQuote({ principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate });
   * quote.payoutAmount?.text; // => '600'
   * ```
   */
  get payoutAmount(): Money | undefined {
    const { terms } = this;
    const periods = periodsOf(terms);
    if (isCumulative(terms.payoutFrequency) || periods.whole === 0) return undefined;
    const exact = simpleInterest(terms, terms.principal.decimal, periods.length);
    return roundedToRupee(exact, terms.convention);
  }

  /**
   * Whether every payout is `payoutAmount`. Otherwise some differ by a rupee, so that all add up to
   * the total interest, or the last one is for a shorter period.
   *
   * @source calculation rules, "Non-cumulative deposits"
   * @example
   * ```ts
   * const rate = { annualRatePercent: Percentage.of('7.46'), payoutFrequency: 'quarterly' };
   * const terms = { principal: Money.of('250000'), tenure: Tenure.of({ years: 2 }), ...rate };
   * depositQuote(terms).hasEqualPayouts; // => false
   * ```
   */
  get hasEqualPayouts(): boolean {
    const { payoutAmount } = this;
    if (payoutAmount === undefined) return false;
    return this.schedule.every(({ payout }) => payout.equals(payoutAmount));
  }

  /**
   * The simple annual yield in percent, from the unrounded interest; undefined for periodic
   * payouts.
   *
   * @formula I / (P x D / 360) x 100, 2 decimals half-up; 365 instead of 360 for conventions with
   *   that year
   * @source FD-9.19
   * @example
   * ```ts
   * const rate = { annualRatePercent: Percentage.of('8.75'), payoutFrequency: 'at-maturity' };
   * const quote = depositQuote({ principal: LAKH, tenure: Tenure.of({ years: 5 }), ...rate });
   * quote.effectiveYield?.text; // => '10.42'
   * ```
   */
  get effectiveYield(): Percentage | undefined {
    if (!isCumulative(this.terms.payoutFrequency)) return undefined;
    return effectiveYield({ ...this.terms, totalInterest: Money.of(this.exactInterest) });
  }

  /**
   * One row per period of the deposit; the interest of all rows adds up to the total. Calculated on
   * first use.
   *
   * @source calculation rules, "What a quote carries"
   * @example
   * ```ts
   * const rate = { annualRatePercent: Percentage.of('10'), payoutFrequency: 'at-maturity' };
   * const quote = depositQuote({ principal: LAKH, tenure: Tenure.of({ years: 2 }), ...rate });
   * quote.schedule.map((row) => row.closingBalance.text); // => ['110000', '121000']
   * ```
   */
  get schedule(): readonly ScheduleRow[] {
    this.#schedule ??= interestSchedule(this.terms, this);
    return this.#schedule;
  }

  /**
   * The calculation steps of the result, so that a person can repeat them with a pocket calculator.
   * Calculated on first use.
   *
   * @source calculation rules, "What a quote carries"
   * @example
   * ```ts
   * const rate = { annualRatePercent: Percentage.of('10'), payoutFrequency: 'at-maturity' };
   * const quote = depositQuote({ principal: LAKH, tenure: Tenure.of({ years: 2 }), ...rate });
   * quote.working.at(-1)?.formula; // => 'I / (P x D / 360) x 100'
   * ```
   */
  get working(): readonly WorkingStep[] {
    this.#working ??= quoteWorking(this);
    return this.#working;
  }
}

/**
 * Calculates a deposit: interest, maturity amount, payouts, yield, schedule and calculation steps.
 *
 * @formula paid at maturity: P x (1 + r/n)^k x (1 + r x b/360); paid out: P x r x D/360
 * @source calculation rules; State Bank of India: round at the final stage only; LIC Housing
 *   Finance: ₹5 crore at 7.20% for 18 months
 * @throws an error for impossible terms
 * @example
 * ```ts
 * const terms = { principal: Money.of('50000000'), annualRatePercent: Percentage.of('7.20') };
 * const eighteenMonths = { tenure: Tenure.of({ months: 18 }), payoutFrequency: 'at-maturity' };
 * depositQuote({ ...terms, ...eighteenMonths }).maturityAmount.text; // => '55529600'
 * ```
 */
export function depositQuote(terms: DepositTerms): DepositQuote {
  return new DepositQuote(checkDepositTerms(terms));
}
