import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkRecord, checkText } from '../../platform/argument-checks.ts';
import { ADULT_AGE } from '../../platform/adult-age.ts';
import { checkDate } from '../../platform/expected-values.ts';
import { codeInput, isBeginningOfCode } from '../../platform/text/code-text.ts';

/** Number of characters of a Permanent Account Number. */
export const PAN_LENGTH = 10;

/** The type of PAN holder, given by the fourth character. */
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
  /** Fewer than ten characters. */
  | { readonly kind: 'incomplete' }
  /** Not 5 letters, 4 digits and 1 letter, and no beginning of a PAN either. */
  | { readonly kind: 'malformed' }
  | { readonly kind: 'unknown-type'; readonly character: string }
  /** The serial 0000, which no PAN has. */
  | { readonly kind: 'no-serial' };

/**
 * The PAN that a typed text means, possibly incomplete: letters and digits in upper case, without
 * spaces and punctuation. Returns a longer text, or one with other characters, unchanged, so that
 * the check rejects it.
 *
 * @source AP-4.9, AP-5.5
 * @example
 * ```ts
 * panInput('abcpe 1234-f'); // => 'ABCPE1234F'
 * panInput('ABCPE1234FX'); // => 'ABCPE1234FX'
 * ```
 */
export function panInput(text: string): string {
  return codeInput(text, PAN_LENGTH);
}

/**
 * Checks a PAN: 5 letters, 4 digits, 1 letter. The fourth character must be the code of a holder
 * type, such as P for an individual. The digits are a serial from 0001 to 9999.
 *
 * @source AP-5.6, AP-5.7, AP-5.8, AP-5.9, AP-5.10; Income Tax Department: structure of the
 *   Permanent Account Number
 * @example
 * ```ts
 * panViolation('ABCXE1234F'); // => { kind: 'unknown-type', character: 'X' }
 * ```
 */
export function panViolation(text: string): PanViolation | undefined {
  if (checkText(text) === '') return { kind: 'missing' };
  if (isBeginningOfCode(text, PAN_LENGTH)) return { kind: 'incomplete' };
  if (!/^[A-Z]{5}[0-9]{4}[A-Z]$/.test(text)) return { kind: 'malformed' };
  const character = text.charAt(3);
  if (!TYPES.has(character)) return { kind: 'unknown-type', character };
  return text.slice(5, 9) === '0000' ? { kind: 'no-serial' } : undefined;
}

/**
 * The type of PAN holder, given by the fourth character; undefined if the PAN is too short or the
 * character is unknown.
 *
 * @source AP-3.12, AP-5.10
 * @example
 * ```ts
 * panType('AAACT1234F'); // => 'company'
 * ```
 */
export function panType(pan: string): PanType | undefined {
  return TYPES.get(checkText(pan).charAt(3));
}

/**
 * The error message for a PAN that is not valid; the form and the server both use it.
 *
 * @source AP-5.7, AP-5.8, AP-5.9, FD-5.15
 * @throws an error for anything but a violation
 * @example
 * ```ts
 * panViolationText({ kind: 'missing' }); // => 'PAN number is required'
 * ```
 */
export function panViolationText(violation: PanViolation): string {
  const given = checkRecord(violation);
  switch (given.kind) {
    case 'missing':
      return 'PAN number is required';
    case 'incomplete':
    case 'no-serial':
      return 'The PAN you entered is not valid. Please check the number.';
    case 'malformed':
      return 'Invalid PAN format. PAN should be 5 letters, 4 digits, 1 letter';
    case 'unknown-type':
      return `Invalid PAN type character: ${given.character}`;
  }
}

/**
 * Whether a PAN belongs to an individual, by its fourth character.
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
 * Whether two PANs are the same, ignoring case and spaces; false if either is absent or empty.
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
 * The error message of the violation `under-age`.
 *
 * @source FD-5.19, AP-5.12
 */
export const UNDER_AGE_TEXT = `Age must be ${ADULT_AGE} or above for Individual PAN holders`;

/**
 * Checks an individual PAN holder: the date of birth is required, and the age must be at least 18.
 * Other types of holder always pass.
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
  const { pan, dateOfBirth } = checkRecord(holder);
  if (!isIndividual(pan)) return undefined;
  if (!dateOfBirth) return { kind: 'date-of-birth-missing' };
  const age = checkDate(dateOfBirth).ageOn(today);
  return age < ADULT_AGE ? { kind: 'under-age', age } : undefined;
}
