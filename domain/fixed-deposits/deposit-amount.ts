import { asFacts } from '../platform/expected.ts';
import { asMoney } from '../platform/expected-values.ts';
import { Money } from '../platform/money.ts';
import { isSuryoday, type IssuerId } from './issuer.ts';

export interface DepositAmountRules {
  readonly minimum: Money;
  readonly maximum: Money;
  /** Absent where any whole amount between the two is taken. */
  readonly multiple?: Money;
}

export type DepositAmountViolation =
  'missing' | 'below-minimum' | 'above-maximum' | 'not-a-multiple' | 'not-whole-rupees';

/** What the investment box holds before anybody types. */
export const DEFAULT_DEPOSIT_AMOUNT = Money.of('100000');
const THOUSAND = Money.of('1000');
/** More digits than any amount has. */
const LONGEST_INPUT = 18;

/**
 * The limits an amount must keep: minimum, maximum, and multiples of a thousand except for
 * suryoday.
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
  const { issuerId, minimum, maximum } = asFacts(deposit);
  checkLimits({ minimum, maximum });
  return isSuryoday(issuerId) ? { minimum, maximum } : { minimum, maximum, multiple: THOUSAND };
}

/**
 * What is wrong with an amount, the first of: missing, below the minimum, above the maximum, not a
 * multiple, not whole rupees.
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
  checkLimits(asFacts(rules));
  if (amount === undefined) return 'missing';
  asMoney(amount);
  if (amount.isLessThan(rules.minimum)) return 'below-minimum';
  if (amount.isGreaterThan(rules.maximum)) return 'above-maximum';
  if (rules.multiple !== undefined && !amount.isMultipleOf(rules.multiple)) return 'not-a-multiple';
  return amount.isWholeRupees ? undefined : 'not-whole-rupees';
}

/**
 * The amount that was typed, commas stripped; undefined, which clears the box, for anything that is
 * no amount.
 *
 * @source FD-5.7, FD-5.8
 * @example
 * ```ts
 * readAmountInput('1,00,000')?.text; // => '100000'
 * readAmountInput('abc'); // => undefined
 * ```
 */
export function readAmountInput(text: string): Money | undefined {
  const digits = typedDigits(text);
  return digits === undefined || digits.length > LONGEST_INPUT ? undefined : Money.of(digits);
}

export interface AmountInput {
  readonly amount: Money | undefined;
  readonly violation: DepositAmountViolation | undefined;
}

/**
 * What the box holds after typing: an amount above the maximum is not taken in, only told.
 *
 * @source FD-5.3, FD-5.4
 * @example
 * ```ts
 * const rules = { minimum: Money.of('5000'), maximum: Money.of('90000') };
 * amountAfterTyping('95000', { previous: undefined, rules }).violation; // => 'above-maximum'
 * ```
 */
export function amountAfterTyping(
  text: string,
  box: { readonly previous: Money | undefined; readonly rules: DepositAmountRules },
): AmountInput {
  const { previous, rules } = asFacts(box);
  checkLimits(asFacts(rules));
  const typed = readAmountInput(text);
  const isTooLong = (typedDigits(text) ?? '').length > LONGEST_INPUT;
  if (isTooLong || typed?.isGreaterThan(rules.maximum) === true) {
    return { amount: previous, violation: 'above-maximum' };
  }
  return { amount: typed, violation: depositAmountViolation(typed, rules) };
}

function checkLimits({ minimum, maximum }: DepositAmountRules): void {
  asMoney(minimum);
  asMoney(maximum);
}

function typedDigits(text: string): string | undefined {
  const typed = typeof text === 'string' ? text.replaceAll(/[,\s₹]/g, '') : '';
  const [, whole, fraction] = /^([0-9]+)(?:\.([0-9]{0,20}))?$/.exec(typed) ?? [];
  if (whole === undefined) return undefined;
  const digits = whole.replace(/^0+(?=[0-9])/, '');
  return fraction === undefined || fraction === '' ? digits : `${digits}.${fraction}`;
}
