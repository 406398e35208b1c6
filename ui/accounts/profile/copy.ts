import { KYC_SECONDS } from '#domain/platform/verification.ts';
import { PROFILE_IMAGE_LARGEST_MB } from '#domain/accounts/profile/profile-image.ts';
import type { ProfilePart } from '#domain/accounts/profile/profile-score.ts';

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
  helpText: 'Call or email us',
  account: 'Account',
  security: 'Sign-ins and activity',
  securityText: 'Devices, and what was done in your account',
  email: 'Email address',
  emailText: 'Change it by a code',
  privacy: 'Privacy and your data',
  privacyText: 'What we keep, a copy of it, delete account',
  more: 'More',
  logOut: 'Log Out',
  loggingOut: 'Logging out…',
  version: 'Version 1.0.1',
  unnamed: 'Investor',
  failed: 'something went wrong',
} as const;

export const themeCopy = {
  title: 'Appearance',
  hint: 'Applies to this browser.',
  device: 'Device',
  light: 'Light',
  dark: 'Dark',
} as const;

/** The labels of the profile menu on wide screens. */
export const placeCopy = {
  home: 'Overview',
  details: 'Personal Details',
  banks: 'Bank Accounts',
  email: 'Email address',
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
  dialogText: 'Only you can see it.',
  preview: 'How your picture will look',
  frame: 'In the circle',
  fill: 'Fill it',
  whole: 'Show all',
  cancel: 'Cancel',
  save: 'Save picture',
  saving: 'Saving your picture…',
  saved: 'Profile image updated successfully',
  failed: `Image upload failed: File size must be ${PROFILE_IMAGE_LARGEST_MB} MB or less, or something went wrong.`,
  removed: 'Picture removed.',
  notRemoved: 'We could not remove your picture. Please try again.',
} as const;

/** Names the type of a file that the browser cannot read, by the end of the file's name. */
export function unreadablePictureCopy(fileName: string): string {
  const type = /\.([a-z0-9]{2,5})$/i.exec(fileName)?.[1]?.toUpperCase();
  if (type === undefined || ['PNG', 'JPG', 'JPEG'].includes(type)) return pictureCopy.failed;
  return `Your browser cannot read ${type} files as pictures. Please choose a JPEG or PNG.`;
}
