import { checkList, checkRecord, checkRecords } from '../../platform/argument-checks.ts';
import { checkNonNegative } from '../../platform/expected-values.ts';
import { Money } from '../../platform/money.ts';

/** The stamp duty, TDS and documentation charges of purchases, in rupees. */
export interface ChargesAfterSales {
  /** The part of the units that are still held. */
  readonly left: Money;
  /** The part of the units that were sold. */
  readonly sold: Money;
}

/**
 * Divides the charges of purchases between held and sold units, in proportion to the price paid for
 * them. The parts add up to the charges, to the paisa.
 *
 * @formula sold = charges x cost of sold units / cost of all units, half-up to the paisa; left =
 *   charges - sold
 * @source PM-2.138, PM-3.44; Vriddhi's own rule: stamp duty is part of what was paid
 * @param charges all charges of the purchases, in rupees
 * @param cost what was paid for the held units and in each sale for the sold units, in rupees,
 *   without the charges
 * @throws an error for an amount below zero
 * @example
 * ```ts
 * const cost = { left: Money.of('2000'), sold: [Money.of('1000')] };
 * const { left, sold } = chargesAfterSales([Money.of('0.50')], cost);
 * [left.text, sold.text]; // => ['0.33', '0.17']
 * ```
 */
export function chargesAfterSales(
  charges: readonly Money[],
  cost: { readonly left: Money; readonly sold: readonly Money[] },
): ChargesAfterSales {
  const { left, sold } = checkRecord(cost);
  checkNonNegative(left, 'a cost');
  const allCharges = sumOf(charges, 'a charge');
  const costOfSold = sumOf(sold, 'a cost');
  const all = left.plus(costOfSold);
  const ofSold = all.isZero()
    ? Money.zero
    : Money.of(allCharges.decimal.times(costOfSold.decimal).dividedBy(all.decimal)).toPaisa();
  return Object.freeze({ left: allCharges.minus(ofSold), sold: ofSold });
}

/**
 * Adds the charges of several shares.
 *
 * @formula the sum of each part
 * @source PM-2.138; calculation rules, "Sums, ranks and terms"
 * @throws an error for an amount below zero
 * @example
 * ```ts
 * const one = { left: Money.of('3'), sold: Money.of('1') };
 * chargesTogether([one, one]).left.text; // => '6'
 * ```
 */
export function chargesTogether(parts: readonly ChargesAfterSales[]): ChargesAfterSales {
  const all = checkRecords(parts);
  return Object.freeze({
    left: sumOf(all.map(({ left }) => left), 'a charge'),
    sold: sumOf(all.map(({ sold }) => sold), 'a charge'),
  });
}

function sumOf(amounts: readonly Money[], what: string): Money {
  return Money.sum(checkList(amounts).map((amount) => checkNonNegative(amount, what)));
}
