import { asText } from '../../platform/expected.ts';

export interface Parents {
  readonly fatherName: string;
  readonly motherName: string;
}

export type ParentNameViolation = { readonly kind: 'missing' };

/**
 * Whether the name of a parent is missing.
 *
 * @source AP-5.46, AP-5.47
 * @example
 * ```ts
 * parentNameViolation(' '); // => { kind: 'missing' }
 * ```
 */
export function parentNameViolation(text: string): ParentNameViolation | undefined {
  return asText(text, 'a name').trim() === '' ? { kind: 'missing' } : undefined;
}
