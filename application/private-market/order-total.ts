import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Money } from '#domain/platform/money.ts';
import type { ShownPrice } from '#domain/private-market/catalogue/display-price.ts';
import {
  shareOrderSummary,
  type ShareOrderSummary,
} from '#domain/private-market/orders/share-order-summary.ts';
import { shareTaxRateOn } from '#domain/private-market/orders/share-tax.ts';

interface OrderedUnits {
  readonly units: number;
  /** Epoch milliseconds; without it, no tax is added. */
  readonly placedAt?: number | undefined;
}

/** What an order costs at a price in rupees per unit, with the tax rate of its day. */
export function orderCosts(
  { units, placedAt }: OrderedUnits,
  pricePerUnit: Money,
): ShareOrderSummary {
  const taxPercent =
    placedAt === undefined ? undefined : shareTaxRateOn(CalendarDate.inIndia(placedAt));
  return shareOrderSummary({ pricePerUnit, units, taxPercent });
}

/**
 * The amount of an order in rupees, with stamp duty and tax, as on its payment page. A range of
 * prices gives a range.
 */
export function orderTotal(order: OrderedUnits, price: ShownPrice): ShownPrice {
  const payable = (pricePerUnit: Money) => orderCosts(order, pricePerUnit).totalPayable;
  if (price.kind === 'single') return { kind: 'single', amount: payable(price.amount) };
  return { kind: 'range', minimum: payable(price.minimum), maximum: payable(price.maximum) };
}
