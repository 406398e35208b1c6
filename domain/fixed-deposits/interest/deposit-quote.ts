import type { Decimal } from '../../platform/decimal.ts';
import { Money } from '../../platform/money.ts';
import type { Percentage } from '../../platform/percentage.ts';
import type { WorkingStep } from '../../platform/working-step.ts';
import { type CompleteTerms, asCompleteTerms, type DepositTerms } from './deposit-terms.ts';
import { exactInterest, lengthOf, periodsOf, roundedToRupee, simpleInterest } from './interest.ts';
import { interestSchedule, type ScheduleRow } from './interest-schedule.ts';
import { isCumulative } from './payout-frequency.ts';
import { quoteWorking } from './quote-working.ts';
import { effectiveYield } from './yields.ts';

/**
 * The result of a deposit; interest and maturity amount are rounded once, at the end, half-up to
 * whole rupees.
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
  /** Without any rounding. */
  readonly exactInterest: Decimal;
  readonly totalInterest: Money;
  /** Paid on the last day; only the principal if interest was paid out. */
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
   * One periodic payout of interest; undefined at maturity, and if the tenure contains no whole
   * period.
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
   * The simple annual yield, from the unrounded interest; undefined if interest is paid out.
   *
   * @formula I / (P x D / 360) x 100, 2 decimals half-up; 365 under a convention of that year
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
   * All periods of the deposit, whose interest adds up to the total; computed on first use.
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
   * The steps to recalculate the result with a pocket calculator; computed on first use.
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
 * The result of a deposit: interest, maturity amount, payouts, yield, schedule and working.
 *
 * @formula at maturity P x (1 + r/n)^k x (1 + r x b/360); paid out P x r x D/360
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
  return new DepositQuote(asCompleteTerms(terms));
}
