import { checkInstance } from '../../platform/argument-checks.ts';
import { Money } from '../../platform/money.ts';
import type { Percentage } from '../../platform/percentage.ts';
import type { Result } from '../../platform/result.ts';
import type { MoneyWeightedReturnViolation } from '../../platform/returns/cash-flow.ts';
import { moneyWeightedReturn } from '../../platform/returns/money-weighted-return.ts';
import { workingStep, type WorkingStep } from '../../platform/working-step.ts';
import { Holding } from '../holdings/holdings.ts';
import { type TaxYearInterest, taxYearInterest } from '../tax/tax-year-interest.ts';
import { checkTaxPercent } from './check-tax-percent.ts';
import { depositFlows } from './deposit-flows.ts';

/** The tax on the interest of one tax year. */
export interface TaxedYear extends TaxYearInterest {
  /** Whole rupees. */
  readonly tax: Money;
}

/** What is left of the return of a deposit after income tax. */
export interface AfterTaxReturn {
  readonly annualised: Result<Percentage, MoneyWeightedReturnViolation>;
  /** Rupees. */
  readonly tax: Money;
  readonly years: readonly TaxedYear[];
  /** The steps that lead to the tax. `presentValues` checks the return itself. */
  readonly working: readonly WorkingStep[];
}

/**
 * The yearly return of a deposit after income tax at one rate: an estimate. The tax of each tax
 * year counts on the last day of its interest: 31 March, or the maturity date. Dates of advance
 * tax, rebates and deductions are not counted.
 *
 * @formula tax of a year = I x t, half-up to the rupee; the return is the money-weighted return by
 *   anniversary of all payments and taxes
 * @source section 2 of the design notes on rules beyond the documents, R3
 * @throws an error for anything but a holding, and for a tax rate outside 0 to 100 percent
 * @param taxPercent the tax on one more rupee of interest, as `interestTaxPercent` gives it
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' };
 * const terms = { ...rate, principal: LAKH, tenure: Tenure.of({ years: 3 }) };
 * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-04-01') });
 * const { annualised, years } = afterTaxReturn(holding, Percentage.of('31.2'));
 * years.map(({ tax }) => tax.text); // => ['2496', '2696', '2911']
 * annualised.ok ? annualised.value.text : annualised.failure; // => '5.5'
 * ```
 */
export function afterTaxReturn(holding: Holding, taxPercent: Percentage): AfterTaxReturn {
  checkInstance(holding, Holding, 'a holding');
  const rate = checkTaxPercent(taxPercent).fraction;
  const years = taxYearInterest(holding).map((year): TaxedYear => {
    return Object.freeze({ ...year, tax: year.interest.times(rate).toRupee() });
  });
  const taxes = years.map(({ date, tax }) => ({ date, amount: Money.zero.minus(tax) }));
  return Object.freeze({
    annualised: Object.freeze(moneyWeightedReturn([...depositFlows(holding), ...taxes])),
    tax: Money.sum(years.map(({ tax }) => tax)),
    years: Object.freeze(years),
    working: taxWorking(years, taxPercent),
  });
}

function taxWorking(taxed: readonly TaxedYear[], taxPercent: Percentage): readonly WorkingStep[] {
  const percent = workingStep({
    ...{ id: 'tax-fraction', rule: 'Tax on one rupee of interest', symbol: 't' },
    ...{ formula: 'percent / 100', inputs: { percent: taxPercent.text } },
    exact: taxPercent.fraction,
  });
  const yearly = taxed.map(({ taxYear, interest, tax }) =>
    workingStep({
      ...{ id: `tax-of-${taxYear.text}`, rule: `Tax on the interest of ${taxYear.text}` },
      ...{ formula: 'I x t', inputs: { I: interest.text, t: taxPercent.fraction } },
      exact: interest.decimal.times(taxPercent.fraction),
      rounded: tax.text,
    }),
  );
  return Object.freeze([percent, ...yearly]);
}
