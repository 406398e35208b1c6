import type { TaxChoice } from '#application/fixed-deposits/tax/device-facts.ts';
import type { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { afterTaxReturn } from '#domain/fixed-deposits/returns/after-tax-return.ts';
import {
  INTEREST_TAX_RATES,
  interestTaxPercent,
} from '#domain/fixed-deposits/returns/interest-tax-percent.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Percentage } from '#domain/platform/percentage.ts';

/** The yearly return of a deposit after income tax, in percent; undefined if it has none. */
export type AfterTaxOf = (holding: Holding) => Percentage | undefined;

/** The rule for a chosen slab; undefined if no tax rates are known for today. */
export function afterTaxAtSlab(choice: TaxChoice, today: CalendarDate): AfterTaxOf | undefined {
  const rule = INTEREST_TAX_RATES.on(today);
  if (rule === undefined) return undefined;
  const tax = interestTaxPercent({ ...choice, cess: rule.value.cess });
  return (holding) => {
    const { annualised } = afterTaxReturn(holding, tax);
    return annualised.ok ? annualised.value : undefined;
  };
}
