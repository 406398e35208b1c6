import { checkRecord, checkRecords } from '../../platform/argument-checks.ts';
import { checkMoney } from '../../platform/expected-values.ts';
import { type InvestmentTotals, investmentTotals } from '../../platform/investment-totals.ts';
import { Money } from '../../platform/money.ts';

/** A held share or basket, with its cost and value. */
export interface HeldPosition {
  /** Cost in rupees, without duty and tax. */
  readonly investment: Money;
  /** Value at present prices in rupees; absent if the price is available only on request. */
  readonly currentValue?: Money | undefined;
}

/** Shares that were sold, from baskets or outside them; amounts in rupees. */
export interface SoldPosition {
  readonly proceeds: Money;
  /** What was paid for the sold units, without duty and tax. */
  readonly cost: Money;
}

/** The totals of all shares and baskets, in rupees. */
export interface ShareTotals extends InvestmentTotals {
  /** Number of holdings without a present price; they count at their cost. */
  readonly unpricedCount: number;
}

/**
 * The totals of all shares and baskets that an investor ever had. Holdings earn their present value
 * minus their cost, sales their proceeds minus their cost. A holding without a present price counts
 * at its cost.
 *
 * @formula put in = cost of holdings + cost of sold units; earned = value of holdings - their cost
 *   + proceeds - cost of sold units; paid to the bank = proceeds
 * @source PM-2.127, PM-2.138; calculation rules, "Sums, ranks and terms"
 * @throws an error for an invalid amount
 * @example
 * ```ts
 * const [paid, worth, proceeds, cost] = ['100', '130', '60', '50'].map((text) => Money.of(text));
 * const held = [{ investment: paid, currentValue: worth }];
 * const { putIn, earned } = shareTotals({ held, sold: [{ proceeds, cost }] });
 * [putIn.text, earned.text]; // => ['150', '40']
 * ```
 */
export function shareTotals(positions: {
  readonly held: readonly HeldPosition[];
  readonly sold: readonly SoldPosition[];
}): ShareTotals {
  const { held, sold } = checkRecord(positions);
  const investment = Money.sum(checkRecords(held).map((each) => checkMoney(each.investment)));
  const cost = Money.sum(checkRecords(sold).map((each) => checkMoney(each.cost)));
  const paidToBank = Money.sum(sold.map(({ proceeds }) => checkMoney(proceeds)));
  const worth = Money.sum(held.map((each) => checkMoney(each.currentValue ?? each.investment)));
  const putIn = investment.plus(cost);
  const earned = worth.plus(paidToBank).minus(putIn);
  const totals = investmentTotals({ worth, putIn, earned, paidToBank });
  const unpricedCount = held.filter(({ currentValue }) => currentValue === undefined).length;
  return Object.freeze({ ...totals, unpricedCount });
}
