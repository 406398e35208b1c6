import { Decimal, roundedHalfUp } from '../../platform/decimal.ts';
import { checkList } from '../../platform/argument-checks.ts';
import { checkMoney, checkPercentage } from '../../platform/expected-values.ts';
import { invariant } from '../../platform/invariant.ts';
import { Money } from '../../platform/money.ts';
import { Percentage } from '../../platform/percentage.ts';

/**
 * The percentage that each amount is of their total, with two decimals. The running total is
 * rounded, so that the percentages add up to exactly 100.
 *
 * @formula part k = round(100 x (a1 + ... + ak) / total) - sum of the earlier parts
 * @source PM-2.109; calculation rules, "Rounding": parts are rounded cumulatively
 * @param amounts rupees or dollars, none negative
 * @returns one percentage per amount; all zero if every amount is zero
 * @throws an error for an amount below zero, or for anything but a list of money
 * @example
 * ```ts
 * const parts = percentParts([Money.of('1'), Money.of('1'), Money.of('1')]);
 * parts.map((part) => part.text); // => ['33.33', '33.34', '33.33']
 * ```
 */
export function percentParts(amounts: readonly Money[]): readonly Percentage[] {
  const weights = checkList(amounts).map((amount) => checkMoney(amount).decimal);
  return cumulativeParts(weights, new Decimal(100)).map((part) => Percentage.of(part));
}

/**
 * Splits an amount in proportion to percentages. Parts are rounded to the paisa and add up to the
 * amount.
 *
 * @formula part k = round(amount x (w1 + ... + wk) / sum of all weights) - sum of the earlier parts
 * @source PM-2.129, PM-2.137; calculation rules, "Rounding": parts are rounded cumulatively
 * @param amount rupees, rounded to the paisa, not negative
 * @param percentages the weight of each part; the sum need not be 100
 * @returns one amount per percentage; all zero if every percentage is zero
 * @throws an error for an amount or a percentage below zero
 * @example
 * ```ts
 * const halves = [Percentage.of('50'), Percentage.of('50')];
 * amountParts(Money.of('100.01'), halves).map((part) => part.text); // => ['50.01', '50']
 * ```
 */
export function amountParts(amount: Money, percentages: readonly Percentage[]): readonly Money[] {
  const whole = checkMoney(amount).toPaisa();
  invariant(!whole.isNegative(), 'a whole that is split must not be negative');
  const weights = checkList(percentages).map((percentage) => checkPercentage(percentage).decimal);
  return cumulativeParts(weights, whole.decimal).map((part) => Money.of(part));
}

/**
 * Splits a number in proportion to weights into parts with two decimals. Rounds each running total
 * half-up, so that the parts add up to the number.
 */
function cumulativeParts(weights: readonly Decimal[], whole: Decimal): readonly Decimal[] {
  invariant(
    weights.every((weight) => weight.isZero() || weight.isPositive()),
    'a part of a whole must not be negative',
  );
  const all = Decimal.sum(0, ...weights);
  let running = new Decimal(0);
  let given = new Decimal(0);
  return weights.map((weight) => {
    running = running.plus(weight);
    const share = all.isZero() ? all : whole.times(running).dividedBy(all);
    const reached = roundedHalfUp(share, 2);
    const part = reached.minus(given);
    given = reached;
    return part;
  });
}
