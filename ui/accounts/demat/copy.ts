import { DEMAT_LENGTH } from '#domain/accounts/demat/demat-number.ts';
import { TRANSFER_WORKING_DAYS } from '#domain/private-market/orders/transfer-days.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { CmlFileViolation } from '#domain/accounts/demat/cml-file.ts';
import { IPO_LOCK_IN_MONTHS } from '#domain/private-market/catalogue/lock-in.ts';
import { CML_HINT_MB, CML_LARGEST_MB } from '#domain/accounts/demat/cml-file.ts';

export const dematCopy = {
  heading: 'DEMAT Verification',
  lead: 'Unlisted shares that you buy are kept in this account. It must be in your own name.',
  number: 'Demat account number',
  numberPlaceholder: 'IN30012345678901',
  numberHint: '16 characters: IN and 14 digits at NSDL, 16 digits at CDSL.',
  cml: 'Client master list (CML)',
  cmlHint:
    `PNG, JPG or PDF. Best under ${CML_HINT_MB} MB; files up to ${CML_LARGEST_MB} MB are ` +
    'accepted. Your depository participant’s app has it.',
  prompt: 'Choose a file or drop it here',
  remove: 'Remove the file',
  reading: 'Reading the file',
  continue: 'Continue',
  saving: 'Saving your demat account…',
  later: 'Verify Later',
  failed: 'Failed to save demat account. Please try again.',
  unread: 'failed to get the demat account information',
  disabledReason: `Enter all ${DEMAT_LENGTH} characters of a valid demat number and add your CML.`,
} as const;

export const savedDematCopy = {
  lead: 'This is the account in which your unlisted shares are kept.',
  number: 'Demat account number',
  show: 'Show demat account number',
  hide: 'Hide demat account number',
  depository: 'Depository',
  cml: 'Client master list (CML)',
  download: 'Download CML',
  downloading: 'Fetching your CML…',
  downloadFailed: 'Your CML could not be fetched. Please try again.',
  change: 'To change it, write to us under Help & Support.',
} as const;

export const disclaimerCopy = {
  heading: 'Disclaimer',
  lead: 'Please read these five statements before you invest in unlisted shares.',
  agree: 'I Agree',
  agreeing: 'One moment…',
} as const;

/** The version of the consent text; change it together with the text. */
export const DISCLAIMER_VERSION = '2026-12';

export const disclaimerStatements = [
  {
    title: 'We are only a facilitator.',
    text: 'Vriddhi brings you together with banks, finance companies and sellers of shares. For unlisted shares you pay Vriddhi, which pays the seller and earns the difference between the two prices. It is not a broker and not an adviser, and it does not manage money for anybody.',
  },
  {
    title: 'Nothing here is a recommendation.',
    text: 'Prices, news, ratings and company figures are given for your information, and may be late or incomplete. What you invest in, and how much, is your own decision.',
  },
  {
    title: 'Unlisted shares can lose their value.',
    text: 'They are not traded on an exchange and may be hard to sell. A company may never be listed, and you can lose all that you invest. What a share earned in the past says nothing about the future.',
  },
  {
    title: 'Prices and time are not certain.',
    text: `A price stands only once a seller has confirmed it and you have paid. Shares reach your demat account within ${TRANSFER_WORKING_DAYS} working days after signing. After a public issue they cannot be sold for ${IPO_LOCK_IN_MONTHS} months.`,
  },
  {
    title: 'It is your money and your account.',
    text: 'You invest for yourself: from your own bank account, into your own demat account. What you have told us is true, and we may pass it on to those who carry out your order.',
  },
] as const;

export function cmlFileCopy(violation: CmlFileViolation): string {
  switch (violation.kind) {
    case 'missing':
      return 'This file is empty. Please choose another one.';
    case 'wrong-type':
      return 'Invalid file type. Please upload PNG, JPG, or PDF only.';
    case 'too-large':
      return `File size must not exceed ${CML_LARGEST_MB}MB.`;
    case 'cut-short':
      return 'This file is incomplete. Please choose it again.';
    case 'too-many-pixels':
      return 'This picture has too many pixels. Please take a smaller one.';
  }
}

/** The server's explanation, shown in addition to the documented message. */
export function dematFailureDetail(failure: PortFailure): string | undefined {
  return failure.kind === 'refused' && failure.status < 500 ? failure.message : undefined;
}
