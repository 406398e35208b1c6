import type { PlaceOfBirthViolation } from '#domain/accounts/profile/place-of-birth.ts';

export const personalCopy = {
  heading: 'Personal Details',
  basic: 'Basic Details',
  name: 'Name',
  mobile: 'Mobile number',
  email: 'Email',
  fatherName: "Father's name",
  address: 'Address',
  permanent: 'Permanent address',
  correspondent: 'Correspondence address',
  noAddress: 'No address yet.',
  more: 'More Information',
  resident: 'Are you a resident of India?',
  nonResident:
    'We pass this answer on to the issuer. Many issuers do not accept deposits from people who ' +
    'live outside India. Ask us under Help & Support before you pay.',
  yes: 'Yes',
  no: 'No',
  marital: 'Marital status',
  gender: 'Gender',
  placeOfBirth: 'Place of birth',
  occupationHeading: 'Occupation Details',
  occupation: 'Occupation',
  annualIncome: 'Annual income',
  incomeSource: 'Source of income',
  nominee: 'Nominee Details',
  noNominee: 'No nominee yet.',
  noNomineeNext: 'No nominee yet. You add nominees in the next step.',
  relationship: 'Relationship',
  dateOfBirth: 'Date of birth',
  share: 'Share',
  others: 'Further nominees',
  notGiven: 'Not given yet',
  add: 'Add',
  change: 'Change',
  addParents: 'Add parents',
  save: 'Save changes',
  saved: 'Your details are saved.',
  saving: 'Saving your details…',
  loadFailed: 'something went wrong',
  saveFailed: 'Something went wrong',
} as const;

export function placeOfBirthCopy(violation: PlaceOfBirthViolation): string {
  switch (violation.kind) {
    case 'unreadable':
      return 'Place of birth has characters that cannot be shown';
    case 'too-long':
      return 'Place of birth must not exceed 60 characters';
  }
}
