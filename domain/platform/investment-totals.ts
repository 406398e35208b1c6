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
  /**
   * Interest, and gains realised by sales, since the first investment. Includes what was paid out;
   * negative if sales lost more than the interest.
   */
  readonly earned: Money;
  /**
   * What the investor could gain by selling, but has not sold: the value of what is still held at
   * present prices, minus what was paid for it. Zero for deposits.
   */
  readonly changeInValue: Money;
  /** Paid out to the investor's bank account. */
  readonly paidToBank: Money;
}

/**
 * Totals of which `paidToBank` may be missing, because some providers do not report it. Then the
 * formula `worth = putIn + earned + changeInValue - paidToBank` cannot be checked.
 */
export interface InvestmentFigures extends Omit<InvestmentTotals, 'paidToBank'> {
  readonly paidToBank?: Money | undefined;
}

/** One amount in the sum `worth = putIn + earned + changeInValue - paidToBank`. */
export interface TotalsTerm {
  readonly kind: 'put-in' | 'earned' | 'change-in-value' | 'paid-to-bank';
  readonly isSubtracted: boolean;
  /** The amount without sign, in rupees. */
  readonly amount: Money;
}

/**
 * Checks and returns the totals of investments: the current value must be what was paid in and
 * earned, plus the change in value, minus what was paid to the bank.
 *
 * @formula worth = put in + earned + change in value - paid to the bank
 * @source calculation rules, "Sums, ranks and terms"
 * @throws an error if `worth` is not that sum
 * @example
 * ```ts
 * const [putIn, earned, paidToBank] = ['1000', '80', '30'].map((text) => Money.of(text));
 * const [worth, changeInValue] = [Money.of('1065'), Money.of('15')];
 * const totals = investmentTotals({ worth, putIn, earned, changeInValue, paidToBank });
 * totals.worth.text; // => '1065'
 * ```
 */
export function investmentTotals(totals: InvestmentTotals): InvestmentTotals {
  const { worth, putIn, earned, changeInValue, paidToBank } = checkRecord(totals);
  const sum = checkMoney(putIn).plus(earned).plus(changeInValue).minus(paidToBank);
  const isClosed = sum.equals(worth);
  invariant(isClosed, `put in + earned + change - paid is ${sum.text}, got ${worth.text}`);
  return Object.freeze({ worth, putIn, earned, changeInValue, paidToBank });
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
    changeInValue: Money.sum(all.map(({ changeInValue }) => changeInValue)),
    ...(paid.length === all.length && { paidToBank: Money.sum(paid) }),
  });
}

/**
 * The amounts that add up to the current value, in order: paid in, earned, change in value (both
 * subtracted for a loss), and paid to the bank. All but the first are left out if they are zero.
 * Empty if payments to the bank are unknown.
 *
 * @formula put in + earned + change in value - paid to the bank
 * @source calculation rules, "Sums, ranks and terms"
 * @throws an error if the figures do not add up to `worth`
 * @example
 * ```ts
 * const [putIn, worth] = ['1000', '980'].map((text) => Money.of(text));
 * const none = { earned: Money.zero, paidToBank: Money.zero };
 * const terms = totalsTerms({ worth, putIn, ...none, changeInValue: Money.of('-20') });
 * terms.map(({ kind, amount }) => [kind, amount.text]);
 * // => [['put-in', '1000'], ['change-in-value', '20']]
 * ```
 */
export function totalsTerms(figures: InvestmentFigures): readonly TotalsTerm[] {
  const { putIn, earned, changeInValue, paidToBank } = checkFigures(checkRecord(figures));
  if (paidToBank === undefined) return [];
  const others = [
    signedTerm('earned', earned),
    signedTerm('change-in-value', changeInValue),
    { kind: 'paid-to-bank', isSubtracted: true, amount: paidToBank } as const,
  ];
  const putInTerm = { kind: 'put-in', isSubtracted: false, amount: putIn } as const;
  return [putInTerm, ...others.filter(({ amount }) => !amount.isZero())];
}

function signedTerm(kind: TotalsTerm['kind'], amount: Money): TotalsTerm {
  const isSubtracted = amount.isNegative();
  return { kind, isSubtracted, amount: isSubtracted ? Money.zero.minus(amount) : amount };
}

function checkFigures(figures: InvestmentFigures): InvestmentFigures {
  const { worth, putIn, earned, changeInValue, paidToBank } = figures;
  if (paidToBank !== undefined) {
    return investmentTotals({ worth, putIn, earned, changeInValue, paidToBank });
  }
  for (const amount of [worth, putIn, earned, changeInValue]) checkMoney(amount);
  return { worth, putIn, earned, changeInValue };
}
