import { checkInteger } from '../../platform/argument-checks.ts';
import { checkMoney } from '../../platform/expected-values.ts';
import type { Money } from '../../platform/money.ts';
import { LARGEST_UNITS } from './share-units.ts';

/**
 * The value of several units in rupees: units times the price of one unit.
 *
 * @formula units x price of one unit
 * @source PM-2.156; private market, section 2
 * @param units whole, from 0 to 999999999
 * @param pricePerUnit rupees
 * @throws an error for units outside that range, and for anything but money
 * @example
 * ```ts
 * unitsValue(3, Money.of('1625.5')).text; // => '4876.5'
 * ```
 */
export function unitsValue(units: number, pricePerUnit: Money): Money {
  return checkMoney(pricePerUnit).times(checkInteger(units, { most: LARGEST_UNITS }));
}

/**
 * The price of one unit in rupees to the paisa, from the value of several units.
 *
 * @formula value / units, 2 decimals half-up
 * @source PM-3.34, PM-3.41
 * @param value rupees for all units
 * @param units whole, from 1 to 999999999
 * @throws an error for units outside that range, and for anything but money
 * @example
 * ```ts
 * priceOfOne(Money.of('10000'), 3).text; // => '3333.33'
 * ```
 */
export function priceOfOne(value: Money, units: number): Money {
  const count = checkInteger(units, { least: 1, most: LARGEST_UNITS });
  return checkMoney(value).dividedBy(count).toPaisa();
}
