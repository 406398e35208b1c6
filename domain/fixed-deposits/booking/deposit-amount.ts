import { checkRecord } from '../../platform/argument-checks.ts';
import { checkMoney } from '../../platform/expected-values.ts';
import { formatRupees } from '../../platform/indian-formatting.ts';
import { Money } from '../../platform/money.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { isSuryoday, type IssuerId } from '../catalogue/issuer.ts';

export interface DepositAmountRules {
  readonly minimum: Money;
  readonly maximum: Money;
  /** The amount must be a multiple of this; absent if any whole number of rupees is allowed. */
  readonly multiple?: Money;
}

export type DepositAmountViolation =
  | 'missing'
  /** The text is not an amount. */
  | 'unreadable'
  | 'below-minimum'
  | 'above-maximum'
  | 'not-a-multiple'
  | 'not-whole-rupees';

/** The default principal in the investment box, in rupees. */
export const DEFAULT_DEPOSIT_AMOUNT = Money.of('100000');
const THOUSAND = Money.of('1000');
/**
 * The largest number that may precede `lakh` or `crore`; a larger one is reported as above the
 * maximum.
 */
const LARGEST_IN_UNITS = Money.of('10000000000');

/**
 * The rules for a deposit's principal: the minimum, the maximum, and multiples of 1,000 rupees
 * except for Suryoday.
 *
 * @source FD-5.1, FD-5.3, FD-5.5
 * @example
 * ```ts
 * const limits = { minimum: Money.of('5000'), maximum: Money.of('10000000') };
 * depositAmountRulesFor({ issuerId: 'suryoday', ...limits }).multiple; // => undefined
 * ```
 */
export function depositAmountRulesFor(deposit: {
  readonly issuerId: IssuerId;
  readonly minimum: Money;
  readonly maximum: Money;
}): DepositAmountRules {
  const { issuerId, minimum, maximum } = checkRecord(deposit);
  checkLimits({ minimum, maximum });
  return isSuryoday(issuerId) ? { minimum, maximum } : { minimum, maximum, multiple: THOUSAND };
}

/**
 * The first violation of the rules for a principal: missing, below the minimum, above the maximum,
 * not a multiple, or not whole rupees.
 *
 * @source FD-5.1, FD-5.3, FD-5.5
 * @example
 * ```ts
 * const rules = { minimum: Money.of('5000'), maximum: Money.of('90000') };
 * depositAmountViolation(Money.of('4999'), rules); // => 'below-minimum'
 * ```
 */
export function depositAmountViolation(
  amount: Money | undefined,
  rules: DepositAmountRules,
): DepositAmountViolation | undefined {
  checkLimits(checkRecord(rules));
  if (amount === undefined) return 'missing';
  if (checkMoney(amount).isLessThan(rules.minimum)) return 'below-minimum';
  if (amount.isGreaterThan(rules.maximum)) return 'above-maximum';
  if (rules.multiple !== undefined && !amount.isMultipleOf(rules.multiple)) return 'not-a-multiple';
  return amount.isWholeRupees ? undefined : 'not-whole-rupees';
}

/**
 * The error message for a principal; the form and the server both use it.
 *
 * @source FD-5.1, FD-5.3, FD-5.5
 * @throws an error for rules whose limits are not money
 * @example
 * ```ts
 * const rules = { minimum: Money.of('5000'), maximum: Money.of('90000') };
 * depositAmountViolationText('below-minimum', rules); // => 'Min: ₹5,000'
 * ```
 */
export function depositAmountViolationText(
  violation: DepositAmountViolation,
  rules: DepositAmountRules,
): string {
  checkLimits(checkRecord(rules));
  switch (violation) {
    case 'missing':
      return 'Enter an amount';
    case 'unreadable':
      return 'Enter the amount in digits, like 1,00,000';
    case 'below-minimum':
      return `Min: ${formatRupees(rules.minimum)}`;
    case 'above-maximum':
      return `Max: ${formatRupees(rules.maximum)}`;
    case 'not-a-multiple':
      return 'Amount must be a multiple of a thousand';
    case 'not-whole-rupees':
      return 'Enter whole rupees';
  }
}

/**
 * Reads an amount as people write it: with or without a rupee sign, commas between groups of
 * digits, `/-` at the end, and `lakh` or `crore` after the number. Any other text is rejected, so
 * that the result is always exactly the written number.
 *
 * @source FD-5.7, FD-5.8
 * @example
 * ```ts
 * readAmountInput('1,00,000')?.text; // => '100000'
 * readAmountInput('1.5 lakh')?.text; // => '150000'
 * readAmountInput('1e5'); // => undefined
 * ```
 */
export function readAmountInput(text: string): Money | undefined {
  const read = amountIn(text);
  return read.ok ? read.value : undefined;
}

export interface AmountInput {
  readonly amount: Money | undefined;
  readonly violation: DepositAmountViolation | undefined;
}

/**
 * Reads a typed principal and checks it. A text that is unreadable or above the maximum gives a
 * violation and no amount.
 *
 * @source FD-5.3, FD-5.4, FD-5.8
 * @example
 * ```ts
 * const rules = { minimum: Money.of('5000'), maximum: Money.of('90000') };
 * amountAfterTyping('95000', rules); // => { amount: undefined, violation: 'above-maximum' }
 * amountAfterTyping('1e5', rules).violation; // => 'unreadable'
 * ```
 */
export function amountAfterTyping(text: string, rules: DepositAmountRules): AmountInput {
  checkLimits(checkRecord(rules));
  const read = amountIn(text);
  if (!read.ok) return { amount: undefined, violation: read.failure };
  const violation = depositAmountViolation(read.value, rules);
  return { amount: violation === 'above-maximum' ? undefined : read.value, violation };
}

function checkLimits({ minimum, maximum }: DepositAmountRules): void {
  checkMoney(minimum);
  checkMoney(maximum);
}

/**
 * Matches a number with an optional rupee sign, unit and `/-`. Spaces between digits are not
 * allowed, because they would join two numbers.
 */
const WRITTEN =
  /^(?:₹|rs\.?|inr)?\s*([0-9][0-9,]*(?:\.[0-9]*)?)\s*(lakhs?|lacs?|crores?|cr)?(?:\s*\/-)?$/i;

function amountIn(text: string): Result<Money, 'missing' | 'unreadable' | 'above-maximum'> {
  const written = typeof text === 'string' ? text.trim() : '';
  if (written === '') return failure('missing');
  const [, digits, unit] = WRITTEN.exec(written) ?? [];
  if (digits === undefined) return failure('unreadable');
  const number = Money.parse(digits.replace(/\.$/, ''));
  if (!number.ok) return failure(number.failure === 'too-large' ? 'above-maximum' : 'unreadable');
  if (unit === undefined) return success(number.value);
  const isTooLarge = number.value.isGreaterThan(LARGEST_IN_UNITS);
  return isTooLarge ? failure('above-maximum') : success(number.value.times(unitOf(unit)));
}

function unitOf(unit: string): number {
  return /^l/i.test(unit) ? 100_000 : 10_000_000;
}
