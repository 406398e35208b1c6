import { checkRecord, checkRecords } from './argument-checks.ts';
import { checkMoney } from './expected-values.ts';
import { invariant } from './invariant.ts';
import { Money } from './money.ts';

/** The value of all investments and the amounts that explain it, in rupees. */
export interface InvestmentTotals {
  /** Current value. */
  readonly worth: Money;
  /**
   * Paid in from the investor's bank account. The money of a renewed deposit is not counted again.
   */
  readonly putIn: Money;
  /** Earnings since the first investment, including those already paid out; negative for a loss. */
  readonly earned: Money;
  /** Paid out to the investor's bank account. */
  readonly paidToBank: Money;
}

/**
 * Totals of which `paidToBank` may be missing, because some providers do not report it. Then the
 * formula `worth = putIn + earned - paidToBank` cannot be checked.
 */
export interface InvestmentFigures extends Omit<InvestmentTotals, 'paidToBank'> {
  readonly paidToBank?: Money | undefined;
}

/** One amount in the sum `worth = putIn + earned - paidToBank`. */
export interface TotalsTerm {
  readonly kind: 'put-in' | 'earned' | 'paid-to-bank';
  readonly isSubtracted: boolean;
  /** The amount without sign, in rupees. */
  readonly amount: Money;
}

/**
 * Checks and returns the totals of investments: the current value must be what was paid in and
 * earned, minus what was paid to the bank.
 *
 * @formula worth = put in + earned - paid to the bank
 * @source calculation rules, "Sums, ranks and terms"
 * @throws an error if `worth` is not that sum
 * @example
 * ```ts
 * const [putIn, earned, paidToBank] = ['1000', '80', '30'].map((text) => Money.of(text));
 * const worth = Money.of('1050');
 * investmentTotals({ worth, putIn, earned, paidToBank }).worth.text; // => '1050'
 * ```
 */
export function investmentTotals(totals: InvestmentTotals): InvestmentTotals {
  const { worth, putIn, earned, paidToBank } = checkRecord(totals);
  const sum = checkMoney(putIn).plus(earned).minus(paidToBank);
  const isClosed = sum.equals(worth);
  invariant(isClosed, `put in + earned - paid is worth ${sum.text}, got ${worth.text}`);
  return Object.freeze({ worth, putIn, earned, paidToBank });
}

/**
 * Adds the totals of several kinds of investments. If one of them does not report payments to the
 * bank, the result does not either.
 *
 * @formula the sum of each figure
 * @source calculation rules, "Sums, ranks and terms"
 * @throws an error if the figures of one kind do not add up to its `worth`
 * @example
 * ```ts
 * totalsTogether([]).worth.text; // => '0'
 * ```
 */
export function totalsTogether(parts: readonly InvestmentFigures[]): InvestmentFigures {
  const all = checkRecords(parts).map(checkFigures);
  const paid = all.flatMap(({ paidToBank }) => (paidToBank === undefined ? [] : [paidToBank]));
  return Object.freeze({
    worth: Money.sum(all.map(({ worth }) => worth)),
    putIn: Money.sum(all.map(({ putIn }) => putIn)),
    earned: Money.sum(all.map(({ earned }) => earned)),
    ...(paid.length === all.length && { paidToBank: Money.sum(paid) }),
  });
}

/**
 * The amounts that add up to the current value, in order: paid in, earned (subtracted for a loss),
 * and paid to the bank unless zero. Empty if payments to the bank are unknown.
 *
 * @formula put in + earned - paid to the bank
 * @source calculation rules, "Sums, ranks and terms"
 * @throws an error if the figures do not add up to `worth`
 * @example
 * ```ts
 * const [putIn, worth] = ['1000', '980'].map((text) => Money.of(text));
 * const loss = { worth, putIn, earned: Money.of('-20'), paidToBank: Money.zero };
 * totalsTerms(loss).map(({ kind, amount }) => [kind, amount.text]);
 * // => [['put-in', '1000'], ['earned', '20']]
 * ```
 */
export function totalsTerms(figures: InvestmentFigures): readonly TotalsTerm[] {
  const { putIn, earned, paidToBank } = checkFigures(checkRecord(figures));
  if (paidToBank === undefined) return [];
  const isLoss = earned.isNegative();
  const change = isLoss ? Money.zero.minus(earned) : earned;
  const terms: readonly TotalsTerm[] = [
    { kind: 'put-in', isSubtracted: false, amount: putIn },
    { kind: 'earned', isSubtracted: isLoss, amount: change },
    { kind: 'paid-to-bank', isSubtracted: true, amount: paidToBank },
  ];
  return terms.filter(({ kind, amount }) => kind !== 'paid-to-bank' || !amount.isZero());
}

function checkFigures(figures: InvestmentFigures): InvestmentFigures {
  const { worth, putIn, earned, paidToBank } = figures;
  if (paidToBank !== undefined) return investmentTotals({ worth, putIn, earned, paidToBank });
  return { worth: checkMoney(worth), putIn: checkMoney(putIn), earned: checkMoney(earned) };
}
