import { checkRecord, checkInteger } from '../platform/argument-checks.ts';
import { checkMoney } from '../platform/expected-values.ts';
import { invariant } from '../platform/invariant.ts';
import { Money } from '../platform/money.ts';
import { LARGEST_UNITS } from './orders/share-units.ts';
import { unitsValue } from './orders/units-value.ts';

/** Maximum total of one order, in rupees: 100 crore (1 billion). */
export const LARGEST_ORDER_TOTAL = Money.of('1000000000');
/** The same total, for sentences. */
export const LARGEST_ORDER_LABEL = '₹100 crore';

export interface OrderSizeViolation {
  readonly kind: 'above-largest';
  /** Maximum units of an order at this price. */
  readonly most: number;
}

/**
 * Checks the total of an order of shares or baskets: at most ₹100 crore (1 billion rupees).
 *
 * @formula units x price per unit <= 1000000000
 * @source a limit of Vriddhi; the product documents set none
 * @param order whole units, from 0 to 999999999; price in rupees per unit, for a range the upper
 *   one
 * @throws an error for units outside that range, and for a price that is not above zero
 * @example
 * ```ts
 * orderSizeViolation({ units: 400_001, pricePerUnit: Money.of(2500) });
 * // => { kind: 'above-largest', most: 400000 }
 * orderSizeViolation({ units: 400_000, pricePerUnit: Money.of(2500) }); // => undefined
 * ```
 */
export function orderSizeViolation(order: {
  readonly units: number;
  readonly pricePerUnit: Money;
}): OrderSizeViolation | undefined {
  const { units, pricePerUnit } = checkRecord(order);
  const price = checkMoney(pricePerUnit);
  invariant(price.isGreaterThan(Money.zero), 'an order needs a price above zero');
  const count = checkInteger(units, { most: LARGEST_UNITS });
  if (!unitsValue(count, price).isGreaterThan(LARGEST_ORDER_TOTAL)) return undefined;
  const most = LARGEST_ORDER_TOTAL.dividedBy(price.decimal).decimal.floor().toNumber();
  return { kind: 'above-largest', most };
}
