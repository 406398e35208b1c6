import { asFacts, asFactsList, asWhole } from '../platform/expected.ts';
import { asMoney } from '../platform/expected-values.ts';
import { invariant } from '../platform/invariant.ts';
import { Money } from '../platform/money.ts';

/** Units of one share at a price: a purchase, or a sale. */
export interface PricedUnits {
  readonly units: number;
  /** Rupees. */
  readonly pricePerUnit: Money;
}

/** A sale with what came of it; rupees. */
export interface SettledSale<Sale extends PricedUnits = PricedUnits> {
  readonly sale: Sale;
  readonly proceeds: Money;
  /** What was paid for the units that were sold, without duty and tax. */
  readonly cost: Money;
  /** Below zero for a loss. */
  readonly gain: Money;
}

/** What is left of purchases after sales. */
export interface AfterSales<
  Purchase extends PricedUnits = PricedUnits,
  Sale extends PricedUnits = PricedUnits,
> {
  /** Each purchase of which units are left, with those units. */
  readonly left: readonly Purchase[];
  readonly sales: readonly SettledSale<Sale>[];
}

const MOST_UNITS = 999_999_999;

/**
 * Shares leave a demat account in the order in which they came into it: a sale takes from the
 * oldest purchase first, and its gain is what it brought less what those units had cost.
 *
 * @formula proceeds = units x price of the sale; cost = the sum, oldest purchase first, of units
 * taken x price of the purchase; gain = proceeds - cost
 * @source PM-2.127, PM-4.94; our own: a sale lowers the holding. First in, first out: Income-tax
 * Act, section 45(2A)
 * @param dealings purchases and sales of one share, each oldest first
 * @throws a sentence for units that are not whole, from 1 to nine nines, for a price below zero, or
 * where more is sold than was bought
 * @example
 * ```ts
 * const of = (units, text) => ({ units, pricePerUnit: Money.of(text) });
 * const after = afterSales({ purchases: [of(10, '100'), of(5, '140')], sales: [of(12, '150')] });
 * [after.left[0].units, after.sales[0].cost.text, after.sales[0].gain.text];
 * // => [3, '1280', '520']
 * ```
 */
export function afterSales<Purchase extends PricedUnits, Sale extends PricedUnits>(dealings: {
  readonly purchases: readonly Purchase[];
  readonly sales: readonly Sale[];
}): AfterSales<Purchase, Sale> {
  const { purchases, sales } = asFacts(dealings);
  asFactsList(purchases).forEach(valueOf);
  let left: readonly Purchase[] = purchases;
  const settled = asFactsList(sales).map((sale) => {
    const proceeds = valueOf(sale);
    const taken = without(left, sale.units);
    left = taken.left;
    return { sale, proceeds, cost: taken.cost, gain: proceeds.minus(taken.cost) };
  });
  return Object.freeze({ left, sales: settled });
}

/** Takes units from the oldest purchases. */
function without<Purchase extends PricedUnits>(purchases: readonly Purchase[], units: number) {
  let missing = units;
  let cost = Money.zero;
  const left: Purchase[] = [];
  for (const purchase of purchases) {
    const taken = Math.min(missing, purchase.units);
    missing -= taken;
    cost = cost.plus(purchase.pricePerUnit.times(taken));
    const kept = purchase.units - taken;
    if (kept > 0) left.push({ ...purchase, units: kept });
  }
  invariant(missing === 0, `no more is sold than was bought, got ${missing} units too many`);
  return { left, cost };
}

function valueOf({ units, pricePerUnit }: PricedUnits): Money {
  asWhole(units, { least: 1, most: MOST_UNITS });
  const price = asMoney(pricePerUnit);
  invariant(!price.isNegative(), 'the price of a unit is not below zero');
  return price.times(units);
}
