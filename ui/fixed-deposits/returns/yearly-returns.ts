import type { TaxChoice } from '#application/fixed-deposits/tax/device-facts.ts';
import type { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { afterTaxReturn } from '#domain/fixed-deposits/returns/after-tax-return.ts';
import {
  INTEREST_TAX_RATES,
  interestTaxPercent,
} from '#domain/fixed-deposits/returns/interest-tax-percent.ts';
import { annualisedReturn } from '#domain/fixed-deposits/returns/annualised-return.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Percentage } from '#domain/platform/percentage.ts';

/** What a deposit brings in a year, in percent. */
export interface YearlyReturns {
  /** Before income tax. */
  readonly annualised: Percentage;
  readonly afterTax: Percentage;
}

/** The yearly returns of a deposit; undefined if it has none. */
export type ReturnsOf = (holding: Holding) => YearlyReturns | undefined;

/** The rule for a chosen slab; undefined if no tax rates are known for today. */
export function returnsOfSlab(choice: TaxChoice, today: CalendarDate): ReturnsOf | undefined {
  const rule = INTEREST_TAX_RATES.on(today);
  if (rule === undefined) return undefined;
  const tax = interestTaxPercent({ ...choice, cess: rule.value.cess });
  return (holding) => {
    const annualised = annualisedReturn(holding);
    const afterTax = afterTaxReturn(holding, tax).annualised;
    if (!annualised.ok || !afterTax.ok) return undefined;
    return { annualised: annualised.value, afterTax: afterTax.value };
  };
}
