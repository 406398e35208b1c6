import { LARGEST_UNITS } from '../orders/share-units.ts';
import {
  checkRecord,
  checkRecords,
  checkList,
  checkInteger,
} from '../../platform/argument-checks.ts';
import { checkNonNegative } from '../../platform/expected-values.ts';
import { invariant } from '../../platform/invariant.ts';
import { Money } from '../../platform/money.ts';
import type { SharePosition } from './holdings.ts';

/** A purchase or a sale of one share: units at a price. */
export interface PricedUnits {
  readonly units: number;
  /** In rupees. */
  readonly pricePerUnit: Money;
}

/** A sale with its result; all amounts in rupees. */
export interface SettledSale<Sale extends PricedUnits = PricedUnits> {
  readonly sale: Sale;
  readonly proceeds: Money;
  /** What was paid for the sold units, without duty and tax. */
  readonly cost: Money;
  /** `proceeds` minus `cost`; negative for a loss. */
  readonly gain: Money;
}

/** What remains of purchases after sales. */
export interface AfterSales<
  Purchase extends PricedUnits = PricedUnits,
  Sale extends PricedUnits = PricedUnits,
> {
  /** The purchases of which units remain, each with only its remaining units. */
  readonly left: readonly Purchase[];
  readonly sales: readonly SettledSale<Sale>[];
}

/** What remains, after sales, of units that were bought together for one amount. */
export interface LotAfterSales<Sale extends PricedUnits = PricedUnits> {
  readonly left: SharePosition;
  readonly sales: readonly SettledSale<Sale>[];
}

/**
 * Matches sales with purchases first in, first out, as in a demat (electronic share) account. The
 * gain of a sale is its proceeds minus the cost of its units, which come from the oldest purchases.
 *
 * @formula proceeds = units x price of the sale; cost = the sum, oldest purchase first, of units
 * taken x price of the purchase; gain = proceeds - cost
 * @source PM-2.127, PM-4.94; Vriddhi's own rule: a sale lowers the holding. First in, first out:
 *   Income-tax Act, section 45(2A)
 * @param dealings purchases and sales of one share, each oldest first
 * @throws an error for units that are not whole, from 1 to 999999999, for a price below zero, or
 * if more is sold than was bought
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
  const { purchases, sales } = checkRecord(dealings);
  checkPricedUnits(purchases);
  let left: readonly Purchase[] = purchases;
  const settled = checkPricedUnits(sales).map((sale) => {
    const proceeds = sale.pricePerUnit.times(sale.units);
    const taken = without(left, sale.units);
    left = taken.left;
    return { sale, proceeds, cost: taken.cost, gain: proceeds.minus(taken.cost) };
  });
  return Object.freeze({ left, sales: settled });
}

/**
 * Divides the cost of units that were bought together for one amount, such as those of a basket,
 * between sales and remaining units. The parts are in proportion, and add up to the amount to the
 * paisa.
 *
 * @formula cost of the first n units = investment x n / units, to the paisa; cost of a sale = cost
 *   of all units sold up to and with it - cost of the units sold before it
 * @source PM-2.137, PM-2.138; Vriddhi's own rule: a share of a basket can be sold too. Calculation
 *   rules, "Rounding": parts are rounded cumulatively
 * @param lot the units, the rupees paid for all of them, and their sales, oldest first
 * @throws an error for units or prices as for `afterSales`, for an investment below zero, or if
 *   more units are sold than bought
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
  const { units, investment, sales } = checkRecord(lot);
  checkInteger(units);
  checkNonNegative(investment, 'an investment');
  const costUntil = (sold: number) =>
    sold === 0 ? Money.zero : Money.of(investment.decimal.times(sold).dividedBy(units)).toPaisa();
  let sold = 0;
  const settled = checkPricedUnits(sales).map((sale) => {
    const proceeds = sale.pricePerUnit.times(sale.units);
    const before = costUntil(sold);
    sold += sale.units;
    invariant(sold <= units, `cannot sell ${sold} of ${units} units`);
    const cost = costUntil(sold).minus(before);
    return { sale, proceeds, cost, gain: proceeds.minus(cost) };
  });
  const left = { units: units - sold, investment: investment.minus(costUntil(sold)) };
  return Object.freeze({ left, sales: settled });
}

/**
 * Takes sold units from the lots of one share in the given order. In a demat account that is the
 * order of credit, for shares inside and outside baskets alike. Units beyond all lots are ignored,
 * because they were held elsewhere.
 *
 * @source PM-2.138, PM-4.94; first in, first out: Income-tax Act, section 45(2A)
 * @param units the units sold
 * @param held units of each lot, in the order of their credit
 * @returns the units taken from each lot
 * @throws an error for units that are not whole, or below 0
 * @example
 * ```ts
 * soldFrom(50, [20, 15, 40]); // => [20, 15, 15]
 * ```
 */
export function soldFrom(units: number, held: readonly number[]): readonly number[] {
  let missing = checkInteger(units);
  return checkList(held).map((there) => {
    const taken = Math.min(missing, checkInteger(there));
    missing -= taken;
    return taken;
  });
}

/** Removes units from the oldest purchases, and adds up what was paid for them. */
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
  invariant(missing === 0, `units sold exceed units bought by ${missing}`);
  return { left, cost };
}

function checkPricedUnits<Dealing extends PricedUnits>(
  dealings: readonly Dealing[],
): readonly Dealing[] {
  for (const { units, pricePerUnit } of checkRecords(dealings)) {
    checkInteger(units, { least: 1, most: LARGEST_UNITS });
    checkNonNegative(pricePerUnit, 'the price of a unit');
  }
  return dealings;
}
