import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkText } from '../../platform/argument-checks.ts';
import { isSamePan } from '../kyc/pan.ts';

/** The investor's data, with which nominees and guardians are compared. */
export interface NomineeInvestor {
  readonly investorPan?: string | undefined;
  readonly investorName?: string | undefined;
  readonly investorBirthDate?: CalendarDate | undefined;
}

/**
 * Relationships, in lower case, of people who must be older (PARENTS) or younger (DESCENDANTS) than
 * the investor.
 */
const PARENTS: ReadonlySet<string> = new Set(['father', 'mother']);
const DESCENDANTS: ReadonlySet<string> = new Set(['son', 'daughter', 'grandson', 'granddaughter']);

/**
 * Whether a name is the investor's own name. Ignores case, spaces, and middle names that are
 * present in only one of the two names.
 *
 * @source AP-5.80
 * @example
 * ```ts
 * isNameOfInvestor('Asha Rao', 'ASHA KUMARI RAO'); // => true
 * ```
 */
export function isNameOfInvestor(name: string, investorName: string | undefined): boolean {
  const [given, own] = [wordsOf(checkText(name)), wordsOf(checkText(investorName ?? ''))];
  if (given.length === 0 || own.length === 0) return false;
  if (given.join(' ') === own.join(' ')) return true;
  const areEndsSame = given[0] === own[0] && given.at(-1) === own.at(-1);
  const shorter = Math.min(given.length, own.length);
  return areEndsSame && shorter === 2 && given.length !== own.length;
}

/**
 * Checks that a father or mother is older, and a child or grandchild younger, than the investor.
 * Returns undefined if a date of birth is unknown.
 */
export function relationshipAgeKind(
  nominee: {
    readonly relationship?: string | undefined;
    readonly dateOfBirth?: CalendarDate | undefined;
  },
  { investorBirthDate }: NomineeInvestor,
): 'parent-not-older' | 'child-not-younger' | undefined {
  const { relationship = '', dateOfBirth } = nominee;
  if (dateOfBirth === undefined || investorBirthDate === undefined) return undefined;
  const kin = relationship.trim().toLowerCase();
  if (PARENTS.has(kin) && !dateOfBirth.isBefore(investorBirthDate)) return 'parent-not-older';
  const isChild = DESCENDANTS.has(kin);
  return isChild && !dateOfBirth.isAfter(investorBirthDate) ? 'child-not-younger' : undefined;
}

/**
 * Why a nominee may be the investor: the same PAN, the same date of birth and name (a middle name
 * may be missing), or the same whole name without a PAN. Undefined for another person.
 */
export function nomineeIdentityKind(
  nominee: {
    readonly fullName?: string | undefined;
    readonly pan?: string | undefined;
    readonly dateOfBirth?: CalendarDate | undefined;
  },
  { investorPan, investorName, investorBirthDate }: NomineeInvestor,
): 'pan-of-investor' | 'nominee-is-investor' | 'name-of-investor' | undefined {
  const { fullName = '', pan, dateOfBirth } = nominee;
  if (isSamePan(pan, investorPan)) return 'pan-of-investor';
  const isNamesake = isNameOfInvestor(fullName, investorName);
  if (isNamesake && isSameDate(dateOfBirth, investorBirthDate)) return 'nominee-is-investor';
  const given = wordsOf(fullName).join(' ');
  if (given === '' || given !== wordsOf(investorName ?? '').join(' ')) return undefined;
  return pan === undefined || pan === '' ? 'name-of-investor' : undefined;
}

/**
 * Why a guardian may be the investor: the same PAN, the same name and date of birth, or the same
 * name without a date of birth. Undefined if the guardian is another person.
 */
export function guardianIdentityKind(
  guardian: {
    readonly pan?: string | undefined;
    readonly name?: string | undefined;
    readonly dateOfBirth?: CalendarDate | undefined;
  },
  { investorPan, investorName, investorBirthDate }: NomineeInvestor,
): 'guardian-is-investor' | 'guardian-birth-date-missing' | undefined {
  const { pan, name, dateOfBirth } = guardian;
  if (isSamePan(pan, investorPan)) return 'guardian-is-investor';
  if (!isNameOfInvestor(name ?? '', investorName)) return undefined;
  if (dateOfBirth === undefined) return 'guardian-birth-date-missing';
  return isSameDate(dateOfBirth, investorBirthDate) ? 'guardian-is-investor' : undefined;
}

function isSameDate(one: CalendarDate | undefined, other: CalendarDate | undefined): boolean {
  return one !== undefined && other !== undefined && one.equals(other);
}

function wordsOf(name: string): readonly string[] {
  return name
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}
