import { checkRecord, checkRecords } from '../../platform/argument-checks.ts';
import { checkNonNegative } from '../../platform/expected-values.ts';
import { type InvestmentTotals, investmentTotals } from '../../platform/investment-totals.ts';
import { Money } from '../../platform/money.ts';

/** A held share or basket, with its cost and value. */
export interface HeldPosition {
  /** Price paid in rupees, without duty and tax. */
  readonly investment: Money;
  /** Stamp duty, TDS and documentation charges paid for it, in rupees; absent if unknown. */
  readonly charges?: Money | undefined;
  /** Value at present prices in rupees; absent if the price is available only on request. */
  readonly currentValue?: Money | undefined;
}

/** Shares that were sold, from baskets or outside them; amounts in rupees. */
export interface SoldPosition {
  readonly proceeds: Money;
  /** What was paid for the sold units, without duty and tax. */
  readonly cost: Money;
  /** Stamp duty, TDS and documentation charges paid when they were bought; absent if unknown. */
  readonly charges?: Money | undefined;
}

/** The totals of all shares and baskets, in rupees. */
export interface ShareTotals extends InvestmentTotals {
  /** Number of holdings without a present price; they count at what was paid for them. */
  readonly unpricedCount: number;
  /** What was paid for holdings, with stamp duty, TDS and charges. */
  readonly heldCost: Money;
}

/**
 * The totals of all shares and baskets that an investor ever had. Only a sale earns: its proceeds
 * minus what was paid for the sold units. The value of holdings minus what was paid for them is
 * their change in value. Stamp duty, TDS and charges are part of what was paid. A holding without a
 * present price counts at what was paid for it.
 *
 * @formula put in = what was paid for held and for sold units; earned = proceeds - what was paid
 *   for sold units; change in value = value of holdings - what was paid for them; paid to the bank
 *   = proceeds
 * @source PM-2.127, PM-2.138; calculation rules, "Sums, ranks and terms"
 * @throws an error for an invalid or negative amount
 * @example
 * ```ts
 * const [paid, duty, worth, proceeds, cost] = ['100', '1', '130', '60', '50'].map((text) =>
 *   Money.of(text));
 * const held = [{ investment: paid, charges: duty, currentValue: worth }];
 * const { putIn, earned, changeInValue } = shareTotals({ held, sold: [{ proceeds, cost }] });
 * [putIn.text, earned.text, changeInValue.text]; // => ['151', '10', '29']
 * ```
 */
export function shareTotals(positions: {
  readonly held: readonly HeldPosition[];
  readonly sold: readonly SoldPosition[];
}): ShareTotals {
  const { held, sold } = checkRecord(positions);
  const values = checkRecords(held).map(({ investment, charges, currentValue }) => {
    const paid = paidFor(investment, charges);
    return { paid, value: checkNonNegative(currentValue ?? paid, 'a value') };
  });
  const paidForHeld = Money.sum(values.map(({ paid }) => paid));
  const paidForSold = Money.sum(checkRecords(sold).map((each) => paidFor(each.cost, each.charges)));
  const paidToBank = Money.sum(sold.map((each) => checkNonNegative(each.proceeds, 'proceeds')));
  const worth = Money.sum(values.map(({ value }) => value));
  const totals = investmentTotals({
    worth,
    putIn: paidForHeld.plus(paidForSold),
    earned: paidToBank.minus(paidForSold),
    changeInValue: worth.minus(paidForHeld),
    paidToBank,
  });
  const unpricedCount = held.filter(({ currentValue }) => currentValue === undefined).length;
  return Object.freeze({ ...totals, unpricedCount, heldCost: paidForHeld });
}

function paidFor(price: Money, charges: Money | undefined): Money {
  const paid = checkNonNegative(price, 'a price');
  return paid.plus(checkNonNegative(charges ?? Money.zero, 'charges'));
}
