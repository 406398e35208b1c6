import { KYC_SECONDS } from '#domain/platform/kyc-time.ts';
import type { ParentNameViolation } from '#domain/accounts/profile/parents.ts';
import type { PlaceOfBirthViolation } from '#domain/accounts/profile/place-of-birth.ts';
import { PROFILE_IMAGE_LARGEST_MB } from '#domain/accounts/profile/profile-image.ts';
import type { ProfilePart } from '#domain/accounts/profile/profile-score.ts';
import type { AddressLineViolation, PincodeViolation } from '#domain/accounts/profile/address.ts';

export const profileCopy = {
  heading: 'Profile',
  score: 'Profile complete',
  scoreWhy: 'What counts',
  partDone: ', done',
  partMissing: ', still missing',
  kycTitle: 'Complete your KYC',
  kycText: `It takes ${KYC_SECONDS} seconds, and you need it before you book a deposit.`,
  kycAction: 'Start KYC',
  menu: 'Menu',
  details: 'Profile',
  detailsText: 'Personal details, address and nominee',
  banks: 'Bank Accounts',
  banksText: 'Where money comes from and goes to',
  demat: 'Demat Account',
  dematText: 'Where your unlisted shares are kept',
  primary: 'Primary A/C',
  help: 'Help & Support',
  helpText: 'Call or write to us',
  account: 'Account',
  security: 'Sign-ins and activity',
  securityText: 'Devices, and what was done in your account',
  email: 'E-mail address',
  emailText: 'Change it by a code',
  privacy: 'Privacy and your data',
  privacyText: 'What we keep, a copy of it, delete account',
  logOut: 'Log Out',
  loggingOut: 'Logging out…',
  version: 'Version 1.0.1',
  unnamed: 'Investor',
  failed: 'something went wrong',
} as const;

export const themeCopy = {
  title: 'Appearance',
  hint: 'Applies to this browser.',
  device: 'As the device',
  light: 'Light',
  dark: 'Dark',
} as const;

/** The labels of the profile menu on wide screens. */
export const placeCopy = {
  home: 'Overview',
  details: 'Personal Details',
  banks: 'Bank Accounts',
  email: 'E-mail address',
  security: 'Sign-ins and activity',
  privacy: 'Privacy and your data',
  help: 'Help & Support',
} as const;

export const profilePartCopy = {
  mobile: 'Mobile number',
  kyc: 'KYC',
  bank: 'Bank account',
  details: 'Parents, address and occupation',
  nominee: 'Nominee',
} as const satisfies Record<ProfilePart, string>;

export const pictureCopy = {
  field: 'Picture file',
  add: 'Add a picture',
  change: 'Change picture',
  remove: 'Remove picture',
  dialogTitle: 'Your picture',
  dialogText: 'Nobody but you sees it.',
  preview: 'How your picture will look',
  frame: 'In the circle',
  fill: 'Fill it',
  whole: 'Show all',
  cancel: 'Cancel',
  save: 'Save picture',
  saving: 'Saving your picture…',
  saved: 'Profile image updated successfully',
  failed: `Image upload failed: File size must be ${PROFILE_IMAGE_LARGEST_MB} MB or less, or something went wrong.`,
  removed: 'Your picture is removed.',
  notRemoved: 'Your picture is not removed. Please try again.',
} as const;

export const helpCopy = {
  heading: 'Help & Support',
  lead: 'People answer here, not machines.',
  call: 'Call us',
  write: 'Write to us',
  hours: 'Support hours',
  office: 'Office',
  answers: 'What people ask us most:',
  answersLink: 'Questions and answers',
} as const;

export const personalCopy = {
  heading: 'Personal Details',
  lead: 'Check your details. The issuer of your deposit asks for them.',
  basic: 'Basic Details',
  name: 'Name',
  mobile: 'Mobile number',
  email: 'E-mail',
  fatherName: "Father's name",
  address: 'Address',
  permanent: 'Permanent address',
  correspondent: 'Correspondent address',
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
  relationship: 'Relationship',
  dateOfBirth: 'Date of birth',
  share: 'Share',
  notGiven: 'Not given yet',
  add: 'Add',
  change: 'Change',
  addParents: 'Add parents',
  continue: 'Continue',
  save: 'Save changes',
  saved: 'Your details are saved.',
  saving: 'Saving your details…',
  loadFailed: 'something went wrong',
  saveFailed: 'Something went wrong',
} as const;

export const parentCopy = {
  heading: "Your parents' names",
  lead: 'As on your PAN or passport.',
  father: "Father's name",
  mother: "Mother's name",
  back: 'Go Back',
  continue: 'Continue',
  saving: 'Saving the names…',
  loadFailed: 'Something went wrong while fetching data',
  saveFailed: 'Something went wrong while updating data',
} as const;

export const addressCopy = {
  heading: 'Your address',
  lead: 'Letters and the deposit receipt go here.',
  choose: 'Permanent address',
  permanent: 'Permanent address',
  permanentText: 'We have none of you yet. Enter it as on your Aadhaar.',
  same: 'My correspondent address is the same',
  correspondent: 'Correspondent address',
  line1: 'Address Line 1',
  line2: 'Address Line 2',
  pincode: 'Pincode',
  city: 'City',
  state: 'State',
  country: 'Country',
  back: 'Go Back',
  continue: 'Continue',
  saving: 'Saving your address…',
  disabledReason: 'Fill all six fields of the address to continue.',
  notSaved: 'Your address is not saved yet. Please press Continue again.',
  loadFailed: 'something went wrong',
} as const;

export const professionalCopy = {
  heading: 'Your occupation',
  lead: 'The law asks every bank and finance company to know it.',
  occupation: 'Occupation',
  occupationPlaceholder: 'Choose your occupation',
  annualIncome: 'Annual income',
  incomeSource: (source: string) => `Source of income sent to the issuer: ${source}.`,
  occupationMissing: 'Occupation is required',
  incomeMissing: 'Annual income is required',
  back: 'Go Back',
  continue: 'Continue',
  saving: 'Saving your occupation…',
  disabledReason: 'Choose your occupation to continue.',
  loadFailed: 'something went wrong',
} as const;

export function parentNameCopy(name: string) {
  return (violation: ParentNameViolation): string => {
    switch (violation.kind) {
      case 'missing':
        return `${name} is required`;
      case 'unreadable':
        return `${name} holds characters that cannot be shown`;
      case 'too-long':
        return `${name} must not exceed 100 characters`;
    }
  };
}

export function addressLineCopy(name: string) {
  return (violation: AddressLineViolation): string => {
    switch (violation.kind) {
      case 'missing':
        return `${name} is required`;
      case 'special-characters':
        return 'No special characters allowed';
      case 'too-long':
        return `${name} must not exceed 100 characters`;
    }
  };
}

export function placeOfBirthCopy(violation: PlaceOfBirthViolation): string {
  switch (violation.kind) {
    case 'unreadable':
      return 'Place of birth holds characters that cannot be shown';
    case 'too-long':
      return 'Place of birth must not exceed 60 characters';
  }
}

export function pincodeCopy(violation: PincodeViolation): string {
  switch (violation.kind) {
    case 'missing':
    case 'wrong-length':
      return 'Pincode must be exactly 6 digits';
    case 'not-numeric':
      return 'Pincode must contain only numbers';
  }
}
