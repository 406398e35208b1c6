import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { NomineeForm } from './nominee-form.ts';

/** The rules of the nominee form: one rule looks at the whole, and each field takes its part. */
export const nomineeRules = {
  fullName: (_: string, form: NomineeForm) => form.violations.fullName,
  relationshipId: (_: string, form: NomineeForm) => form.violations.relationshipId,
  dateOfBirth: (text: string, form: NomineeForm) => {
    const isReadable = text === '' || CalendarDate.parse(text).ok;
    return isReadable ? form.violations.dateOfBirth : ({ kind: 'unreadable' } as const);
  },
  pan: (_: string, form: NomineeForm) => form.violations.pan,
  sharePercent: (_: string, form: NomineeForm) => form.violations.sharePercent,
  line1: (_: string, form: NomineeForm) => form.violations.address?.line1,
  line2: (_: string, form: NomineeForm) => form.violations.address?.line2,
  pincode: (_: string, form: NomineeForm) => form.violations.address?.pincode,
  city: (_: string, form: NomineeForm) => form.violations.address?.city,
  state: (_: string, form: NomineeForm) => form.violations.address?.state,
  country: (_: string, form: NomineeForm) => form.violations.address?.country,
  guardianFirstName: (_: string, form: NomineeForm) => form.violations.guardianFirstName,
  guardianMiddleName: (_: string, form: NomineeForm) => form.violations.guardianMiddleName,
  guardianLastName: (_: string, form: NomineeForm) => form.violations.guardianLastName,
  guardianPan: (_: string, form: NomineeForm) => form.violations.guardianPan,
};
