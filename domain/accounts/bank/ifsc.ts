import { asFacts, asText } from '../../platform/expected.ts';

/** Characters of an Indian Financial System Code. */
export const IFSC_LENGTH = 11;
/** From this many digits on, an account number counts as typed, and a wrong IFSC is outlined. */
const TYPED_ACCOUNT_NUMBER_LENGTH = 11;

export type IfscViolation =
  { readonly kind: 'missing' } | { readonly kind: 'incomplete' } | { readonly kind: 'malformed' };

/** What stays of typed or pasted text: letters and digits, upper-cased, eleven at most. */
export function ifscInput(text: string): string {
  return asText(text, 'an IFSC')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, IFSC_LENGTH);
}

/** 4 letters for the bank, the digit 0, then 6 letters or digits for the branch. */
export function ifscViolation(text: string): IfscViolation | undefined {
  if (asText(text, 'an IFSC') === '') return { kind: 'missing' };
  if (text.length < IFSC_LENGTH) return { kind: 'incomplete' };
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text) ? undefined : { kind: 'malformed' };
}

/** The IFSC field is outlined in red only once the account number after it has been typed. */
export function isIfscOutlined(form: {
  readonly ifsc: string;
  readonly accountNumber: string;
}): boolean {
  const { ifsc, accountNumber } = asFacts(form, 'a bank form');
  const { length } = asText(accountNumber, 'an account number');
  return length >= TYPED_ACCOUNT_NUMBER_LENGTH && ifscViolation(ifsc) !== undefined;
}
