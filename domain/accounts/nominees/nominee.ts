import { CalendarDate } from '../../platform/calendar-date.ts';
import { asFacts, asKind, asText } from '../../platform/expected.ts';
import { ADULT_AGE, isSamePan, panViolation } from '../kyc/pan.ts';
import type { AddressLines, AddressViolations } from '../profile/address.ts';
import { addressViolations } from '../profile/address.ts';
import type { SharePercentViolation } from './share-percent.ts';
import { sharePercentViolation } from './share-percent.ts';

/** A nominee as the form holds it: text as typed. */
export interface NomineeDraft {
  readonly fullName: string;
  readonly relationshipId?: number | undefined;
  readonly dateOfBirth?: CalendarDate | undefined;
  readonly pan: string;
  readonly sharePercent: string;
  /** Whether the nominee lives where the investor does. */
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
}

/** A nominee as the backend keeps it. */
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

export type NomineeNameViolation = { readonly kind: 'missing' } | { readonly kind: 'not-letters' };
export type NomineePanViolation =
  { readonly kind: 'wrong-length' } | { readonly kind: 'malformed' };
export type RequiredViolation = { readonly kind: 'missing' };
export type NomineeBirthDateViolation = RequiredViolation | { readonly kind: 'in-future' };
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
}

export function nomineeNameViolation(text: string): NomineeNameViolation | undefined {
  if (asText(text, 'a name').trim() === '') return { kind: 'missing' };
  return /^[A-Za-z ]+$/.test(text) ? undefined : { kind: 'not-letters' };
}

/** Optional; where given it has the shape and the type code of a PAN. */
export function nomineePanViolation(text: string): NomineePanViolation | undefined {
  if (asText(text, 'a PAN') === '') return undefined;
  if (text.length !== 10) return { kind: 'wrong-length' };
  return panViolation(text) ? { kind: 'malformed' } : undefined;
}

export function nomineeBirthDateViolation(
  date: CalendarDate | undefined,
  today: CalendarDate,
): NomineeBirthDateViolation | undefined {
  if (!date) return { kind: 'missing' };
  return asKind(date, CalendarDate, 'a date of birth').isAfter(today)
    ? { kind: 'in-future' }
    : undefined;
}

/** Under 18: somebody of age must act for the nominee. */
export function isMinor(dateOfBirth: CalendarDate, today: CalendarDate): boolean {
  return asKind(dateOfBirth, CalendarDate, 'a date of birth').ageOn(today) < ADULT_AGE;
}

export function guardianPanViolation(pans: {
  readonly guardianPan: string;
  readonly nomineePan: string;
}): GuardianPanViolation | undefined {
  const { guardianPan, nomineePan } = asFacts(pans, 'two PANs');
  if (guardianPan === '') return { kind: 'missing' };
  if (isSamePan(guardianPan, nomineePan)) return { kind: 'same-as-nominee' };
  return nomineePanViolation(guardianPan);
}

/** What is wrong with one nominee, by field; an empty record for a good one. */
export function nomineeViolations(draft: NomineeDraft, today: CalendarDate): NomineeViolations {
  const { isInvestorAddress } = asFacts(draft, 'a nominee');
  const address = isInvestorAddress ? {} : addressViolations(draft.address);
  const found = {
    fullName: nomineeNameViolation(draft.fullName),
    relationshipId: draft.relationshipId === undefined ? { kind: 'missing' } : undefined,
    dateOfBirth: nomineeBirthDateViolation(draft.dateOfBirth, today),
    pan: nomineePanViolation(draft.pan),
    sharePercent: sharePercentViolation(draft.sharePercent),
    address: Object.keys(address).length > 0 ? address : undefined,
    ...guardianViolations(draft, today),
  };
  return Object.fromEntries(Object.entries(found).filter(([, violation]) => violation));
}

function guardianViolations({ dateOfBirth, guardian, pan }: NomineeDraft, today: CalendarDate) {
  if (!dateOfBirth || dateOfBirth.isAfter(today) || !isMinor(dateOfBirth, today)) return {};
  const { firstName, middleName, lastName } = asFacts(guardian, 'a guardian');
  return {
    guardianFirstName: nomineeNameViolation(firstName),
    guardianMiddleName: middleName === '' ? undefined : nomineeNameViolation(middleName),
    guardianLastName: nomineeNameViolation(lastName),
    guardianPan: guardianPanViolation({ guardianPan: guardian.pan, nomineePan: pan }),
  };
}
