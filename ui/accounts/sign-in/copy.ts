import { OTP_LENGTH } from '#domain/accounts/sign-in/otp.ts';
import { MOBILE_LENGTH, type MobileViolation } from '#domain/accounts/sign-in/mobile.ts';
import { PENNY_DROP_RUPEES } from '#domain/platform/verification.ts';
import { DEPOSIT_INSURANCE_LIMIT } from '#domain/platform/deposit-insurance.ts';

const TEN_DIGITS = `Enter the ${MOBILE_LENGTH} digits of your mobile number`;

export const loginCopy = {
  heading: 'Sign in with your mobile',
  lead: 'New here? The same number opens your account.',
  mobile: 'Mobile number',
  placeholder: 'Aadhaar-linked mobile number',
  smsNote: `We will send a ${OTP_LENGTH}-digit one-time password (OTP) to this number by SMS.`,
  pennyDrop: `By continuing, you agree that Rs. ${PENNY_DROP_RUPEES} may be credited to your bank account to verify it.`,
  agreement: 'You also agree to our',
  terms: 'Terms of Use',
  privacy: 'Privacy Policy',
  continue: 'Continue',
  sending: 'Sending the OTP…',
  disabledReason: `${TEN_DIGITS} to continue.`,
  notIndian: 'Enter an Indian mobile number. It begins with 6, 7, 8 or 9.',
  failed: 'We could not do this. Please try again.',
} as const;

export const promiseCopy = {
  claim: 'Clear terms for your savings.',
  points: [
    'Deposits of banks and finance companies, side by side.',
    'For a deposit you pay the issuer. For shares you pay Vriddhi, and they go to your demat account.',
    `Bank deposits are insured by DICGC up to ${DEPOSIT_INSURANCE_LIMIT} per bank.`,
  ],
} as const;

/** The error of a mobile number that more digits cannot complete; undefined for any other. */
export function mobileErrorCopy(violation: MobileViolation | undefined): string | undefined {
  if (violation?.kind === 'not-indian') return loginCopy.notIndian;
  if (violation?.kind === 'not-digits') return 'Enter one mobile number, with digits only.';
  const digits = violation?.kind === 'wrong-length' ? violation.digits : 0;
  return digits > MOBILE_LENGTH ? `${TEN_DIGITS}. You entered ${digits}.` : undefined;
}
