import { LARGEST_UNITS } from '../orders/share-units.ts';
import { checkRecord, checkRecords, checkInteger } from '../../platform/argument-checks.ts';
import { Money } from '../../platform/money.ts';

/** One purchase of a share with its charges; all amounts in rupees. */
export interface SharePurchase {
  readonly units: number;
  readonly investment: Money;
  readonly stampDuty: Money;
  readonly taxDeductedAtSource: Money;
  /** Absent if there were no such charges. */
  readonly documentationCharges?: Money | undefined;
}

/** The totals of several purchases of one share; all amounts in rupees. */
export interface PurchaseTotals {
  readonly units: number;
  readonly investment: Money;
  readonly stampDuty: Money;
  readonly taxDeductedAtSource: Money;
  readonly documentationCharges: Money;
  readonly totalPayable: Money;
  /**
   * Average price per unit in rupees to the paisa, without duty and tax; absent if there are no
   * units.
   */
  readonly averagePrice?: Money;
}

/**
 * The amount payable for a purchase, in rupees: investment, stamp duty, TDS (tax deducted at
 * source) and documentation charges.
 *
 * @formula total payable = investment + stamp duty + TDS + documentation charges
 * @source PM-3.44; calculation rules, "Private market"
 * @throws an error for anything but money
 * @example
 * ```ts
 * const [investment, stampDuty] = [Money.of('10000'), Money.of('1.50')];
 * purchasePayable({ units: 10, investment, stampDuty, taxDeductedAtSource: Money.zero }).text;
 * // => '10001.5'
 * ```
 */
export function purchasePayable(purchase: SharePurchase): Money {
  const { investment, stampDuty, taxDeductedAtSource, documentationCharges } =
    checkRecord(purchase);
  return Money.sum([
    investment,
    stampDuty,
    taxDeductedAtSource,
    documentationCharges ?? Money.zero,
  ]);
}

/**
 * The totals of several purchases of one share: units, investment, each charge, and the average
 * price per unit.
 *
 * @formula average price = sum of investments / sum of units, half-up to the paisa
 * @source PM-2.137, PM-3.44; private market, section 2, page3
 * @throws an error for units that are not whole, or for anything but money
 * @example
 * ```ts
 * const of = (units, text) => ({
 *   units, investment: Money.of(text), stampDuty: Money.zero, taxDeductedAtSource: Money.zero,
 * });
 * purchaseTotals([of(10, '1000'), of(5, '700')]).averagePrice.text; // => '113.33'
 * ```
 */
export function purchaseTotals(purchases: readonly SharePurchase[]): PurchaseTotals {
  const list = checkRecords(purchases);
  const payable = list.map(purchasePayable);
  const units = list.reduce((sum, purchase) => {
    const count = checkInteger(purchase.units, { most: LARGEST_UNITS });
    return sum + count;
  }, 0);
  const investment = Money.sum(list.map((purchase) => purchase.investment));
  const totals = {
    units,
    investment,
    stampDuty: Money.sum(list.map(({ stampDuty }) => stampDuty)),
    taxDeductedAtSource: Money.sum(list.map(({ taxDeductedAtSource }) => taxDeductedAtSource)),
    documentationCharges: Money.sum(
      list.map(({ documentationCharges }) => documentationCharges ?? Money.zero),
    ),
    totalPayable: Money.sum(payable),
  };
  return Object.freeze(
    units === 0 ? totals : { ...totals, averagePrice: investment.dividedBy(units).toPaisa() },
  );
}
