import {
  joiningViolation,
  type JoiningViolation,
  type NomineeList,
} from '#domain/accounts/nominees/joining-nominee.ts';
import { guardianName } from '#domain/accounts/nominees/nominee.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { NomineeToWrite } from '#infrastructure/accounts/nominees.wire.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { lookupValue } from './lookups.ts';

/** @throws Refusal if the nominee cannot join the list, by the same rule as the form */
export function refuseJoining(
  row: NomineeToWrite & { readonly id: number | undefined },
  list: NomineeList,
): void {
  const violation = joiningViolation(
    {
      id: row.id,
      fullName: row.full_name,
      pan: row.pan,
      dateOfBirth: dateFrom(row.date_of_birth),
      guardianPan: row.guardian_pan,
      guardianName: guardianName({
        firstName: row.guardian_first_name,
        middleName: row.guardian_middle_name,
        lastName: row.guardian_last_name,
      }),
      guardianBirthDate: dateFrom(row.guardian_date_of_birth),
      relationshipId: row.relationship_id,
      relationship: lookupValue('RelationShip', row.relationship_id),
      sharePercent: row.percentage,
    },
    list,
  );
  if (!violation) return;
  const status = 400;
  const message = joiningSentence(violation);
  throw new Refusal({ status, code: `nominee-${violation.kind}`, message });
}

/** The calendar date of a wire text; undefined without one. */
export function dateFrom(text: string | undefined): CalendarDate | undefined {
  const date = CalendarDate.parse(text ?? '');
  return date.ok ? date.value : undefined;
}

function joiningSentence(violation: JoiningViolation): string {
  switch (violation.kind) {
    case 'pan-of-investor':
      return "Your PAN and the nominee's PAN cannot be the same.";
    case 'name-of-investor':
      return 'This is your own name. If your nominee has the same name, add their PAN.';
    case 'nominee-is-investor':
      return 'This nominee has your name and your date of birth. Name another person.';
    case 'guardian-is-investor':
      return 'You cannot be the guardian of your own nominee.';
    case 'guardian-birth-date-missing':
      return 'The guardian has your name. Enter the date of birth of the guardian.';
    case 'parent-not-older':
      return 'Your father or mother must be older than you. Check the date of birth.';
    case 'child-not-younger':
      return 'A son, daughter or grandchild must be younger than you. Check the date of birth.';
    case 'relationship-taken':
      return 'You already added a nominee with this relationship.';
    case 'too-many':
      return `You can name up to ${violation.most} nominees.`;
    case 'share-above-100':
      return 'Percent Share cannot exceed 100%';
  }
}
