import { SHORTEST_ACCOUNT_NUMBER } from '#domain/accounts/bank/account-number.ts';
import { PENNY_DROP_RUPEES, REVERSE_PENNY_DROP_RUPEES } from '#domain/platform/verification.ts';
import { UpiStatus } from '#application/accounts/bank/upi-checks.ts';
import type { VerifyBankAccountFailure } from '#application/accounts/bank/verify-bank-account.ts';

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
  failed: 'We could not do this. Please try again.',
  nameMismatch:
    'The name on this account is not the name on your PAN. Please use an account of your own.',
  doubt: (nameAtBank: string, nameOnPan: string) =>
    `The bank has this account in the name of ${nameAtBank}. Your PAN says ${nameOnPan}. ` +
    'If both are you, send it to our team: we compare the names and tell you by SMS.',
  review: 'Send for review',
  inReview:
    'Our team compares the names on this account and tells you by SMS, usually within one ' +
    'working day. Until then you can add another account of your own.',
  disabledReason: `Enter the IFSC and an account number of at least ${SHORTEST_ACCOUNT_NUMBER} digits.`,
} as const;

/** Test inputs of the sandbox. */
export const sandboxAccounts = {
  text: 'Any other account number is yours.',
  values: [
    { value: '111100000001', outcome: 'name agrees in part' },
    { value: '111100000002', outcome: 'name does not agree' },
    { value: '111100000008', outcome: 'takes four seconds' },
    { value: '409409409409', outcome: 'linked already' },
    { value: '500500500500', outcome: 'bank is down' },
  ],
} as const;

export const upiCopy = {
  choice: 'By UPI',
  byNumber: 'IFSC and number',
  lead: `Pay ₹${REVERSE_PENNY_DROP_RUPEES} from your own bank account by UPI. We return it and add the account.`,
  start: 'Verify by UPI',
  starting: 'Creating the link…',
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
  failed: 'We could not do this. Please try again.',
  pendingTitle: 'We do not know yet',
  pending:
    'Your bank has not confirmed the payment yet. If you have paid, please do not pay again: ' +
    'check again in a few minutes.',
  checkAgain: 'Check again',
  startAgain: 'I have not paid: new link',
} as const;

/** Why a UPI payment did not verify the account. */
export function upiEndCopy(status: Exclude<UpiStatus, 'match' | 'waiting'>): string {
  switch (status) {
    case UpiStatus.Mismatch:
      return upiCopy.mismatch;
    case UpiStatus.Declined:
      return upiCopy.declined;
    case UpiStatus.Expired:
      return upiCopy.expired;
  }
}

/** HTTP statuses whose server message is shown, as the product documents require. */
const STATUSES_WITH_MESSAGE: ReadonlySet<number> = new Set([400, 409, 500]);

export function bankFailureCopy(failure: VerifyBankAccountFailure): string {
  if (failure.kind === 'name-mismatch') return bankCopy.nameMismatch;
  const hasMessage = failure.kind === 'refused' && STATUSES_WITH_MESSAGE.has(failure.status);
  return (hasMessage ? failure.message : undefined) ?? bankCopy.failed;
}
