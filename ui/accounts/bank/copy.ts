import {
  LONGEST_ACCOUNT_NUMBER,
  SHORTEST_ACCOUNT_NUMBER,
} from '#domain/accounts/bank/account-number.ts';
import { IFSC_LENGTH } from '#domain/accounts/bank/ifsc.ts';
import { PENNY_DROP_RUPEES, REVERSE_PENNY_DROP_RUPEES } from '#domain/platform/penny-drop.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { UpiStatus } from '#application/accounts/bank/upi-checks.ts';
import type { VerifyBankAccountFailure } from '#application/accounts/bank/verify-bank-account.ts';
import type { AccountNumberViolation } from '#domain/accounts/bank/account-number.ts';
import type { IfscViolation } from '#domain/accounts/bank/ifsc.ts';

export const bankCopy = {
  heading: 'Add your bank account',
  lead: 'You invest from it, and your money comes back to it.',
  source: 'Which account',
  found: 'Linked to my mobile',
  manual: 'Another account',
  foundNote: 'We found the account that is linked to your mobile number.',
  ifsc: 'IFSC',
  ifscPlaceholder: 'HDFC0001234',
  ifscHint: 'Eleven characters, on your cheque book or in your bank’s app.',
  lookingUp: 'Looking for the branch…',
  unknownIfsc: 'No bank has this IFSC. Please check it.',
  accountNumber: 'Account number',
  holder: 'Account holder name',
  verify: 'Verify Bank',
  verifying: 'Verifying your bank account',
  verifyingText: `We are crediting Rs. ${PENNY_DROP_RUPEES} to see whose account it is. It takes a few seconds.`,
  verified: 'Account verified',
  save: 'Save & Continue',
  saving: 'Saving your bank account…',
  failed: 'somethings went wrong',
  nameMismatch:
    'The name on this account is not the name on your PAN. Please use an account of your own.',
  disabledReason: `Enter the IFSC and an account number of at least ${SHORTEST_ACCOUNT_NUMBER} digits.`,
} as const;

export const upiCopy = {
  choice: 'By UPI',
  byNumber: 'IFSC and number',
  lead: `Pay ₹${REVERSE_PENNY_DROP_RUPEES} from your own bank account by UPI. It comes back, and the account is added.`,
  start: 'Verify by UPI',
  starting: 'Making the link…',
  scan: 'Scan with any UPI app',
  qr: `QR code that asks for ₹${REVERSE_PENNY_DROP_RUPEES} by UPI`,
  open: 'Open my UPI app',
  elsewhere: 'Pay in the sandbox',
  waiting: 'Waiting for your payment',
  left: 'left',
  match: 'Your bank account is verified',
  mismatch:
    'The name does not match the PAN card. Please use the UPI account associated with the given PAN number.',
  declined: 'The payment was declined. Please try again.',
  expired: 'The time to pay is over. Please try again.',
  failed: 'somethings went wrong',
} as const;

export const bankListCopy = {
  heading: 'Bank Accounts',
  lead: 'You invest from these, and money comes back to the primary one.',
  add: 'Add bank account',
  emptyTitle: 'No Banks Found',
  emptyText: "It looks like you don't have any banks added.",
  kycPending: 'Your kyc is pending. kindly do kyc first to add bank account!',
  failed: 'something went wrong',
  primary: 'Primary',
  makePrimary: 'Make primary',
  makingPrimary: 'Making it primary…',
  madePrimary: 'Your primary bank account is changed.',
  show: 'Show account number',
  hide: 'Hide account number',
  ifsc: 'IFSC',
  branch: 'Branch',
} as const;

/** Why a UPI payment did not verify the account. */
export function upiEndCopy(status: Exclude<UpiStatus, 'match'>): string {
  switch (status) {
    case UpiStatus.Mismatch:
      return upiCopy.mismatch;
    case UpiStatus.Declined:
      return upiCopy.declined;
    case UpiStatus.Waiting:
    case UpiStatus.Expired:
      return upiCopy.expired;
  }
}

export function ifscCopy(violation: IfscViolation): string {
  switch (violation.kind) {
    case 'missing':
      return 'IFSC is required';
    case 'incomplete':
      return `An IFSC has ${IFSC_LENGTH} characters`;
    case 'malformed':
      return 'An IFSC is 4 letters, the digit 0, then 6 letters or digits';
  }
}

export function accountNumberCopy(violation: AccountNumberViolation): string {
  switch (violation.kind) {
    case 'missing':
      return 'Account number is required';
    case 'not-numeric':
      return 'An account number has digits only';
    case 'too-short':
      return `An account number has at least ${SHORTEST_ACCOUNT_NUMBER} digits`;
    case 'too-long':
      return `An account number has at most ${LONGEST_ACCOUNT_NUMBER} digits`;
  }
}

/** HTTP statuses whose server message is shown, as the product documents require. */
const STATUSES_WITH_MESSAGE: ReadonlySet<number> = new Set([400, 409, 500]);

export function bankFailureCopy(failure: VerifyBankAccountFailure): string {
  if (failure.kind === 'name-mismatch') return bankCopy.nameMismatch;
  const hasMessage = failure.kind === 'refused' && STATUSES_WITH_MESSAGE.has(failure.status);
  return (hasMessage ? failure.message : undefined) ?? bankCopy.failed;
}

export function setPrimaryFailureCopy(failure: PortFailure): string {
  switch (failure.kind) {
    case 'refused':
      return failure.status < 500
        ? 'Failed to set primary bank. Please try again.'
        : 'Server error occurred. Please try again.';
    case 'unreachable':
      return 'No response from the server. Please check your network connection.';
    case 'signed-out':
    case 'unexpected-reply':
      return 'An error occurred. Please try again.';
  }
}
