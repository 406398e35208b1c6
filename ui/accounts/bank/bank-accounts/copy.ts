import type { PortFailure } from '#application/platform/port-failure.ts';

export const bankListCopy = {
  heading: 'Bank Accounts',
  lead: 'You invest from these, and money comes back to the primary one.',
  add: 'Add bank account',
  emptyTitle: 'No Banks Found',
  emptyText: "It looks like you don't have any banks added.",
  kycPending: 'Please finish your KYC before adding a bank account.',
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
