import { checkText } from '../../platform/argument-checks.ts';

export interface Parents {
  readonly fatherName: string;
  readonly motherName: string;
}

/** Maximum length of a parent's name, in characters. */
export const LONGEST_PARENT_NAME = 100;

export type ParentNameViolation =
  | { readonly kind: 'missing' }
  /** Contains characters that a screen cannot show or a database cannot store. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'too-long' };

/**
 * Checks a parent's name: required, only displayable characters of any script, at most 100.
 *
 * @source AP-5.46, AP-5.47
 * @example
 * ```ts
 * parentNameViolation(' '); // => { kind: 'missing' }
 * ```
 */
export function parentNameViolation(text: string): ParentNameViolation | undefined {
  if (checkText(text).trim() === '') return { kind: 'missing' };
  if (/[\p{Cc}\p{Cs}]/u.test(text)) return { kind: 'unreadable' };
  return text.length > LONGEST_PARENT_NAME ? { kind: 'too-long' } : undefined;
}
