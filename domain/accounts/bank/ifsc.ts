import { checkRecord, checkText } from '../../platform/argument-checks.ts';
import { codeInput, isBeginningOfCode } from '../../platform/text/code-text.ts';

/** Number of characters of an Indian Financial System Code. */
export const IFSC_LENGTH = 11;
/** Minimum length of the typed account number from which an invalid IFSC gets a red outline. */
const TYPED_ACCOUNT_NUMBER_LENGTH = 11;

export type IfscViolation =
  { readonly kind: 'missing' } | { readonly kind: 'incomplete' } | { readonly kind: 'malformed' };

/** The error message for each violation of an IFSC; the form and the server use them. */
export const ifscViolationTexts = Object.freeze({
  missing: 'IFSC is required',
  incomplete: `An IFSC has ${IFSC_LENGTH} characters`,
  malformed: 'An IFSC is 4 letters, the digit 0, then 6 letters or digits',
} as const satisfies Record<IfscViolation['kind'], string>);

/**
 * The IFSC that a typed text means, possibly incomplete: letters and digits in upper case, without
 * spaces and punctuation. Returns a longer text, or one with other characters, unchanged, so that
 * the check rejects it.
 *
 * @source AP-5.34
 * @example
 * ```ts
 * ifscInput('sbin-0001234'); // => 'SBIN0001234'
 * ifscInput('SBIN00012345'); // => 'SBIN00012345'
 * ```
 */
export function ifscInput(text: string): string {
  return codeInput(text, IFSC_LENGTH);
}

/**
 * Checks an IFSC: 4 letters for the bank, the digit 0, then 6 letters or digits for the branch.
 *
 * @source AP-5.33; Reserve Bank of India: Indian Financial System Code
 * @example
 * ```ts
 * ifscViolation('SBIN1001234'); // => { kind: 'malformed' }
 * ```
 */
export function ifscViolation(text: string): IfscViolation | undefined {
  if (checkText(text) === '') return { kind: 'missing' };
  if (isBeginningOfCode(text, IFSC_LENGTH)) return { kind: 'incomplete' };
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text) ? undefined : { kind: 'malformed' };
}

/**
 * Whether the IFSC field has a red outline: the IFSC is invalid, and the account number has at
 * least eleven digits.
 *
 * @source AP-5.35
 * @example
 * ```ts
 * isIfscOutlined({ ifsc: 'SBIN', accountNumber: '1234567890' }); // => false
 * ```
 */
export function isIfscOutlined(form: {
  readonly ifsc: string;
  readonly accountNumber: string;
}): boolean {
  const { ifsc, accountNumber } = checkRecord(form);
  const { length } = checkText(accountNumber);
  return length >= TYPED_ACCOUNT_NUMBER_LENGTH && ifscViolation(ifsc) !== undefined;
}
