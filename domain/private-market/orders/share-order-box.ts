import {
  checkInteger,
  checkOptions,
  checkRecord,
  checkText,
} from '../../platform/argument-checks.ts';
import type { Money } from '../../platform/money.ts';
import { orderSizeViolation, type OrderSizeViolation } from '../order-size.ts';
import type { SlabPrice } from '../catalogue/pricing-tiers.ts';
import { LARGEST_UNITS, readUnits, unitsViolation, type UnitsViolation } from './share-units.ts';
import {
  priceRange,
  type ShownPrice,
  singlePrice,
  totalPrice,
} from '../catalogue/display-price.ts';

/** Whether an order buys units from stock, or requests units whose price is not fixed yet. */
export const OrderMode = Object.freeze({ Invest: 'invest', Request: 'request' } as const);
export type OrderMode = (typeof OrderMode)[keyof typeof OrderMode];

const FACTS = [
  ...(['unitsText', 'minimumQuantity', 'availableStock', 'slab'] as const),
  ...(['retailPrice', 'minimumPrice', 'maximumPrice'] as const),
];

export type ShareOrderViolation =
  UnitsViolation | OrderSizeViolation | { readonly kind: 'no-price' };

/** The content of the box in which an investor orders shares. */
export interface ShareOrderBox {
  readonly mode: OrderMode;
  /** Price per unit in rupees; absent if unknown. */
  readonly price: ShownPrice | undefined;
  /** Total price in rupees; absent unless the typed units can be ordered. */
  readonly total: ShownPrice | undefined;
  /** Why the order button is disabled; undefined if it is enabled. */
  readonly violation: ShareOrderViolation | undefined;
}

/**
 * Whether an order buys or requests units: it requests them if it exceeds the stock, or if the
 * stock is empty.
 *
 * @source PM-4.55, PM-4.56; private market, section 4
 * @param order the typed units, if any, and the units in stock
 * @throws an error for units or stock that are not whole numbers
 * @example
 * ```ts
 * orderModeFor({ units: 101, availableStock: 100 }); // => 'request'
 * orderModeFor({ units: 100, availableStock: 100 }); // => 'invest'
 * ```
 */
export function orderModeFor(order: {
  readonly units?: number | undefined;
  readonly availableStock: number;
}): OrderMode {
  const { units = 0, availableStock } = checkRecord(order);
  const wanted = checkInteger(units, { most: LARGEST_UNITS });
  const stock = checkInteger(availableStock);
  return wanted > stock || stock === 0 ? OrderMode.Request : OrderMode.Invest;
}

/**
 * The content of the order box for the typed units. In request mode, price and total are ranges if
 * the range is known. While the units are invalid or the price is loading, the box shows the
 * share's listed price and no total. The order button needs valid units, a known price, and a total
 * within the maximum of one order.
 *
 * @formula total = units x price per unit
 * @source PM-4.55, PM-4.57, PM-4.59, PM-4.60, PM-5.11, PM-5.12, PM-5.13, PM-5.14; private market,
 * sections 4 and 5
 * @param facts the typed units; the share's minimum quantity, stock and listed prices; and the
 *   price for exactly these units (`slab`) once loaded. Prices in rupees per unit
 * @throws an error for a minimum or a stock that is not a whole number, and for an unknown fact
 * @example
 * ```ts
 * const share = { minimumQuantity: 10, availableStock: 500, retailPrice: Money.of(920) };
 * const slab = { pricePerUnit: Money.of(900), availableStock: 500 };
 * priceLabel(shareOrderBox({ ...share, unitsText: '20', slab }).total); // => '₹18,000'
 * ```
 */
export function shareOrderBox(facts: {
  readonly unitsText: string;
  readonly minimumQuantity: number;
  readonly availableStock: number;
  readonly retailPrice?: Money | undefined;
  readonly minimumPrice?: Money | undefined;
  readonly maximumPrice?: Money | undefined;
  readonly slab?: SlabPrice | undefined;
}): ShareOrderBox {
  const { unitsText, minimumQuantity, slab } = checkOptions(facts, FACTS);
  if (slab !== undefined) checkRecord(slab);
  const wrongUnits = unitsViolation(checkText(unitsText), minimumQuantity);
  const availableStock = slab?.availableStock ?? facts.availableStock;
  const mode = orderModeFor({ units: readUnits(unitsText), availableStock });
  const listed = displayPriceFor(mode, { ...facts, pricePerUnit: facts.retailPrice });
  if (wrongUnits !== undefined) {
    return { mode, price: listed, total: undefined, violation: wrongUnits };
  }
  const price = slab === undefined ? undefined : displayPriceFor(mode, slab);
  if (price === undefined) {
    const shown = slab === undefined ? listed : undefined;
    return { mode, price: shown, total: undefined, violation: { kind: 'no-price' } };
  }
  const units = Number(unitsText);
  const pricePerUnit = price.kind === 'range' ? price.maximum : price.amount;
  const violation = orderSizeViolation({ units, pricePerUnit });
  const total = violation === undefined ? totalPrice(units, price) : undefined;
  return { mode, price, total, violation };
}

/** The price to show: in request mode the price range if known, otherwise the single price. */
function displayPriceFor(
  mode: OrderMode,
  prices: Pick<SlabPrice, 'minimumPrice' | 'maximumPrice'> & {
    readonly pricePerUnit: Money | undefined;
  },
): ShownPrice | undefined {
  const { minimumPrice: minimum, maximumPrice: maximum, pricePerUnit } = prices;
  const range = mode === OrderMode.Request ? priceRange({ minimum, maximum }) : undefined;
  return range ?? singlePrice(pricePerUnit);
}
