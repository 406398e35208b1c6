import { asText } from '../../platform/expected.ts';

/** Characters of a demat account number, at either depository. */
export const DEMAT_LENGTH = 16;

/** Where shares are kept in electronic form: the two depositories of India. */
export const Depository = Object.freeze({ Nsdl: 'nsdl', Cdsl: 'cdsl' } as const);
export type Depository = (typeof Depository)[keyof typeof Depository];

const LABELS = { nsdl: 'NSDL', cdsl: 'CDSL' } as const satisfies Record<Depository, string>;

export type DematNumberViolation =
  | { readonly kind: 'missing' }
  /** Not sixteen characters yet. */
  | { readonly kind: 'incomplete' }
  /** Neither `IN` and 14 digits nor 16 digits. */
  | { readonly kind: 'malformed' };

export function dematInput(text: string): string {
  return asText(text, 'a demat number')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, DEMAT_LENGTH);
}

export function depositoryOf(dematNumber: string): Depository | undefined {
  const text = asText(dematNumber, 'a demat number');
  if (/^IN[0-9]{14}$/.test(text)) return Depository.Nsdl;
  return /^[0-9]{16}$/.test(text) ? Depository.Cdsl : undefined;
}

export function depositoryLabel(dematNumber: string): string | undefined {
  const depository = depositoryOf(dematNumber);
  return depository && LABELS[depository];
}

export function dematNumberViolation(text: string): DematNumberViolation | undefined {
  if (asText(text, 'a demat number') === '') return { kind: 'missing' };
  if (text.length < DEMAT_LENGTH) return { kind: 'incomplete' };
  return depositoryOf(text) === undefined ? { kind: 'malformed' } : undefined;
}
