import { checkInstance, checkInteger, checkRecord } from '../../platform/argument-checks.ts';
import { CalendarDate, type CalendarSpan } from '../../platform/calendar-date.ts';
import { Dated, SourceMark } from '../../platform/dated.ts';
import { checkDate, checkMoney } from '../../platform/expected-values.ts';
import { Money } from '../../platform/money.ts';
import { Percentage } from '../../platform/percentage.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { workingStep, type WorkingStep } from '../../platform/working-step.ts';
import { Holding } from '../holdings/holdings.ts';
import { checkRate, checkSpan } from './check-premature-rule.ts';

/** The rule by which an issuer lends against its own deposit. */
export interface DepositLoanRule {
  /** The first loan after the start of the deposit. */
  readonly notBefore: CalendarSpan;
  /** The largest loan, in percent of the principal. */
  readonly sharePercent: Percentage;
  /** Percentage points above the rate of the deposit. */
  readonly pointsAbove: Percentage;
}

/** Loans of finance companies against their deposits. */
export const NBFC_LOAN_RULES: Dated<DepositLoanRule> = Dated.of([
  {
    from: CalendarDate.of('2016-08-25'),
    value: Object.freeze({
      notBefore: Object.freeze({ months: 3 }),
      sharePercent: Percentage.of(75),
      pointsAbove: Percentage.of(2),
    }),
    source: {
      title: 'Loan against a deposit, premature withdrawal',
      publisher: 'Sundaram Finance',
      url: 'https://www.sundaramfinance.in/products/deposits/prematurity.aspx',
      readOn: CalendarDate.of('2026-11-23'),
      mark: SourceMark.Issuer,
    },
  },
]);

/** Why an issuer does not lend against a deposit. */
export type DepositLoanViolation =
  'too-early' | 'after-maturity' | 'not-above-zero' | 'above-limit';

/** A loan that replaces an early exit. */
export interface DepositLoan {
  /** The yearly rate of the loan, in percent. */
  readonly annualRatePercent: Percentage;
  /** Interest for the days of the loan, in whole rupees. */
  readonly interest: Money;
  readonly working: readonly WorkingStep[];
}

/** A wish for a loan against a deposit. */
export interface DepositLoanInput {
  readonly rule: DepositLoanRule;
  readonly amount: Money;
  /** The first day of the loan. */
  readonly from: CalendarDate;
  /** How many days the loan runs; at the longest until the maturity of the deposit. */
  readonly days: number;
}

/**
 * The largest loan against a deposit, in rupees.
 *
 * @formula P x share / 100, rounded down to the rupee
 * @source section 0 of the design notes on rules beyond the documents, N7
 * @throws an error for anything but a holding and a complete rule
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8.1'), payoutFrequency: 'at-maturity' };
 * const terms = { ...rate, principal: LAKH, tenure: Tenure.of({ years: 3 }) };
 * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-01-15') });
 * const { value: rule } = NBFC_LOAN_RULES.on(CalendarDate.of('2026-11-26'));
 * loanLimit(holding, rule).text; // => '75000'
 * ```
 */
export function loanLimit(holding: Holding, rule: DepositLoanRule): Money {
  const { principal } = checkInstance(holding, Holding, 'a holding').quote.terms;
  const share = checkLoanRule(rule).sharePercent.fraction;
  return Money.of(principal.times(share).decimal.floor());
}

/**
 * What a loan against a deposit costs, instead of breaking the deposit. The deposit keeps earning
 * its interest. The interest of the loan is simple; an issuer that charges it at the rests of the
 * deposit takes slightly more.
 *
 * @formula L x (r + points) / 100 x days / 365, half-up to the rupee
 * @source section 1 of the design notes on rules beyond the documents, step 5; section 0, N7
 * @throws an error for anything but a holding, a complete rule, an amount in rupees and whole days
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8.1'), payoutFrequency: 'at-maturity' };
 * const terms = { ...rate, principal: LAKH, tenure: Tenure.of({ years: 3 }) };
 * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-01-15') });
 * const { value: rule } = NBFC_LOAN_RULES.on(CalendarDate.of('2026-11-26'));
 * const loan = { rule, amount: Money.of('60000'), from: CalendarDate.of('2026-07-15') };
 * const answer = loanInstead(holding, { ...loan, days: 180 });
 * answer.ok && answer.value.interest.text; // => '2988'
 * ```
 */
export function loanInstead(
  holding: Holding,
  loan: DepositLoanInput,
): Result<DepositLoan, DepositLoanViolation> {
  const { maturityDate, startedOn, quote } = checkInstance(holding, Holding, 'a holding');
  const { rule, amount, from, days } = checkRecord(loan);
  const { notBefore, pointsAbove } = checkLoanRule(rule);
  checkMoney(amount);
  checkInteger(days, { least: 1, most: 100_000 });
  if (checkDate(from).isBefore(startedOn.plus(notBefore))) return failure('too-early');
  if (from.plus({ days }).isAfter(maturityDate)) return failure('after-maturity');
  if (!amount.isGreaterThan(Money.zero)) return failure('not-above-zero');
  if (amount.isGreaterThan(loanLimit(holding, rule))) return failure('above-limit');
  const r = quote.terms.annualRatePercent;
  const annualRatePercent = Percentage.of(r.decimal.plus(pointsAbove.decimal));
  const exact = amount.times(annualRatePercent.fraction).times(days).dividedBy(365);
  const interest = exact.toRupee();
  const working = Object.freeze([
    workingStep({
      ...{ id: 'loan-rate', rule: 'Rate of the loan in percent', symbol: 'q' },
      ...{ formula: 'R + p', inputs: { R: r.text, p: pointsAbove.text } },
      exact: annualRatePercent.decimal,
    }),
    workingStep({
      ...{ id: 'loan-interest', rule: 'Interest of the loan' },
      formula: 'L x q / 100 x days / 365',
      inputs: { L: amount.text, q: annualRatePercent.text, days },
      ...{ exact: exact.decimal, rounded: interest.text },
    }),
  ]);
  return success(Object.freeze({ annualRatePercent, interest, working }));
}

function checkLoanRule(rule: DepositLoanRule): DepositLoanRule {
  const { notBefore, sharePercent, pointsAbove } = checkRecord(rule);
  checkSpan(notBefore);
  checkRate(sharePercent);
  checkRate(pointsAbove);
  return rule;
}
