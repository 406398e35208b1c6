import type { CalendarDate } from '../../platform/calendar-date.ts';
import {
  checkBoolean,
  checkText,
  checkRecord,
  checkRecords,
} from '../../platform/argument-checks.ts';
import { checkDate } from '../../platform/expected-values.ts';
import {
  guardianIdentityKind,
  nomineeIdentityKind,
  type NomineeInvestor,
  relationshipAgeKind,
} from './nominee-identity.ts';
import { totalShare } from './nominee-shares.ts';
import { WHOLE_SHARE } from './share-percent.ts';

/**
 * Maximum number of nominees: four for a deposit, ten for a demat account.
 *
 * @source Banking Laws (Amendment) Act 2025, section 45ZA; SEBI circular on nomination of 10
 *   January 2025
 */
export const MOST_NOMINEES = Object.freeze({ deposit: 4, demat: 10 } as const);

/** A nominee to be added to the investor's list, or already on it and about to be changed. */
export interface JoiningNominee {
  /** The id of the nominee that is being edited; absent for a new nominee. */
  readonly id?: number | undefined;
  readonly fullName?: string | undefined;
  readonly pan?: string | undefined;
  readonly dateOfBirth?: CalendarDate | undefined;
  /**
   * The PAN, name and date of birth of a minor's guardian. The date of birth is needed only if the
   * guardian has the investor's name.
   */
  readonly guardianPan?: string | undefined;
  readonly guardianName?: string | undefined;
  readonly guardianBirthDate?: CalendarDate | undefined;
  readonly relationshipId: number;
  /** Whether a person can have this relationship only once, such as mother. */
  readonly isOnceOnly?: boolean | undefined;
  /** The label of the relationship, such as `Father`. */
  readonly relationship?: string | undefined;
  readonly sharePercent: number;
}

export interface NomineeList extends NomineeInvestor {
  readonly nominees: readonly {
    readonly id: number;
    readonly relationshipId: number;
    readonly sharePercent: number;
  }[];
}

export type JoiningViolation =
  | { readonly kind: 'pan-of-investor' }
  /** The nominee has the investor's name but no PAN, so they could be the same person. */
  | { readonly kind: 'name-of-investor' }
  /** The nominee has the investor's name and date of birth. */
  | { readonly kind: 'nominee-is-investor' }
  | { readonly kind: 'guardian-is-investor' }
  /**
   * The guardian has the investor's name but no date of birth, so they could be the same person.
   */
  | { readonly kind: 'guardian-birth-date-missing' }
  | { readonly kind: 'parent-not-older' }
  | { readonly kind: 'child-not-younger' }
  | { readonly kind: 'relationship-taken' }
  | { readonly kind: 'too-many'; readonly most: number }
  | { readonly kind: 'share-above-100' };

/**
 * Checks a nominee to be added to the list or changed on it. Neither the nominee nor the guardian
 * can be the investor. A parent must be older and a child younger than the investor. A relationship
 * that a person has only once, such as father, must not be taken. The list can have at most four
 * nominees, and 100 percent in total. A share may be lowered even if the total then still exceeds
 * 100.
 *
 * @formula share + shares of the others <= 100
 * @source AP-5.80, AP-5.81, AP-5.82, AP-5.83
 * @throws an error for a share that is not a whole number
 * @example
 * ```ts
 * const nominees = [{ id: 1, relationshipId: 2, sharePercent: 50 }];
 * const joining = { relationshipId: 1, sharePercent: 60 };
 * joiningViolation(joining, { nominees }); // => { kind: 'share-above-100' }
 * ```
 */
export function joiningViolation(
  joining: JoiningNominee,
  list: NomineeList,
): JoiningViolation | undefined {
  const listed = checkRecords(checkRecord(list).nominees);
  checkPeople(checkRecord(joining), list);
  const person = personKind(joining, list);
  if (person !== undefined) return { kind: person };
  const known = listed.find(({ id }) => id === joining.id);
  const others = listed.filter((other) => other !== known);
  if (isRelationshipTaken(joining, others)) return { kind: 'relationship-taken' };
  const most = MOST_NOMINEES.deposit;
  if (known === undefined && others.length >= most) return { kind: 'too-many', most };
  const share = totalShare([joining]);
  const isMore = share > totalShare(listed.filter((other) => other === known));
  const isAbove = totalShare(others) + share > WHOLE_SHARE;
  return isMore && isAbove ? { kind: 'share-above-100' } : undefined;
}

/**
 * The error message for a nominee who cannot be added or changed; the form and the server both use
 * it.
 *
 * @source AP-5.80, AP-5.81, AP-5.82, AP-5.83
 * @throws an error for anything but a violation
 * @example
 * ```ts
 * joiningViolationText({ kind: 'share-above-100' }); // => 'Percent Share cannot exceed 100%'
 * ```
 */
export function joiningViolationText(violation: JoiningViolation): string {
  const given = checkRecord(violation);
  switch (given.kind) {
    case 'pan-of-investor':
      return "Your PAN and the nominee's PAN cannot be the same.";
    case 'name-of-investor':
      return 'This is your own name. If your nominee has the same name, add their PAN.';
    case 'nominee-is-investor':
      return 'This nominee has your name and your date of birth. Name another person.';
    case 'guardian-birth-date-missing':
      return 'The guardian has your name. Enter the date of birth of the guardian.';
    case 'parent-not-older':
      return 'Your father or mother must be older than you. Check the date of birth.';
    case 'child-not-younger':
      return 'A son, daughter or grandchild must be younger than you. Check the date of birth.';
    case 'guardian-is-investor':
      return 'You cannot be the guardian. The guardian acts for the child when you cannot.';
    case 'relationship-taken':
      return 'You already added a nominee with this relationship.';
    case 'too-many':
      return `You can name up to ${given.most} nominees for a deposit.`;
    case 'share-above-100':
      return 'Percent Share cannot exceed 100%';
  }
}

function checkPeople(joining: JoiningNominee, investor: NomineeInvestor): void {
  const { fullName, relationship, guardianName, dateOfBirth, guardianBirthDate } = joining;
  checkBoolean(joining.isOnceOnly ?? false);
  for (const text of [fullName, relationship, guardianName, investor.investorName]) {
    if (text !== undefined) checkText(text);
  }
  for (const date of [dateOfBirth, guardianBirthDate, investor.investorBirthDate]) {
    if (date !== undefined) checkDate(date);
  }
}

function personKind(joining: JoiningNominee, investor: NomineeInvestor) {
  const guardian = {
    pan: joining.guardianPan,
    name: joining.guardianName,
    dateOfBirth: joining.guardianBirthDate,
  };
  return (
    nomineeIdentityKind(joining, investor) ??
    guardianIdentityKind(guardian, investor) ??
    relationshipAgeKind(joining, investor)
  );
}

function isRelationshipTaken(
  { relationshipId, isOnceOnly = false }: JoiningNominee,
  others: NomineeList['nominees'],
): boolean {
  return isOnceOnly && others.some((other) => other.relationshipId === relationshipId);
}
