import { asText } from '../../platform/expected.ts';

export interface Parents {
  readonly fatherName: string;
  readonly motherName: string;
}

/** Most characters of the name of a parent. */
export const LONGEST_PARENT_NAME = 100;

export type ParentNameViolation =
  | { readonly kind: 'missing' }
  /** Characters that no screen can show and no database can hold. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'too-long' };

/**
 * What is wrong with the name of a parent: it is missing, holds characters that cannot be shown, or
 * more than 100 of them. Any script will do.
 *
 * @source AP-5.46, AP-5.47
 * @example
 * ```ts
 * parentNameViolation(' '); // => { kind: 'missing' }
 * ```
 */
export function parentNameViolation(text: string): ParentNameViolation | undefined {
  if (asText(text).trim() === '') return { kind: 'missing' };
  if (/[\p{Cc}\p{Cs}]/u.test(text)) return { kind: 'unreadable' };
  return text.length > LONGEST_PARENT_NAME ? { kind: 'too-long' } : undefined;
}
