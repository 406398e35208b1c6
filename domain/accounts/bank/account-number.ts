import { asText } from '../../platform/expected.ts';

/** Fewest digits of an account number that can be saved. */
export const SHORTEST_ACCOUNT_NUMBER = 9;
/** Most digits that any bank in India uses. */
export const LONGEST_ACCOUNT_NUMBER = 18;

export type AccountNumberViolation =
  | { readonly kind: 'missing' }
  | { readonly kind: 'not-numeric' }
  | { readonly kind: 'too-short' }
  | { readonly kind: 'too-long' };

/** What stays of typed or pasted text: digits. */
export function accountNumberInput(text: string): string {
  return asText(text, 'an account number').replace(/\D/g, '').slice(0, LONGEST_ACCOUNT_NUMBER);
}

export function accountNumberViolation(text: string): AccountNumberViolation | undefined {
  if (asText(text, 'an account number') === '') return { kind: 'missing' };
  if (!/^\d+$/.test(text)) return { kind: 'not-numeric' };
  if (text.length < SHORTEST_ACCOUNT_NUMBER) return { kind: 'too-short' };
  return text.length > LONGEST_ACCOUNT_NUMBER ? { kind: 'too-long' } : undefined;
}

/** 'xxxxxxxx4321': all but the last four digits hidden. Below four there is nothing to show. */
export function maskedAccountNumber(accountNumber: string): string {
  if (asText(accountNumber, 'an account number').length < 4) return 'Invalid account number';
  return 'x'.repeat(accountNumber.length - 4) + accountNumber.slice(-4);
}

/** 'XXXX654321': the form of the private-market menu, with the last six digits. */
export function menuAccountNumber(accountNumber: string): string {
  if (asText(accountNumber, 'an account number').length < 4) return 'Invalid account number';
  return `XXXX${accountNumber.slice(-6)}`;
}
