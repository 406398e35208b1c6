import { Decimal } from '../platform/decimal.ts';
import { asList } from '../platform/expected.ts';
import { asMoney, asPercentage } from '../platform/expected-values.ts';
import { invariant } from '../platform/invariant.ts';
import { Money } from '../platform/money.ts';
import { Percentage } from '../platform/percentage.ts';

/**
 * What each amount is of all of them together, in percent with two decimals; the parts add up to
 * exactly 100, because each is what its running total is of the whole, less the parts before it.
 *
 * @formula part k = round(100 x (a1 + ... + ak) / total) - parts before it
 * @source PM-2.109; calculation rules, "Rounding": parts are rounded cumulatively
 * @param amounts rupees or dollars, none below zero
 * @returns as many percentages; all zero where every amount is zero
 * @throws a sentence for an amount below zero, or for what is no list of money
 * @example
 * ```ts
 * const parts = percentParts([Money.of('1'), Money.of('1'), Money.of('1')]);
 * parts.map((part) => part.text); // => ['33.33', '33.34', '33.33']
 * ```
 */
export function percentParts(amounts: readonly Money[]): readonly Percentage[] {
  const weights = asList(amounts).map((amount) => asMoney(amount).decimal);
  return cumulativeParts(weights, new Decimal(100)).map((part) => Percentage.of(part));
}

/**
 * Splits an amount by percentages, to the paisa; the parts add up to the amount exactly: no paisa
 * is lost or made.
 *
 * @formula part k = round(amount x (w1 + ... + wk) / all weights) - parts before it
 * @source PM-2.129, PM-2.137; calculation rules, "Rounding": parts are rounded cumulatively
 * @param amount rupees, counted to the paisa, not below zero
 * @param percentages what each part weighs; they need not add up to 100
 * @returns as many amounts; all zero where every percentage is zero
 * @throws a sentence for an amount or a percentage below zero
 * @example
 * ```ts
 * const halves = [Percentage.of('50'), Percentage.of('50')];
 * amountParts(Money.of('100.01'), halves).map((part) => part.text); // => ['50.01', '50']
 * ```
 */
export function amountParts(amount: Money, percentages: readonly Percentage[]): readonly Money[] {
  const whole = asMoney(amount).toPaisa();
  invariant(!whole.isNegative(), 'a whole that is split is not below zero');
  const weights = asList(percentages).map((percentage) => asPercentage(percentage).decimal);
  return cumulativeParts(weights, whole.decimal).map((part) => Money.of(part));
}

/** Two decimals each, together the whole; half-up at every running total. */
function cumulativeParts(weights: readonly Decimal[], whole: Decimal): readonly Decimal[] {
  invariant(
    weights.every((weight) => weight.isZero() || weight.isPositive()),
    'a part of a whole is not below zero',
  );
  const all = Decimal.sum(0, ...weights);
  let running = new Decimal(0);
  let given = new Decimal(0);
  return weights.map((weight) => {
    running = running.plus(weight);
    // The first rounding mends quotients that do not terminate, as in `roundedHalfUp`.
    const share = all.isZero() ? all : whole.times(running).dividedBy(all);
    const reached = share.toDecimalPlaces(20).toDecimalPlaces(2);
    const part = reached.minus(given);
    given = reached;
    return part;
  });
}
