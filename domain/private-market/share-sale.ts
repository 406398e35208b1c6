import { asFacts, asFactsList, asList, asWhole } from '../platform/expected.ts';
import { asMoney } from '../platform/expected-values.ts';
import { invariant } from '../platform/invariant.ts';
import { Money } from '../platform/money.ts';
import type { SharePosition } from './holdings.ts';

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

/** What is left of units that were paid in one sum, after sales. */
export interface LotAfterSales<Sale extends PricedUnits = PricedUnits> {
  readonly left: SharePosition;
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

/**
 * Units that were paid in one sum, as those of a basket were, leave with their part of that sum:
 * what was paid for all sales and for what is left adds up to it, to the paisa.
 *
 * @formula cost of the first n units = investment x n / units, to the paisa; cost of a sale = that
 * of all sales up to it - that of those before it
 * @source PM-2.137, PM-2.138; our own: a share of a basket can be sold too. Calculation rules,
 * "Rounding": parts are rounded cumulatively
 * @param lot units with the rupees paid for all of them, and their sales, the oldest first
 * @throws a sentence for units or prices as for `afterSales`, for an investment below zero, or
 * where more is sold than there is
 * @example
 * ```ts
 * const sales = [{ units: 1, pricePerUnit: Money.of('40') }];
 * const lot = lotAfterSales({ units: 3, investment: Money.of('100'), sales });
 * [lot.sales[0].cost.text, lot.sales[0].gain.text, lot.left.units, lot.left.investment.text];
 * // => ['33.33', '6.67', 2, '66.67']
 * ```
 */
export function lotAfterSales<Sale extends PricedUnits>(
  lot: SharePosition & { readonly sales: readonly Sale[] },
): LotAfterSales<Sale> {
  const { units, investment, sales } = asFacts(lot);
  asWhole(units);
  invariant(!asMoney(investment).isNegative(), 'an investment is not below zero');
  const costUntil = (sold: number) =>
    sold === 0 ? Money.zero : investment.times(sold).dividedBy(units).toPaisa();
  let sold = 0;
  const settled = asFactsList(sales).map((sale) => {
    const proceeds = valueOf(sale);
    const before = costUntil(sold);
    sold += sale.units;
    invariant(sold <= units, `no more is sold than there is, got ${sold} of ${units} units`);
    const cost = costUntil(sold).minus(before);
    return { sale, proceeds, cost, gain: proceeds.minus(cost) };
  });
  const left = { units: units - sold, investment: investment.minus(costUntil(sold)) };
  return Object.freeze({ left, sales: settled });
}

/**
 * A sale takes units from one place after the other: those that are held on their own come first,
 * then those of baskets, the oldest order first, so that baskets stay whole as long as they can.
 * What is more was held elsewhere.
 *
 * @source PM-2.138, PM-4.94; our own: what becomes of a basket whose shares are sold
 * @param units that are sold
 * @param held units of each place, in the order in which they are taken
 * @returns the units that each place gives
 * @throws a sentence for units that are not whole, or below 0
 * @example
 * ```ts
 * soldFrom(50, [20, 15, 40]); // => [20, 15, 15]
 * ```
 */
export function soldFrom(units: number, held: readonly number[]): readonly number[] {
  let missing = asWhole(units);
  return asList(held).map((there) => {
    const taken = Math.min(missing, asWhole(there));
    missing -= taken;
    return taken;
  });
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
