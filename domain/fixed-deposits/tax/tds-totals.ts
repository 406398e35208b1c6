import { checkRecords } from '../../platform/argument-checks.ts';
import { Money } from '../../platform/money.ts';
import type { PayerForecast } from './payer-forecast.ts';

/** The interest of all payers in a tax year, and the tax that they are expected to withhold. */
export interface TdsTotals {
  /** In whole rupees. */
  readonly interest: Money;
  /** In rupees to the paisa; credits after the day of a Form 121 are free. */
  readonly tax: Money;
}

/**
 * Sums up the forecasts of all payers.
 *
 * @formula interest = the sum of the interest; tax = the sum of the deductions
 * @source Vriddhi's own rule: each payer deducts on its own; the sum is what the investor misses
 * @throws an error for anything but a list of forecasts
 * @example
 * ```ts
 * tdsTotals([]).tax.text; // => '0'
 * ```
 */
export function tdsTotals(forecasts: readonly PayerForecast[]): TdsTotals {
  const all = checkRecords(forecasts);
  return Object.freeze({
    interest: Money.sum(all.map(({ interest }) => interest)),
    tax: Money.sum(all.map(({ atCrossing }) => atCrossing.total)),
  });
}
