import { checkMoney } from '../../platform/expected-values.ts';
import { invariant } from '../../platform/invariant.ts';
import { Money } from '../../platform/money.ts';
import { workingStep, type WorkingStep } from '../../platform/working-step.ts';
import { orderSizeViolation, type OrderSizeViolation } from '../order-size.ts';
import { OrderStatus } from './order-status.ts';
import { unitsViolation, type UnitsViolation } from './share-units.ts';
import { unitsValue } from './units-value.ts';

/** Minimum units of a basket order (PM-9.1). */
export const MINIMUM_BASKET_UNITS = 1;

/** An order of baskets as submitted to the backend. */
export interface BasketOrder {
  readonly units: number;
  /** In rupees, for one basket. */
  readonly pricePerUnit: Money;
  /** In rupees. */
  readonly total: Money;
  readonly status: typeof OrderStatus.Pending;
  /**
   * The calculation steps of the total, so that a person can repeat them with a pocket calculator.
   */
  readonly working: readonly WorkingStep[];
}

/**
 * Checks the typed number of baskets: a whole number of at most nine digits, 1 or more.
 *
 * @source PM-5.1, PM-5.2, PM-5.3, PM-5.4, PM-9.1; private market, sections 5 and 9
 * @param text the content of the field
 * @throws an error for anything but text
 * @example
 * ```ts
 * basketUnitsViolation('0'); // => { kind: 'below-minimum', minimum: 1 }
 * ```
 */
export function basketUnitsViolation(text: string): UnitsViolation | undefined {
  return unitsViolation(text, MINIMUM_BASKET_UNITS);
}

/**
 * Checks an order of baskets: a valid number of units, and a total within the maximum of one order.
 *
 * @source PM-5.3, PM-5.4; the maximum total is a limit of Vriddhi
 * @param unitsText the content of the field
 * @param basketPrice rupees for one basket
 * @throws an error for anything but text, and for a price that is not above zero
 * @example
 * ```ts
 * basketOrderViolation('40001', Money.of('25000')); // => { kind: 'above-largest', most: 40000 }
 * ```
 */
export function basketOrderViolation(
  unitsText: string,
  basketPrice: Money,
): UnitsViolation | OrderSizeViolation | undefined {
  const wrongUnits = basketUnitsViolation(unitsText);
  if (wrongUnits !== undefined) return wrongUnits;
  return orderSizeViolation({ units: Number(unitsText), pricePerUnit: basketPrice });
}

/**
 * Creates an order of baskets for typed units; undefined while the units or the total are invalid.
 *
 * @formula total = units x price of one basket
 * @source PM-4.75, PM-4.77, PM-5.3, PM-5.4, PM-7.7; private market, section 4
 * @param unitsText the content of the field
 * @param basketPrice rupees for one basket, rounded to the paisa
 * @throws an error for a price that is not money, or not a paisa or more
 * @example
 * ```ts
 * basketOrder('3', Money.of('25000.50')).total.text; // => '75001.5'
 * basketOrder('3', Money.of('25000.50')).working[0].formula; // => 'u x p'
 * basketOrder('', Money.of('25000.50')); // => undefined
 * ```
 */
export function basketOrder(unitsText: string, basketPrice: Money): BasketOrder | undefined {
  const pricePerUnit = checkMoney(basketPrice).toPaisa();
  invariant(pricePerUnit.isGreaterThan(Money.zero), 'a basket needs a price of a paisa or more');
  if (basketUnitsViolation(unitsText) !== undefined) return undefined;
  const units = Number(unitsText);
  const total = unitsValue(units, pricePerUnit);
  const working = workingStep({
    id: 'total',
    rule: 'Total',
    formula: 'u x p',
    inputs: { u: units, p: pricePerUnit.text },
    exact: total.decimal,
  });
  const status = OrderStatus.Pending;
  return Object.freeze({ units, pricePerUnit, total, status, working: Object.freeze([working]) });
}
