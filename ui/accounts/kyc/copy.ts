import { ADULT_AGE } from '#domain/platform/adult-age.ts';
import { KYC_SECONDS } from '#domain/platform/verification.ts';
import { UNDER_AGE_TEXT } from '#domain/accounts/kyc/pan.ts';
import {
  type DateOfBirthViolation,
  dateOfBirthViolationTexts,
} from '#domain/accounts/kyc/date-of-birth.ts';

export const kycCopy = {
  heading: 'KYC Verification',
  lead: `KYC takes ${KYC_SECONDS} seconds. Keep your PAN card at hand.`,
  pan: 'PAN',
  panPlaceholder: 'ABCDE1234F',
  panHint: 'Once it is complete, we check it and take you to the next field.',
  checking: 'Checking your PAN…',
  verified: 'PAN verified',
  removed: (accounts: readonly string[]) =>
    `${accounts.join(' and ')}: not in the name on your PAN, so no longer linked. ` +
    'Please add an account of your own.',
  dateOfBirth: 'Date of Birth',
  dateOfBirthHint: 'As on your PAN card.',
  fullName: 'Full Name',
  fullNameHint: 'Comes from your PAN; you cannot change it here.',
  fullNamePlaceholder: 'Filled from your PAN',
  email: 'Email Address',
  emailPlaceholder: 'name@example.com',
  fixed: 'Verified with your PAN.',
  fixedWrong: 'Is it wrong? Contact support',
  lockedHint: 'Comes from your KYC record.',
  continue: 'Continue',
  saving: 'Saving your KYC…',
  needsDateOfBirth:
    'We could not match this PAN by your mobile number. Please enter your date of birth.',
  leaving: 'Taking you to the identity page…',
  mismatch: 'This PAN does not match your details. Please check and try again.',
  registered: 'This PAN is already registered.',
  verifyFailed: 'Failed to verify PAN',
  tryAgain: 'Try again',
  saveFailed: 'Something went wrong',
  underAge: UNDER_AGE_TEXT,
  underAgeToast: `You must be ${ADULT_AGE} or older to invest.`,
  panMissing: 'Enter your PAN to continue.',
  panWrong: 'Correct your PAN to continue.',
  panUnchecked: 'We could not check your PAN. Press Try again to continue.',
  panChecking: 'We are still checking your PAN.',
  panRegistered: 'This PAN belongs to another account.',
  dateOfBirthMissing: 'Enter your date of birth to continue.',
  emailMissing: 'Enter your email address to continue.',
} as const;

/** Test inputs of the sandbox. */
export const sandboxPans = {
  text: 'Any other PAN is an ordinary customer, for example ABCPE1234F.',
  values: [
    { value: 'CKYPM1990M', outcome: 'central record of a man' },
    { value: 'CKYPF1988F', outcome: 'central record of a woman' },
    { value: 'CKYPS1955M', outcome: 'senior citizen' },
    { value: 'DOBPA1234D', outcome: 'asks for the date of birth' },
    { value: 'IDEPG1234E', outcome: 'third-party identity page' },
    { value: 'REGPD1234R', outcome: 'registered already' },
    { value: 'MISPM1234M', outcome: 'mismatch' },
    { value: 'SRVPE0500S', outcome: 'service down' },
  ],
} as const;

export const dematPresentCopy = {
  title: 'Your KYC is complete',
  text: 'Your demat account is with us already, so there is nothing left to add.',
  action: 'Go to dashboard',
  toPurchase: 'Continue your order',
} as const;

/**
 * Why a date of birth is rejected. `missing` is reported only for individuals; other PAN holders
 * need no date.
 */
export type BirthDateViolation = DateOfBirthViolation | { readonly kind: 'under-age' };

export function birthDateCopy({ kind }: BirthDateViolation): string {
  if (kind === 'under-age') return `You must be ${ADULT_AGE} or older`;
  return dateOfBirthViolationTexts[kind];
}
