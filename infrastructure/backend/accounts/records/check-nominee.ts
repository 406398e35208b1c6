import {
  joiningViolation,
  joiningViolationText,
  type NomineeList,
} from '#domain/accounts/nominees/joining-nominee.ts';
import { guardianName } from '#domain/accounts/nominees/nominee.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { NomineeToWrite } from '#infrastructure/accounts/nominees/nominees.wire.ts';
import { isOnceOnlyRelationship } from '#infrastructure/accounts/nominees/once-only-relationships.wire.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { lookupValue } from './lookups.ts';

/** @throws Refusal if the nominee cannot be added to the list. The form applies the same rule. */
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
      isOnceOnly: isOnceOnlyRelationship(row.relationship_id),
      relationship: lookupValue('RelationShip', row.relationship_id),
      sharePercent: row.percentage,
    },
    list,
  );
  if (!violation) return;
  const status = 400;
  const message = joiningViolationText(violation);
  throw new Refusal({ status, code: `nominee-${violation.kind}`, message });
}

/** The calendar date of a wire text; undefined for missing or invalid text. */
export function dateFrom(text: string | undefined): CalendarDate | undefined {
  const date = CalendarDate.parse(text ?? '');
  return date.ok ? date.value : undefined;
}
