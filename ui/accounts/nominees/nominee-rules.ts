import type { DateOfBirthViolation } from '#domain/accounts/kyc/date-of-birth.ts';
import type { NomineeViolations } from '#domain/accounts/nominees/nominee.ts';
import { guardianBirthDateViolation } from '#domain/accounts/nominees/nominee-birth-date.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';

/** The result of checking the whole form, which the rules of the fields read. */
interface NomineeFacts {
  readonly violations: NomineeViolations;
  readonly isGuardianNamesake: boolean;
  readonly today: CalendarDate;
}

/**
 * The rules of the nominee form. The domain checks the whole form, and each field picks its
 * violation.
 */
export const nomineeRules = {
  fullName: (_: string, form: NomineeFacts) => form.violations.fullName,
  relationshipId: (_: string, form: NomineeFacts) => form.violations.relationshipId,
  dateOfBirth: (text: string, form: NomineeFacts) =>
    unreadableDate(text) ?? form.violations.dateOfBirth,
  pan: (_: string, form: NomineeFacts) => form.violations.pan,
  sharePercent: (_: string, form: NomineeFacts) => form.violations.sharePercent,
  line1: (_: string, form: NomineeFacts) => form.violations.address?.line1,
  line2: (_: string, form: NomineeFacts) => form.violations.address?.line2,
  pincode: (_: string, form: NomineeFacts) => form.violations.address?.pincode,
  city: (_: string, form: NomineeFacts) => form.violations.address?.city,
  state: (_: string, form: NomineeFacts) => form.violations.address?.state,
  country: (_: string, form: NomineeFacts) => form.violations.address?.country,
  guardianFirstName: (_: string, form: NomineeFacts) => form.violations.guardianFirstName,
  guardianMiddleName: (_: string, form: NomineeFacts) => form.violations.guardianMiddleName,
  guardianLastName: (_: string, form: NomineeFacts) => form.violations.guardianLastName,
  guardianPan: (_: string, form: NomineeFacts) => form.violations.guardianPan,
  guardianBirthDate: (text: string, form: NomineeFacts) => {
    if (!form.isGuardianNamesake) return undefined;
    const date = CalendarDate.parse(text);
    const given = date.ok ? date.value : undefined;
    return unreadableDate(text) ?? guardianBirthDateViolation(given, form.today);
  },
};

/** A text that is not a date. */
export type UnreadableDate = Extract<DateOfBirthViolation, { kind: 'not-a-date' | 'no-such-day' }>;

function unreadableDate(text: string): UnreadableDate | undefined {
  const date = CalendarDate.parse(text);
  if (date.ok || text === '') return undefined;
  return { kind: date.failure === 'no-such-day' ? 'no-such-day' : 'not-a-date' };
}
