import type { Decimal } from '../platform/decimal.ts';
import { Money } from '../platform/money.ts';
import type { Percentage } from '../platform/percentage.ts';
import type { WorkingStep } from '../platform/working-step.ts';
import { type CompleteTerms, completeTerms, type DepositTerms } from './deposit-terms.ts';
import { exactInterest, lengthOf, periodsOf, roundedToRupee, simpleInterest } from './interest.ts';
import { interestSchedule, type ScheduleRow } from './interest-schedule.ts';
import { isCumulative } from './payout-frequency.ts';
import { quoteWorking } from './quote-working.ts';
import { effectiveYield } from './yields.ts';

/** What a deposit brings. Interest and maturity are rounded once, at the end, to whole rupees. */
export class DepositQuote {
  readonly terms: CompleteTerms;
  /** Before any rounding. */
  readonly exactInterest: Decimal;
  readonly totalInterest: Money;
  /** What is there on the last day: the principal alone where interest was paid out. */
  readonly maturityAmount: Money;
  #schedule: readonly ScheduleRow[] | undefined;
  #working: readonly WorkingStep[] | undefined;

  constructor(terms: CompleteTerms) {
    const { principal, convention, tenure, payoutFrequency } = terms;
    this.terms = terms;
    this.exactInterest = exactInterest(terms, lengthOf(tenure, convention));
    this.totalInterest = roundedToRupee(this.exactInterest, convention);
    const isGrowing = isCumulative(payoutFrequency);
    this.maturityAmount = isGrowing ? principal.plus(this.totalInterest) : principal;
    Object.freeze(this);
  }

  /** One periodic payout; undefined at maturity, and where the tenure holds no whole period. */
  get payoutAmount(): Money | undefined {
    const { terms } = this;
    const periods = periodsOf(terms);
    if (isCumulative(terms.payoutFrequency) || periods.whole === 0) return undefined;
    const exact = simpleInterest(terms, terms.principal.decimal, periods.length);
    return roundedToRupee(exact, terms.convention);
  }

  /** From the unrounded interest; undefined where interest is paid out. */
  get effectiveYield(): Percentage | undefined {
    const { principal, tenure, payoutFrequency } = this.terms;
    if (!isCumulative(payoutFrequency)) return undefined;
    return effectiveYield({ totalInterest: Money.of(this.exactInterest), principal, tenure });
  }

  /** Every period; made on first use. */
  get schedule(): readonly ScheduleRow[] {
    this.#schedule ??= interestSchedule(this.terms, this);
    return this.#schedule;
  }

  /** The steps by which a person can redo the number; made on first use. */
  get working(): readonly WorkingStep[] {
    this.#working ??= quoteWorking(this);
    return this.#working;
  }
}

/** Throws a sentence on terms that no deposit can have. */
export function depositQuote(terms: DepositTerms): DepositQuote {
  return new DepositQuote(completeTerms(terms));
}
