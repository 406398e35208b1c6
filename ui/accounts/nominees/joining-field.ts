import type { JoiningViolation } from '#domain/accounts/nominees/joining-nominee.ts';
import type { NomineeTextField } from './nominee-form.ts';

const FIELDS = {
  'pan-of-investor': 'pan',
  'name-of-investor': 'fullName',
  'nominee-is-investor': 'fullName',
  'guardian-birth-date-missing': 'guardianBirthDate',
  'parent-not-older': 'dateOfBirth',
  'child-not-younger': 'dateOfBirth',
  'relationship-taken': 'relationshipId',
  'share-above-100': 'sharePercent',
} as const satisfies Partial<Record<JoiningViolation['kind'], NomineeTextField>>;

/** The field to correct; undefined if the violation concerns the whole list. */
export function joiningField(
  { kind }: JoiningViolation,
  guardian: { readonly hasPanOfInvestor: boolean },
): NomineeTextField | undefined {
  if (kind === 'too-many') return undefined;
  if (kind !== 'guardian-is-investor') return FIELDS[kind];
  return guardian.hasPanOfInvestor ? 'guardianPan' : 'guardianBirthDate';
}
