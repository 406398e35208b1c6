import { ADULT_AGE } from '#domain/platform/adult-age.ts';
import { dateOfBirthViolationTexts } from '#domain/accounts/kyc/date-of-birth.ts';
import {
  type GuardianBirthDateViolation,
  guardianBirthDateViolationTexts,
  type NomineeBirthDateViolation,
  nomineeBirthDateViolationTexts,
} from '#domain/accounts/nominees/nominee-birth-date.ts';
import type {
  GuardianPanViolation,
  NomineeNameViolation,
  NomineePanViolation,
} from '#domain/accounts/nominees/nominee.ts';
import type {
  ShareEditViolation,
  SharePercentViolation,
} from '#domain/accounts/nominees/share-percent.ts';
import type { UnreadableDate } from './nominee-rules.ts';

export const nomineeCopy = {
  heading: 'Nominees',
  lead: 'Who should receive your deposit if you cannot. The shares of all nominees make up 100%.',
  add: 'Add nominee',
  addAnother: 'Add another nominee',
  editShares: 'Edit shares',
  edit: 'Edit',
  remove: 'Remove',
  removeTitle: 'Remove this nominee?',
  removeText: 'You can add the person again at any time.',
  keep: 'Keep',
  removing: 'Removing the nominee…',
  emptyTitle: 'No nominee yet',
  emptyText: 'Add the person who should receive your deposit. It takes a minute.',
  pick: (isBooking: boolean) =>
    `Ticked nominees receive ${isBooking ? 'this' : 'your next'} deposit.`,
  enough: 'You can name up to four nominees for a deposit.',
  fullyShared: 'The shares already make up 100%. First lower a share under Edit shares.',
  excess: (total: number) =>
    `These shares add up to ${total}%. Edit the shares so that they add up to 100%.`,
  total: 'Total share',
  save: 'Save & Continue',
  saving: 'Preparing your payment…',
  next: 'Next: the payment.',
  minor: 'Minor',
  guardian: 'Guardian',
  loadFailed: 'something went wrong',
} as const;

export const nomineeFormCopy = {
  addTitle: 'New nominee',
  editTitle: 'Edit nominee',
  fullName: 'Full name',
  fullNameHint: 'As on the PAN card.',
  relationship: 'Relationship',
  dateOfBirth: 'Date of birth',
  pan: 'PAN',
  share: 'Percent share',
  shareLeft: (left: number) =>
    left === 0
      ? 'Your other nominees have 100%. Lower their shares first, under Edit shares.'
      : `Up to ${left}% can be given.`,
  sameAddress: 'Lives at my address',
  addressHeading: 'Address of the nominee',
  guardianHeading: 'Guardian',
  guardianText: `The nominee is under ${ADULT_AGE}, so an adult acts in their place until then.`,
  guardianFirstName: 'Guardian first name',
  guardianMiddleName: 'Guardian middle name',
  guardianLastName: 'Guardian last name',
  guardianPan: 'Guardian PAN',
  guardianBirthDate: 'Guardian date of birth',
  guardianNamesake:
    'The guardian has your name. You cannot be the guardian yourself: the date of birth shows ' +
    'that this is another person.',
  save: 'Save nominee',
  cancel: 'Cancel',
  saving: 'Saving the nominee…',
} as const;

export const shareCopy = {
  title: 'Edit shares',
  text: 'Together they make up 100%.',
  save: 'Save shares',
  saving: 'Saving the shares…',
} as const;

/** Says how many percent are still to be assigned, or assigned too much. */
export function leftCopy(left: number): string {
  if (left === 0) return '100% assigned';
  return left > 0 ? `${left}% left to assign` : `${-left}% too much`;
}

export const NOMINEE_SAVE_FAILED = 'Unexpected error occurred while saving nominee data.';

export function nomineeNameCopy(violation: NomineeNameViolation): string {
  switch (violation.kind) {
    case 'missing':
      return 'Please enter full name as on your PAN card';
    case 'not-letters':
      return 'Full Name can only contain letters';
    case 'too-long':
      return 'Full Name must not exceed 100 characters';
  }
}

export function relationshipCopy(): string {
  return 'Please select Nominee Relationship';
}

export function guardianNameCopy(name: string) {
  return (violation: NomineeNameViolation): string => {
    switch (violation.kind) {
      case 'missing':
        return `${name} is required`;
      case 'not-letters':
        return `${name} can only contain letters`;
      case 'too-long':
        return `${name} must not exceed 100 characters`;
    }
  };
}

export function nomineePanCopy(violation: NomineePanViolation): string {
  switch (violation.kind) {
    case 'wrong-length':
      return 'PAN must be exactly 10 characters';
    case 'malformed':
      return 'Invalid PAN format';
  }
}

export function guardianPanCopy(violation: GuardianPanViolation): string {
  switch (violation.kind) {
    case 'missing':
      return 'Guardian PAN is required';
    case 'same-as-nominee':
      return 'Guardian PAN must be different from the minor PAN';
    case 'wrong-length':
    case 'malformed':
      return nomineePanCopy(violation);
  }
}

export function nomineeBirthDateCopy({
  kind,
}: NomineeBirthDateViolation | UnreadableDate): string {
  return { ...dateOfBirthViolationTexts, ...nomineeBirthDateViolationTexts }[kind];
}

export function guardianBirthDateCopy({
  kind,
}: GuardianBirthDateViolation | UnreadableDate): string {
  return { ...dateOfBirthViolationTexts, ...guardianBirthDateViolationTexts }[kind];
}

export function sharePercentCopy(violation: SharePercentViolation): string {
  switch (violation.kind) {
    case 'missing':
      return 'Percent share is required';
    case 'not-a-number':
      return 'Percent share should be a valid number';
    case 'below-1':
      return 'Share must be at least 1%';
    case 'above-100':
      return 'Share must not exceed 100%';
  }
}

/** The error of a share in the dialog with the shares of all nominees. */
export function shareEditCopy(violation: ShareEditViolation | SharePercentViolation): string {
  return violation.kind === 'total-above-100'
    ? 'Shares cannot add up to more than 100%'
    : sharePercentCopy(violation);
}
