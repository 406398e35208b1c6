import { checkList, checkText, checkInteger } from '../../platform/argument-checks.ts';
import { plainText } from '../../platform/text/plain-text.ts';

/** The default share of a first nominee, and the required sum of all shares; in percent. */
export const WHOLE_SHARE = 100;

export type SharePercentViolation =
  | { readonly kind: 'missing' }
  | { readonly kind: 'not-a-number' }
  | { readonly kind: 'below-1' }
  | { readonly kind: 'above-100' };

/**
 * Checks a nominee's share as typed: a whole percentage from 1 to 100.
 *
 * @source AP-5.70, AP-5.71, AP-5.72
 * @example
 * ```ts
 * sharePercentViolation('0'); // => { kind: 'below-1' }
 * ```
 */
export function sharePercentViolation(text: string): SharePercentViolation | undefined {
  if (checkText(text).trim() === '') return { kind: 'missing' };
  if (!/^-?[0-9]+$/.test(text)) return { kind: 'not-a-number' };
  const share = Number(text);
  if (share < 1) return { kind: 'below-1' };
  return share > WHOLE_SHARE ? { kind: 'above-100' } : undefined;
}

/**
 * The share that a typed text means: its digits, without spaces around them and a percent sign.
 * Returns any other text unchanged, so that the check rejects it.
 *
 * @source AP-5.84
 * @example
 * ```ts
 * shareEditInput(' 40 %'); // => '40'
 * shareEditInput('1000'); // => '1000'
 * ```
 */
export function shareEditInput(text: string): string {
  return /^\s*([0-9]*)\s*%?\s*$/.exec(plainText(text))?.[1] ?? text;
}

export type ShareEditViolation =
  { readonly kind: 'not-a-number' } | { readonly kind: 'total-above-100'; readonly total: number };

/**
 * Checks a share typed into the dialog that edits shares. With the shares of the other nominees, it
 * must not exceed 100 percent.
 *
 * @formula share + the others <= 100
 * @source AP-5.84, AP-5.85, AP-5.86
 * @throws an error for a total that is not a whole number
 * @param othersTotal the sum of the other nominees' shares, in percent
 * @example
 * ```ts
 * shareEditViolation('41', 60); // => { kind: 'total-above-100', total: 101 }
 * ```
 */
export function shareEditViolation(
  text: string,
  othersTotal: number,
): ShareEditViolation | undefined {
  checkInteger(othersTotal);
  if (!/^\d{1,3}$/.test(checkText(text))) return { kind: 'not-a-number' };
  const total = othersTotal + Number(text);
  return total > WHOLE_SHARE ? { kind: 'total-above-100', total } : undefined;
}

/**
 * The sum of the shares typed into the dialog, in whole percent; invalid text counts as 0.
 *
 * @formula share 1 + share 2 + ...
 * @source AP-5.84, AP-5.86
 * @throws an error for anything but a list of texts
 * @example
 * ```ts
 * typedShareTotal(['60', '', '30']); // => 90
 * ```
 */
export function typedShareTotal(texts: readonly string[]): number {
  const isShare = (text: string) => /^\d{1,3}$/.test(checkText(text));
  return checkList(texts)
    .filter(isShare)
    .reduce((total, text) => total + Number(text), 0);
}
