import { asFacts, asText, asWhole, asWord } from '../platform/expected.ts';
import type { Money } from '../platform/money.ts';
import type { SlabPrice } from './pricing-tiers.ts';
import { LARGEST_UNITS, readUnits, unitsViolation, type UnitsViolation } from './share-units.ts';
import { priceRange, type ShownPrice, singlePrice, totalPrice } from './shown-price.ts';

/** Whether units are bought from stock, or asked for at a price still to be found. */
export const OrderMode = Object.freeze({ Invest: 'invest', Request: 'request' } as const);
export type OrderMode = (typeof OrderMode)[keyof typeof OrderMode];

const MODE_LABELS = {
  invest: 'Invest Now',
  request: 'Request Now',
} as const satisfies Record<OrderMode, string>;

export type ShareOrderViolation = UnitsViolation | { readonly kind: 'no-price' };

/** What the box in which units are ordered shows. */
export interface ShareOrderBox {
  readonly mode: OrderMode;
  /** Rupees a unit; absent where none is known. */
  readonly price: ShownPrice | undefined;
  /** Rupees; absent until units that can be ordered are typed. */
  readonly total: ShownPrice | undefined;
  /** Why the button cannot work; undefined where it can. */
  readonly violation: ShareOrderViolation | undefined;
}

/**
 * Units are requested, not bought, when more are wanted than are in stock, or none are in stock.
 *
 * @source PM-4.55, PM-4.56; private market, section 4
 * @param order units wanted, where any are typed; units in stock
 * @throws a sentence for units or stock that are no whole number
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
  const { units = 0, availableStock } = asFacts(order);
  const wanted = asWhole(units, { most: LARGEST_UNITS });
  const stock = asWhole(availableStock);
  return wanted > stock || stock === 0 ? OrderMode.Request : OrderMode.Invest;
}

/**
 * The button reads `Request Now` where units are requested, otherwise `Invest Now`.
 *
 * @source PM-4.58; private market, section 4
 * @param mode of the order
 * @throws a sentence for a word that is no mode
 * @example
 * ```ts
 * orderModeLabel('request'); // => 'Request Now'
 * ```
 */
export function orderModeLabel(mode: OrderMode): string {
  return MODE_LABELS[asWord(mode, OrderMode)];
}

/**
 * The box shows the price for the units typed and the total; in request mode both as a range where
 * the range is known. Until units that can be ordered are typed, and while their price is looked
 * up, it shows the share's own price and no total. The button works when the units are fine and a
 * price is known.
 *
 * @formula total = units x price a unit
 * @source PM-4.55, PM-4.57, PM-4.59, PM-4.60, PM-5.11, PM-5.12, PM-5.13, PM-5.14; private market,
 * sections 4 and 5
 * @param facts units as typed; the share's minimum, stock and price; the slab for these very units,
 * once it is known; prices in rupees a unit
 * @throws a sentence for a minimum or a stock that is no whole number
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
  readonly slab?: SlabPrice | undefined;
}): ShareOrderBox {
  const { unitsText, minimumQuantity, slab, retailPrice } = asFacts(facts);
  const wrongUnits = unitsViolation(asText(unitsText), minimumQuantity);
  const availableStock = slab?.availableStock ?? facts.availableStock;
  const mode = orderModeFor({ units: readUnits(unitsText), availableStock });
  const retail = singlePrice(retailPrice);
  if (wrongUnits !== undefined) {
    return { mode, price: retail, total: undefined, violation: wrongUnits };
  }
  const price = slab === undefined ? undefined : slabPriceShown(slab, mode);
  if (price === undefined) {
    const shown = slab === undefined ? retail : undefined;
    return { mode, price: shown, total: undefined, violation: { kind: 'no-price' } };
  }
  return { mode, price, total: totalPrice(Number(unitsText), price), violation: undefined };
}

function slabPriceShown(slab: SlabPrice, mode: OrderMode): ShownPrice | undefined {
  const { minimumPrice: minimum, maximumPrice: maximum } = slab;
  const range = mode === OrderMode.Request ? priceRange({ minimum, maximum }) : undefined;
  return range ?? singlePrice(slab.pricePerUnit);
}
