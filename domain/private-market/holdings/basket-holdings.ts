import { LARGEST_UNITS } from '../orders/share-units.ts';
import { checkRecords, checkText, checkInteger } from '../../platform/argument-checks.ts';
import { checkNonNegative } from '../../platform/expected-values.ts';
import { Money } from '../../platform/money.ts';
import { basketNameFor } from '../catalogue/basket.ts';
import { newestOrdersFirst, type Placed } from '../orders/newest-orders.ts';

/** One order of baskets that the investor bought. */
export interface BasketPurchase extends Placed {
  readonly basketId: string;
  /** Absent or blank if the basket has no name. */
  readonly basketName?: string | undefined;
  readonly units: number;
  /** In rupees, for one basket. */
  readonly pricePerUnit: Money;
}

/** All baskets of one kind that the investor holds. */
export interface BasketHolding<Purchase extends BasketPurchase = BasketPurchase> {
  readonly basketId: string;
  readonly name: string;
  readonly units: number;
  /** Rupees paid for all these baskets. */
  readonly investment: Money;
  /** The purchases, newest first. */
  readonly history: readonly Purchase[];
}

/**
 * Groups purchases by basket: units and cost add up, and the history is newest first. A basket
 * without a name is called `Diversified Basket`.
 *
 * @formula units = sum of units; investment = sum of units x price of one basket
 * @source PM-2.131, PM-2.132, PM-3.34, PM-3.36, PM-3.38; private market, sections 2 and 3
 * @param purchases in any order
 * @returns holdings in the order of first appearance
 * @throws an error for units that are not whole, from 1 to 999999999, or a price below zero
 * @example
 * ```ts
 * const of = (units, placedAt) =>
 *   ({ basketId: '7', units, pricePerUnit: Money.of('25000'), placedAt });
 * const [held] = basketHoldings([of(1, 1), of(2, 2)]);
 * [held.name, held.units, held.investment.text]; // => ['Diversified Basket', 3, '75000']
 * ```
 */
export function basketHoldings<Purchase extends BasketPurchase>(
  purchases: readonly Purchase[],
): readonly BasketHolding<Purchase>[] {
  const byBasket = new Map<string, Purchase[]>();
  for (const purchase of checkRecords(purchases)) {
    const basketId = checkText(purchase.basketId);
    checkInteger(purchase.units, { least: 1, most: LARGEST_UNITS });
    checkNonNegative(purchase.pricePerUnit, 'the price of a basket');
    byBasket.set(basketId, [...(byBasket.get(basketId) ?? []), purchase]);
  }
  return [...byBasket].map(([basketId, history]) => ({
    basketId,
    name: basketNameFor(history.map(({ basketName = '' }) => basketName.trim()).find(Boolean)),
    investment: Money.sum(history.map(({ units, pricePerUnit }) => pricePerUnit.times(units))),
    units: history.reduce((units, purchase) => units + purchase.units, 0),
    history: newestOrdersFirst(history),
  }));
}
