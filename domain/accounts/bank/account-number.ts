import { checkText } from '../../platform/argument-checks.ts';
import { plainText, withoutSpaces } from '../../platform/text/plain-text.ts';

/** Minimum number of digits of an account number. */
export const SHORTEST_ACCOUNT_NUMBER = 9;
/** Maximum number of digits of an account number at any bank in India. */
export const LONGEST_ACCOUNT_NUMBER = 18;

export type AccountNumberViolation =
  | { readonly kind: 'missing' }
  | { readonly kind: 'not-numeric' }
  /** Two or more account numbers. */
  | { readonly kind: 'several' }
  | { readonly kind: 'too-short' }
  | { readonly kind: 'too-long' };

/** The error message for each violation of an account number; the form and the server use them. */
export const accountNumberViolationTexts = Object.freeze({
  missing: 'Account number is required',
  'not-numeric': 'An account number has digits only',
  several: 'Enter one account number only',
  'too-short': `An account number has at least ${SHORTEST_ACCOUNT_NUMBER} digits`,
  'too-long': `An account number has at most ${LONGEST_ACCOUNT_NUMBER} digits`,
} as const satisfies Record<AccountNumberViolation['kind'], string>);

/**
 * The account number that a typed text means: its digits without spaces and hyphens. Returns any
 * other text unchanged, so that the check rejects it. Digits are joined only if no group of them is
 * an account number by itself.
 *
 * @source AP-5.36; National Payments Corporation of India: account numbers have up to 18 digits
 * @example
 * ```ts
 * accountNumberInput('0012-3456 789'); // => '00123456789'
 * accountNumberInput('123456789 987654321'); // => '123456789 987654321'
 * ```
 */
export function accountNumberInput(text: string): string {
  const digits = withoutSpaces(text);
  const isOne = digits.length <= LONGEST_ACCOUNT_NUMBER && /^[0-9]*$/.test(digits);
  const groups = groupsOf(text);
  const isSplit = groups.length > 1 && groups.some(isLong);
  return isOne && !isSplit ? digits : text;
}

/**
 * Checks an account number: it is required and has 9 to 18 characters, all digits. A typed text is
 * read with `accountNumberInput` first.
 *
 * @source AP-5.36, AP-5.37
 * @example
 * ```ts
 * accountNumberViolation('12345678'); // => { kind: 'too-short' }
 * ```
 */
export function accountNumberViolation(text: string): AccountNumberViolation | undefined {
  if (checkText(text) === '') return { kind: 'missing' };
  if (groupsOf(text).filter(isLong).length > 1) return { kind: 'several' };
  if (!/^[0-9]+$/.test(text)) return { kind: isTooLong(text) ? 'too-long' : 'not-numeric' };
  if (text.length < SHORTEST_ACCOUNT_NUMBER) return { kind: 'too-short' };
  return isTooLong(text) ? { kind: 'too-long' } : undefined;
}

/** The groups of digits of a text, which any other characters separate. */
function groupsOf(text: string): readonly string[] {
  return plainText(text).match(/[0-9]+/g) ?? [];
}

/** Whether digits are long enough to be an account number by themselves. */
function isLong(digits: string): boolean {
  return digits.length >= SHORTEST_ACCOUNT_NUMBER;
}

function isTooLong(text: string): boolean {
  const digits = withoutSpaces(text);
  return /^[0-9]+$/.test(digits) && digits.length > LONGEST_ACCOUNT_NUMBER;
}

/**
 * Masks all but the last four digits of an account number with `x`. Returns `Invalid account
 * number` for fewer than four digits.
 *
 * @source AP-5.38, AP-5.39
 * @example
 * ```ts
 * maskedAccountNumber('123456784321'); // => 'xxxxxxxx4321'
 * maskedAccountNumber('432'); // => 'Invalid account number'
 * ```
 */
export function maskedAccountNumber(accountNumber: string): string {
  if (checkText(accountNumber).length < 4) return 'Invalid account number';
  return 'x'.repeat(accountNumber.length - 4) + accountNumber.slice(-4);
}

/**
 * Formats an account number for the menu of the private market: XXXX and the last six digits.
 * Returns `Invalid account number` for fewer than four digits.
 *
 * @source AP-2.47
 * @example
 * ```ts
 * menuAccountNumber('123456654321'); // => 'XXXX654321'
 * ```
 */
export function menuAccountNumber(accountNumber: string): string {
  if (checkText(accountNumber).length < 4) return 'Invalid account number';
  return `XXXX${accountNumber.slice(-6)}`;
}
