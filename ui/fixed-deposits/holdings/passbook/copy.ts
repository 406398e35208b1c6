import type { PassbookLine } from '#application/fixed-deposits/holdings/passbook.ts';
import { closedDaySentence } from '#domain/fixed-deposits/interest/bank-closure.ts';
import { PassbookFilter } from '#domain/fixed-deposits/holdings/passbook.ts';

export const passbookCopy = {
  title: 'Passbook',
  text: 'All payments in and out of your deposits.',
  show: 'Show',
  tools: 'Search',
  search: 'Search by deposit',
  year: 'Year',
  allYears: 'All years',
  download: 'Download CSV',
  incomplete: 'Incomplete',
  partnerMissing:
    'We could not reach the partner bank, so payments of deposits booked with it are missing here.',
  date: 'Date',
  what: 'What',
  deposit: 'Deposit',
  way: 'From and to',
  amount: 'Amount',
  receipt: 'Receipt',
  paidOut: 'To your bank',
  toYourBank: (amount: string) => `to your bank ${amount}`,
  noWithdrawals: 'No Withdrawal Transactions Yet',
  noInvestments: 'No Investment Transactions Yet',
  noneText: 'Interest that is paid out and deposits that mature show up here.',
  more: 'Show more',
  shownOf: (shown: string, all: string) => `${shown} of ${all} entries`,
  getReceipt: 'Download the receipt',
  receiptOf: (deposit: string, day: string) => `Download the receipt of ${deposit}, ${day}`,
  notFound: 'No payments found',
  notFoundText: 'Search for another deposit, or choose another year.',
} as const;

const PAYOUTS = { interest: 'Interest', maturity: 'Maturity' } as const;

/** Where the money came from or went to, with the label of the product documents first. */
export function passbookWay({ kind, bankAccount = 'your bank' }: PassbookLine): string {
  if (kind === 'renewed') return 'Renewed';
  return kind === 'investment'
    ? `Investment from ${bankAccount}`
    : `Withdrawal to ${bankAccount}`;
}

/** From where or to where, with a note if the bank was closed on the day of a payout. */
export function passbookDetail(line: PassbookLine): string {
  const note = line.kind === 'withdrawal' ? closedDaySentence(line.date) : undefined;
  return note === undefined ? passbookWay(line) : `${passbookWay(line)}. ${note}`;
}

/** The kind of an entry in one word. */
export function passbookWhat({ kind, payoutOf }: PassbookLine): string {
  if (kind === 'renewed') return 'Renewal';
  if (kind === 'investment') return 'Deposit';
  return payoutOf === undefined ? 'Payout' : PAYOUTS[payoutOf];
}

/** The first line of an entry, such as `Interest, Malhar Monthly Income`. */
export function passbookTitle(line: PassbookLine): string {
  const { depositName } = line;
  return line.kind === 'withdrawal' ? `${passbookWhat(line)}, ${depositName}` : depositName;
}

export function noEntriesTitle(filter: PassbookFilter): string {
  return filter === PassbookFilter.Withdrawals
    ? passbookCopy.noWithdrawals
    : passbookCopy.noInvestments;
}
