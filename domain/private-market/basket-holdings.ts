import { asFactsList, asText, asWhole } from '../platform/expected.ts';
import { asMoney } from '../platform/expected-values.ts';
import { invariant } from '../platform/invariant.ts';
import { Money } from '../platform/money.ts';
import { basketNameFor } from './basket.ts';
import { newestOrdersFirst, type Placed } from './order-list.ts';

/** Baskets that were bought in one order. */
export interface BasketPurchase extends Placed {
  readonly basketId: string;
  /** Absent or blank where the basket has no name. */
  readonly basketName?: string | undefined;
  readonly units: number;
  /** Rupees for one basket. */
  readonly pricePerUnit: Money;
}

/** All baskets of one kind that somebody holds, with the orders that brought them. */
export interface BasketHolding<Purchase extends BasketPurchase = BasketPurchase> {
  readonly basketId: string;
  readonly name: string;
  readonly units: number;
  /** Rupees paid for all of them. */
  readonly investment: Money;
  /** Newest first. */
  readonly history: readonly Purchase[];
}

const MOST_UNITS = 999_999_999;

/**
 * Purchases of one basket are one holding: the units and what was paid add up, the history is told
 * newest first; a basket without a name is a Diversified Basket.
 *
 * @formula units = sum of units; investment = sum of units x price of one basket
 * @source PM-2.131, PM-2.132, PM-3.34, PM-3.36, PM-3.38; private market, sections 2 and 3
 * @param purchases in any order
 * @returns in the order in which the baskets first come
 * @throws a sentence for units that are not whole, from 1 to nine nines, or a price below zero
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
  for (const purchase of asFactsList(purchases)) {
    const basketId = asText(purchase.basketId);
    byBasket.set(basketId, [...(byBasket.get(basketId) ?? []), purchase]);
  }
  return [...byBasket].map(([basketId, history]) => ({
    basketId,
    name: basketNameFor(history.map(({ basketName = '' }) => basketName.trim()).find(Boolean)),
    units: history.reduce((units, purchase) => units + purchase.units, 0),
    investment: Money.sum(history.map(paidFor)),
    history: newestOrdersFirst(history),
  }));
}

function paidFor({ units, pricePerUnit }: BasketPurchase): Money {
  asWhole(units, { least: 1, most: MOST_UNITS });
  const price = asMoney(pricePerUnit);
  invariant(!price.isNegative(), 'the price of a basket is not below zero');
  return price.times(units);
}
