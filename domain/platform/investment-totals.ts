import { checkRecord, checkRecords } from './argument-checks.ts';
import { asMoney } from './expected-values.ts';
import { invariant } from './invariant.ts';
import { Money } from './money.ts';

/** The value of investments and its parts; rupees. */
export interface InvestmentTotals {
  /** Current value. */
  readonly worth: Money;
  /** Paid in from the investor's bank account; renewed amounts are not counted again. */
  readonly putIn: Money;
  /** Earned over the whole life, negative for a loss; still counted after it is paid out. */
  readonly earned: Money;
  /** Paid out to the investor's bank account. */
  readonly paidToBank: Money;
}

/**
 * The totals of a provider that does not report payments to the bank, so that the sum may not
 * balance.
 */
export interface InvestmentFigures extends Omit<InvestmentTotals, 'paidToBank'> {
  readonly paidToBank?: Money | undefined;
}

/** A term of the sum that gives the value of the investments. */
export interface TotalsTerm {
  readonly kind: 'put-in' | 'earned' | 'paid-to-bank';
  readonly isSubtracted: boolean;
  /** Never negative. */
  readonly amount: Money;
}

/**
 * The totals of investments: everything paid in and earned is either still invested or was paid to
 * the bank.
 *
 * @formula worth = put in + earned - paid to the bank
 * @source calculation rules, "Sums, ranks and terms"
 * @throws an error if the sum does not balance
 * @example
 * ```ts
 * const [putIn, earned, paidToBank] = ['1000', '80', '30'].map((text) => Money.of(text));
 * const worth = Money.of('1050');
 * investmentTotals({ worth, putIn, earned, paidToBank }).worth.text; // => '1050'
 * ```
 */
export function investmentTotals(totals: InvestmentTotals): InvestmentTotals {
  const { worth, putIn, earned, paidToBank } = checkRecord(totals);
  const sum = asMoney(putIn).plus(earned).minus(paidToBank);
  const isClosed = sum.equals(worth);
  invariant(isClosed, `put in + earned - paid is worth ${sum.text}, got ${worth.text}`);
  return Object.freeze({ worth, putIn, earned, paidToBank });
}

/**
 * The combined figures of several kinds of investments. If one of them does not report payments to
 * the bank, the combined figures do not either.
 *
 * @formula the sum of each figure
 * @source calculation rules, "Sums, ranks and terms"
 * @throws an error if the sum of one of them does not balance
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
 * The terms of the sum behind a value, in order: paid in, earned (subtracted for a loss), and paid
 * to the bank unless zero. Empty if payments to the bank are unknown.
 *
 * @formula put in + earned - paid to the bank
 * @source calculation rules, "Sums, ranks and terms"
 * @throws an error if the sum does not balance
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
  return { worth: asMoney(worth), putIn: asMoney(putIn), earned: asMoney(earned) };
}
