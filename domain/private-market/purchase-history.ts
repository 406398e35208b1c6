import { asFacts, asFactsList, asWhole } from '../platform/expected.ts';
import { asMoney } from '../platform/expected-values.ts';
import { Money } from '../platform/money.ts';

/** One purchase of a share, as it was charged; amounts in rupees. */
export interface SharePurchase {
  readonly units: number;
  readonly investment: Money;
  readonly stampDuty: Money;
  readonly taxDeductedAtSource: Money;
  /** Absent where there were none. */
  readonly documentationCharges?: Money | undefined;
}

/** Several purchases of one share together. */
export interface PurchaseTotals {
  readonly units: number;
  readonly investment: Money;
  readonly stampDuty: Money;
  readonly taxDeductedAtSource: Money;
  readonly documentationCharges: Money;
  readonly totalPayable: Money;
  /** What a unit cost on average, without duty and tax, to the paisa; absent without units. */
  readonly averagePrice?: Money;
}

const MOST_UNITS = 999_999_999;

/**
 * What was payable for a purchase is the investment, the stamp duty, the TDS and the documentation
 * charges where there were any.
 *
 * @formula total payable = investment + stamp duty + TDS + documentation charges
 * @source PM-3.44; calculation rules, "Private market"
 * @throws a sentence for what is not money
 * @example
 * ```ts
 * const [investment, stampDuty] = [Money.of('10000'), Money.of('1.50')];
 * purchasePayable({ units: 10, investment, stampDuty, taxDeductedAtSource: Money.zero }).text;
 * // => '10001.5'
 * ```
 */
export function purchasePayable(purchase: SharePurchase): Money {
  const { investment, stampDuty, taxDeductedAtSource, documentationCharges } = asFacts(purchase);
  return Money.sum(
    [investment, stampDuty, taxDeductedAtSource, documentationCharges ?? Money.zero].map((amount) =>
      asMoney(amount),
    ),
  );
}

/**
 * The purchases of a share add up: units, what was paid, each charge, and from the first two the
 * average price of a unit.
 *
 * @formula average price = sum of investments / sum of units, half-up to the paisa
 * @source PM-2.137, PM-3.44; private market, section 2, page3
 * @throws a sentence for units that are not whole, or for what is not money
 * @example
 * ```ts
 * const of = (units, text) => ({
 *   units, investment: Money.of(text), stampDuty: Money.zero, taxDeductedAtSource: Money.zero,
 * });
 * purchaseTotals([of(10, '1000'), of(5, '700')]).averagePrice.text; // => '113.33'
 * ```
 */
export function purchaseTotals(purchases: readonly SharePurchase[]): PurchaseTotals {
  const list = asFactsList(purchases);
  const payable = list.map(purchasePayable);
  const units = list.reduce((sum, purchase) => {
    const count = asWhole(purchase.units, { most: MOST_UNITS });
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
