import { asText } from '../../platform/expected.ts';

export type AccountHolderNameViolation =
  { readonly kind: 'missing' } | { readonly kind: 'not-letters' };

/** What stays of typed or pasted text: letters and single spaces. */
export function accountHolderNameInput(text: string): string {
  return asText(text, 'a name')
    .replace(/[^A-Za-z\s]/g, '')
    .replace(/\s+/g, ' ')
    .trimStart();
}

export function accountHolderNameViolation(text: string): AccountHolderNameViolation | undefined {
  if (asText(text, 'a name').trim() === '') return { kind: 'missing' };
  return /^[A-Za-z ]+$/.test(text) ? undefined : { kind: 'not-letters' };
}
