import { checkText } from '../../platform/argument-checks.ts';

/** Minimum number of digits of an account number. */
export const SHORTEST_ACCOUNT_NUMBER = 9;
/** Maximum number of digits of an account number at any bank in India. */
export const LONGEST_ACCOUNT_NUMBER = 18;

export type AccountNumberViolation =
  | { readonly kind: 'missing' }
  | { readonly kind: 'not-numeric' }
  | { readonly kind: 'too-short' }
  | { readonly kind: 'too-long' };

/** The error message for each violation of an account number; the form and the server use them. */
export const accountNumberViolationTexts = Object.freeze({
  missing: 'Account number is required',
  'not-numeric': 'An account number has digits only',
  'too-short': `An account number has at least ${SHORTEST_ACCOUNT_NUMBER} digits`,
  'too-long': `An account number has at most ${LONGEST_ACCOUNT_NUMBER} digits`,
} as const satisfies Record<AccountNumberViolation['kind'], string>);

/**
 * Normalises a typed or pasted account number: keeps the digits, at most eighteen.
 *
 * @source AP-5.36; National Payments Corporation of India: account numbers have up to 18 digits
 * @example
 * ```ts
 * accountNumberInput('0012-3456 789'); // => '00123456789'
 * ```
 */
export function accountNumberInput(text: string): string {
  return checkText(text).replace(/\D/g, '').slice(0, LONGEST_ACCOUNT_NUMBER);
}

/**
 * Checks an account number: it is required and has 9 to 18 characters, all digits.
 *
 * @source AP-5.36, AP-5.37
 * @example
 * ```ts
 * accountNumberViolation('12345678'); // => { kind: 'too-short' }
 * ```
 */
export function accountNumberViolation(text: string): AccountNumberViolation | undefined {
  if (checkText(text) === '') return { kind: 'missing' };
  if (!/^\d+$/.test(text)) return { kind: 'not-numeric' };
  if (text.length < SHORTEST_ACCOUNT_NUMBER) return { kind: 'too-short' };
  return text.length > LONGEST_ACCOUNT_NUMBER ? { kind: 'too-long' } : undefined;
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
