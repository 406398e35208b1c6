import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkRecord, checkText } from '../../platform/argument-checks.ts';
import { isWordsOfLetters } from '../../platform/text/name-text.ts';
import { isSamePan, panViolation } from '../kyc/pan.ts';
import type { AddressLines, AddressViolations } from '../profile/address.ts';
import { addressViolations } from '../profile/address.ts';
import {
  guardianBirthDateViolation,
  type GuardianBirthDateViolation,
  isMinor,
  nomineeBirthDateViolation,
  type NomineeBirthDateViolation,
} from './nominee-birth-date.ts';
import type { SharePercentViolation } from './share-percent.ts';
import { sharePercentViolation } from './share-percent.ts';

/** The nominee form; texts are as typed. */
export interface NomineeDraft {
  readonly fullName: string;
  readonly relationshipId?: number | undefined;
  readonly dateOfBirth?: CalendarDate | undefined;
  readonly pan: string;
  readonly sharePercent: string;
  /** Whether the nominee has the same address as the investor. */
  readonly isInvestorAddress: boolean;
  readonly address: AddressLines;
  readonly guardian: Guardian;
}

export interface Guardian {
  readonly firstName: string;
  /** May be empty. */
  readonly middleName: string;
  readonly lastName: string;
  readonly pan: string;
  /** Asked for only if the guardian has the investor's name, to tell the two persons apart. */
  readonly dateOfBirth?: CalendarDate | undefined;
}

/** A nominee as stored by the backend. */
export interface Nominee {
  readonly id: number;
  readonly fullName: string;
  readonly relationship: string;
  readonly relationshipId: number;
  readonly dateOfBirth: CalendarDate;
  readonly pan?: string;
  /** Whole percent, 1 to 100. */
  readonly sharePercent: number;
  readonly isInvestorAddress: boolean;
  readonly address?: AddressLines;
  readonly guardian?: Guardian;
}

/** Maximum length of a nominee's or guardian's name, in characters. */
export const LONGEST_NOMINEE_NAME = 100;

export type NomineeNameViolation =
  { readonly kind: 'missing' } | { readonly kind: 'not-letters' } | { readonly kind: 'too-long' };
export type NomineePanViolation =
  { readonly kind: 'wrong-length' } | { readonly kind: 'malformed' };
export type RequiredViolation = { readonly kind: 'missing' };
export type GuardianPanViolation =
  RequiredViolation | NomineePanViolation | { readonly kind: 'same-as-nominee' };

export interface NomineeViolations {
  readonly fullName?: NomineeNameViolation;
  readonly relationshipId?: RequiredViolation;
  readonly dateOfBirth?: NomineeBirthDateViolation;
  readonly pan?: NomineePanViolation;
  readonly sharePercent?: SharePercentViolation;
  readonly address?: AddressViolations;
  readonly guardianFirstName?: NomineeNameViolation;
  readonly guardianMiddleName?: NomineeNameViolation;
  readonly guardianLastName?: NomineeNameViolation;
  readonly guardianPan?: GuardianPanViolation;
  readonly guardianDateOfBirth?: GuardianBirthDateViolation;
}

/**
 * Checks the name of a nominee or guardian: required, only letters of any script and spaces, at
 * most 100 characters.
 *
 * @source AP-5.64, AP-5.65
 * @example
 * ```ts
 * nomineeNameViolation('राम José'); // => undefined
 * nomineeNameViolation('R2D2'); // => { kind: 'not-letters' }
 * ```
 */
export function nomineeNameViolation(text: string): NomineeNameViolation | undefined {
  if (checkText(text).trim() === '') return { kind: 'missing' };
  if (!isWordsOfLetters(text)) return { kind: 'not-letters' };
  return text.length > LONGEST_NOMINEE_NAME ? { kind: 'too-long' } : undefined;
}

/**
 * Checks a nominee's PAN: it is optional, but must be a valid PAN if given.
 *
 * @source AP-5.67, AP-5.68, AP-5.69
 * @example
 * ```ts
 * nomineePanViolation(''); // => undefined
 * nomineePanViolation('ABC'); // => { kind: 'wrong-length' }
 * ```
 */
