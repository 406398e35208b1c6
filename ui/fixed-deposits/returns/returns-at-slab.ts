import type { TaxChoice } from '#application/fixed-deposits/tax/device-facts.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { interestTaxPercent } from '#domain/fixed-deposits/returns/interest-tax-percent.ts';
import { type ThreeRates, threeRates } from '#domain/fixed-deposits/returns/three-rates.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatPercent } from '#domain/platform/indian-formatting.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { returnsCopy as copy } from './copy.ts';

interface AtSlab {
  readonly startedOn: CalendarDate;
  /** Undefined counts without tax. */
  readonly choice: TaxChoice | undefined;
  readonly cess: Percentage;
}

/** The three rates of a quoted deposit at the slab that the investor has chosen. */
export function returnsAtSlab(
  { terms }: DepositQuote,
  { startedOn, choice, cess }: AtSlab,
): ThreeRates {
  const tax = choice === undefined ? Percentage.of(0) : interestTaxPercent({ ...choice, cess });
  return threeRates(Holding.of({ terms, startedOn }), tax);
}

export function returnText(rate: ThreeRates['annualised']): string {
  return rate.ok ? formatPercent(rate.value) : copy.unknown;
}
