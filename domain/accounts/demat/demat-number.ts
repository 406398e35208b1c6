import { checkText } from '../../platform/argument-checks.ts';
import { codeInput, isBeginningOfCode } from '../../platform/text/code-text.ts';

/** Number of characters of a demat (electronic share) account number at either depository. */
export const DEMAT_LENGTH = 16;

/** The two depositories of India, which hold shares in electronic form. */
export const Depository = Object.freeze({ Nsdl: 'nsdl', Cdsl: 'cdsl' } as const);
export type Depository = (typeof Depository)[keyof typeof Depository];

const LABELS = { nsdl: 'NSDL', cdsl: 'CDSL' } as const satisfies Record<Depository, string>;

export type DematNumberViolation =
  | { readonly kind: 'missing' }
  /** Fewer than sixteen characters. */
  | { readonly kind: 'incomplete' }
  /** Neither `IN` and 14 digits nor 16 digits. */
  | { readonly kind: 'malformed' };

/** The error message for each violation of a demat number; the form and the server use them. */
export const dematNumberViolationTexts = Object.freeze({
  missing: 'Demat account number is required',
  incomplete: `A demat account number has ${DEMAT_LENGTH} characters`,
  malformed: 'The DEMAT you entered is not valid. Please check the number.',
} as const satisfies Record<DematNumberViolation['kind'], string>);

/**
 * The demat number that a typed text means, possibly incomplete: letters and digits in upper case,
 * without spaces and punctuation. Returns a longer text, or one with other characters, unchanged,
 * so that the check rejects it.
 *
 * @source AP-5.23
 * @example
 * ```ts
 * dematInput('in300-123 45678901'); // => 'IN30012345678901'
 * dematInput('IN300123456789012'); // => 'IN300123456789012'
 * ```
 */
export function dematInput(text: string): string {
  return codeInput(text, DEMAT_LENGTH);
}

/**
 * The depository of a demat account number: NSDL for `IN` and 14 digits, CDSL for 16 digits;
 * undefined for any other text.
 *
 * @source AP-5.24; National Securities Depository Limited; Central Depository Services (India)
 *   Limited
 * @example
 * ```ts
 * depositoryOf('IN30012345678901'); // => 'nsdl'
 * ```
 */
export function depositoryOf(dematNumber: string): Depository | undefined {
  const text = checkText(dematNumber);
  if (/^IN[0-9]{14}$/.test(text)) return Depository.Nsdl;
  return /^[0-9]{16}$/.test(text) ? Depository.Cdsl : undefined;
}

/**
 * The name of a demat number's depository, for display; undefined if the number is invalid.
 *
 * @source AP-5.24
 * @example
 * ```ts
 * depositoryLabel('1234567890123456'); // => 'CDSL'
 * ```
 */
export function depositoryLabel(dematNumber: string): string | undefined {
  const depository = depositoryOf(dematNumber);
  return depository && LABELS[depository];
}

/**
 * Checks a demat number: it is required, has sixteen characters, and belongs to one of the
 * depositories.
 *
 * @source AP-5.24, AP-5.27
 * @example
 * ```ts
 * dematNumberViolation('IN3001234567890A'); // => { kind: 'malformed' }
 * ```
 */
export function dematNumberViolation(text: string): DematNumberViolation | undefined {
  if (checkText(text) === '') return { kind: 'missing' };
  if (isBeginningOfCode(text, DEMAT_LENGTH)) return { kind: 'incomplete' };
  return depositoryOf(text) === undefined ? { kind: 'malformed' } : undefined;
}
