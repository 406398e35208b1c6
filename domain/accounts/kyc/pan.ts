import type { CalendarDate } from '../../platform/calendar-date.ts';
import { asFacts, asText } from '../../platform/expected.ts';
import { asDate } from '../../platform/expected-values.ts';

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

/**
 * What stays of a typed or pasted PAN: letters and digits, upper-cased, ten at most.
 *
 * @source AP-4.9, AP-5.5
 * @example
 * ```ts
 * panInput('abcpe 1234-f'); // => 'ABCPE1234F'
 * ```
 */
export function panInput(text: string): string {
  return asText(text)
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, PAN_LENGTH);
}

/**
 * What is wrong with a PAN: 5 letters, 4 digits, 1 letter, and the fourth character says who holds
 * it.
 *
 * @source AP-5.6, AP-5.7, AP-5.8, AP-5.9, AP-5.10; Income Tax Department: structure of the
 *   Permanent Account Number
 * @example
 * ```ts
 * panViolation('ABCXE1234F'); // => { kind: 'unknown-type', character: 'X' }
 * ```
 */
export function panViolation(text: string): PanViolation | undefined {
  if (asText(text) === '') return { kind: 'missing' };
  if (text.length < PAN_LENGTH) return { kind: 'incomplete' };
  if (!/^[A-Z]{5}\d{4}[A-Z]$/.test(text)) return { kind: 'malformed' };
  const character = text.charAt(3);
  return TYPES.has(character) ? undefined : { kind: 'unknown-type', character };
}

/**
 * Who holds a PAN, by its fourth character; undefined while it is too short or means nothing.
 *
 * @source AP-3.12, AP-5.10
 * @example
 * ```ts
 * panType('AAACT1234F'); // => 'company'
 * ```
 */
export function panType(pan: string): PanType | undefined {
  return TYPES.get(asText(pan).charAt(3));
}

/**
 * Whether a PAN belongs to one person.
 *
 * @source AP-3.12, AP-5.22
 * @example
 * ```ts
 * isIndividual('ABCPE1234F'); // => true
 * ```
 */
export function isIndividual(pan: string): boolean {
  return panType(pan) === PanType.Individual;
}

/**
 * Whether two PANs are the same, in any case and spacing; an absent one is like no other.
 *
 * @source AP-5.78, AP-5.80
 * @example
 * ```ts
 * isSamePan('abcpe1234f', 'ABCPE1234F'); // => true
 * ```
 */
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

/**
 * Whether an individual is of age: a date of birth is needed and 18 years must be lived; nobody
 * else is asked.
 *
 * @source AP-5.11, AP-5.22
 * @example
 * ```ts
 * const dateOfBirth = CalendarDate.of('2010-01-01');
 * const today = CalendarDate.of('2026-11-21');
 * const holder = { pan: 'ABCPE1234F', dateOfBirth };
 * panHolderViolation(holder, today); // => { kind: 'under-age', age: 16 }
 * ```
 */
export function panHolderViolation(
  holder: PanHolder,
  today: CalendarDate,
): PanHolderViolation | undefined {
  const { pan, dateOfBirth } = asFacts(holder);
  if (!isIndividual(pan)) return undefined;
  if (!dateOfBirth) return { kind: 'date-of-birth-missing' };
  const age = asDate(dateOfBirth).ageOn(today);
  return age < ADULT_AGE ? { kind: 'under-age', age } : undefined;
}