export function nomineePanViolation(text: string): NomineePanViolation | undefined {
  if (checkText(text) === '') return undefined;
  if (text.length !== 10) return { kind: 'wrong-length' };
  return panViolation(text) ? { kind: 'malformed' } : undefined;
}

/**
 * The full name of a guardian, without extra spaces for an empty middle name.
 *
 * @source FD-3.59
 * @example
 * ```ts
 * guardianName({ firstName: 'Asha', middleName: '', lastName: 'Rao' }); // => 'Asha Rao'
 * ```
 */
export function guardianName(
  guardian: Pick<Guardian, 'firstName' | 'middleName' | 'lastName'>,
): string {
  const { firstName, middleName, lastName } = checkRecord(guardian);
  return [firstName, middleName, lastName]
    .map((name) => checkText(name).trim())
    .filter((name) => name !== '')
    .join(' ');
}

/**
 * Checks a guardian's PAN: required, different from the nominee's, and valid.
 *
 * @source AP-5.76, AP-5.78
 * @example
 * ```ts
 * const pans = { guardianPan: 'ABCPE1234F', nomineePan: 'ABCPE1234F' };
 * guardianPanViolation(pans); // => { kind: 'same-as-nominee' }
 * ```
 */
export function guardianPanViolation(pans: {
  readonly guardianPan: string;
  readonly nomineePan: string;
}): GuardianPanViolation | undefined {
  const { guardianPan, nomineePan } = checkRecord(pans);
  if (guardianPan === '') return { kind: 'missing' };
  if (isSamePan(guardianPan, nomineePan)) return { kind: 'same-as-nominee' };
  return nomineePanViolation(guardianPan);
}

/**
 * Checks one nominee, field by field. An address is required only if it differs from the
 * investor's, a guardian only for a minor.
 *
 * @source AP-5.64, AP-5.65, AP-5.66, AP-5.67, AP-5.68, AP-5.69, AP-5.70, AP-5.71, AP-5.72, AP-5.73,
 *   AP-5.74, AP-5.75, AP-5.76, AP-5.77, AP-5.78
 * @example
 * ```ts
 * const dateOfBirth = CalendarDate.of('1990-07-15');
 * const person = { fullName: 'Asha Rao', pan: '', relationshipId: 20, dateOfBirth };
 * const draft = { ...person, sharePercent: '101', isInvestorAddress: true };
 * nomineeViolations(draft, CalendarDate.of('2026-11-21')).sharePercent; // => { kind: 'above-100' }
 * ```
 */
export function nomineeViolations(draft: NomineeDraft, today: CalendarDate): NomineeViolations {
  const { isInvestorAddress } = checkRecord(draft);
  const address = isInvestorAddress ? {} : addressViolations(draft.address);
  const found = {
    fullName: nomineeNameViolation(draft.fullName),
    relationshipId: draft.relationshipId === undefined ? { kind: 'missing' } : undefined,
    dateOfBirth: nomineeBirthDateViolation(draft.dateOfBirth, today),
    pan: nomineePanViolation(draft.pan),
    sharePercent: sharePercentViolation(draft.sharePercent),
    address: Object.keys(address).length > 0 ? address : undefined,
    ...(isBornMinor(draft, today) &&
      guardianViolations(checkRecord(draft.guardian), { pan: draft.pan, today })),
  };
  return Object.fromEntries(Object.entries(found).filter(([, violation]) => violation));
}

/**
 * Whether the nominee in the form is under 18 and needs a guardian; false for a missing or future
 * date of birth.
 */
function isBornMinor({ dateOfBirth }: NomineeDraft, today: CalendarDate): boolean {
  return dateOfBirth !== undefined && !dateOfBirth.isAfter(today) && isMinor(dateOfBirth, today);
}

function guardianViolations(
  guardian: Guardian,
  { pan, today }: { readonly pan: string; readonly today: CalendarDate },
) {
  const { firstName, middleName, lastName } = guardian;
  return {
    guardianFirstName: nomineeNameViolation(firstName),
    guardianMiddleName: middleName === '' ? undefined : nomineeNameViolation(middleName),
    guardianLastName: nomineeNameViolation(lastName),
    guardianPan: guardianPanViolation({ guardianPan: guardian.pan, nomineePan: pan }),
    guardianDateOfBirth:
      guardian.dateOfBirth && guardianBirthDateViolation(guardian.dateOfBirth, today),
  };
}
