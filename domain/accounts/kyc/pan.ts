import { CalendarDate } from '../../platform/calendar-date.ts';
import { asFacts, asKind, asText } from '../../platform/expected.ts';

/** Characters of a Permanent Account Number. */
export const PAN_LENGTH = 10;
/** Youngest age of an individual who may hold an account alone. */
export const ADULT_AGE = 18;

/** Who holds a PAN, by its fourth character. */
export const PanType = Object.freeze({
  Individual: 'individual',
  Company: 'company',
  HinduUndividedFamily: 'hindu-undivided-family',
  Firm: 'firm',
  AssociationOfPersons: 'association-of-persons',
  Trust: 'trust',
  BodyOfIndividuals: 'body-of-individuals',
  LocalAuthority: 'local-authority',
  ArtificialJuridicalPerson: 'artificial-juridical-person',
  Government: 'government',
} as const);
export type PanType = (typeof PanType)[keyof typeof PanType];

const TYPES: ReadonlyMap<string, PanType> = new Map([
  ['P', PanType.Individual],
  ['C', PanType.Company],
  ['H', PanType.HinduUndividedFamily],
  ['F', PanType.Firm],
  ['A', PanType.AssociationOfPersons],
  ['T', PanType.Trust],
  ['B', PanType.BodyOfIndividuals],
  ['L', PanType.LocalAuthority],
  ['J', PanType.ArtificialJuridicalPerson],
  ['G', PanType.Government],
]);

export type PanViolation =
  | { readonly kind: 'missing' }
  /** Not ten characters yet. */
  | { readonly kind: 'incomplete' }
  /** Ten characters that are not 5 letters, 4 digits, 1 letter. */
  | { readonly kind: 'malformed' }
  | { readonly kind: 'unknown-type'; readonly character: string };

/** What stays of typed or pasted text: letters and digits, upper-cased, ten at most. */
export function panInput(text: string): string {
  return asText(text, 'a PAN')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, PAN_LENGTH);
}

export function panViolation(text: string): PanViolation | undefined {
  if (asText(text, 'a PAN') === '') return { kind: 'missing' };
  if (text.length < PAN_LENGTH) return { kind: 'incomplete' };
  if (!/^[A-Z]{5}\d{4}[A-Z]$/.test(text)) return { kind: 'malformed' };
  const character = text.charAt(3);
  return TYPES.has(character) ? undefined : { kind: 'unknown-type', character };
}

/** Undefined while the text is too short or its fourth character means nothing. */
export function panType(pan: string): PanType | undefined {
  return TYPES.get(asText(pan, 'a PAN').charAt(3));
}

export function isIndividual(pan: string): boolean {
  return panType(pan) === PanType.Individual;
}

export function isSamePan(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const [a, b] = [panInput(one), panInput(other)];
  return a !== '' && a === b;
}

export interface PanHolder {
  readonly pan: string;
  readonly dateOfBirth?: CalendarDate | undefined;
}
export type PanHolderViolation =
  { readonly kind: 'date-of-birth-missing' } | { readonly kind: 'under-age'; readonly age: number };

/** An individual needs a date of birth and must be of age; nobody else is asked for one. */
export function panHolderViolation(
  holder: PanHolder,
  today: CalendarDate,
): PanHolderViolation | undefined {
  const { pan, dateOfBirth } = asFacts(holder, 'the holder of a PAN');
  if (!isIndividual(pan)) return undefined;
  if (!dateOfBirth) return { kind: 'date-of-birth-missing' };
  const age = asKind(dateOfBirth, CalendarDate, 'a date of birth').ageOn(today);
  return age < ADULT_AGE ? { kind: 'under-age', age } : undefined;
}
