import type { DeclaredColumn } from '#domain/fixed-deposits/holdings/declared-columns.ts';
import type { RefusalReason } from '#domain/fixed-deposits/holdings/declared-deposits-file.ts';

export const elsewhereCopy = {
  text:
    'They count in your tax, insurance cover and money coming, and stay on this device, ' +
    'encrypted.',
  back: 'Back to the portfolio',
  list: 'Added by you',
  none: 'You have not added any deposit yet.',
  until: (rate: string, day: string) => `${rate}% p.a., until ${day}`,
  add: 'Add a deposit',
  full: 'You can keep up to 200 deposits. Remove one to add another.',
  afterTax: 'after tax',
  eyebrow: 'Held elsewhere, added by you',
  toList: 'Back to the deposits held elsewhere',
  worth: 'Interest till date',
  facts: 'The deposit',
  rate: 'Interest rate',
  tenure: 'Tenure',
  totalInterest: 'Total interest',
  maturityAmount: 'Maturity amount',
  unread: (column: string, reason: string) =>
    `This deposit cannot be calculated. ${column}: ${reason}`,
  taxedTo: (holder: string) =>
    `Its interest is taxed to ${holder}, the first holder. Count with the slab of that holder.`,
  editing: 'Edit this deposit',
  locked: { yes: 'Yes', no: 'No' },
  untold: 'Not known',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove',
  removing: {
    title: 'Remove this deposit?',
    text: 'It no longer counts in your tax, insurance cover and money coming.',
    keepLabel: 'Keep it',
  },
  removed: 'Removed from this device.',
  saved: 'Saved on this device.',
  unstored: 'This device could not store the change. It lasts until you close this page.',
  gone:
    'Another tab has changed or removed this deposit, so nothing was saved. Check the list ' +
    'above. Save adds what you typed as a new deposit.',
  kept: 'Another tab has changed or removed this deposit, so nothing was removed here.',
  choose: 'Choose one.',
  files: 'From and to a file',
  file: 'Add from a CSV or JSON file',
  fileName: 'Vriddhi deposits held elsewhere',
  fileHint: (columns: string) =>
    `Columns: ${columns}. If one row cannot be read, none is added.`,
  prompt: 'Choose a file or drop it here',
  added: (count: number) => (count === 1 ? '1 deposit added.' : `${count} deposits added.`),
  refused: 'Nothing was added. Correct these rows:',
  row: (line: number, column: string | undefined, reason: string) =>
    `Row ${line}${column === undefined ? '' : `, column “${column}”`}: ${reason}`,
  csv: 'Download CSV',
  json: 'Download JSON',
} as const;

export const columnCopy = {
  issuer: 'Bank or company',
  institution: 'Kind',
  principal: 'Amount deposited',
  rate: 'Interest rate (% p.a.)',
  payout: 'Interest is paid',
  compounding: 'Interest is added',
  start: 'Start date',
  maturity: 'Tenure or maturity date',
  right: 'How it is held',
  holders: 'Holders in order',
  on_behalf_of: 'Held for',
  locked: 'Locked until maturity (optional)',
  start_rates: 'Rate card of the start date (optional)',
} as const satisfies Record<DeclaredColumn, string>;

/** What each column accepts, and why a row of a file is refused. */
export const reasonCopy = {
  issuer: 'Enter its name, up to 100 letters.',
  institution: 'Choose bank, small-finance-bank, nbfc, hfc or post-office.',
  principal: 'Enter whole rupees up to 100 crore.',
  rate: 'Enter a rate from 0 to 30, such as 7.25.',
  payout: 'Choose at-maturity, monthly, quarterly, half-yearly or yearly.',
  compounding: 'Choose how often, only if interest is paid at maturity.',
  start: 'Enter a day, such as 15/04/2026.',
  maturity: 'Enter 18M, 1Y 6M, 400D or a day after the start, up to 20 years.',
  right: 'Choose self, joint, guardian, karta, partner, trustee or proprietor.',
  holders: 'Separate names by ; and write Me for yourself. Joint needs two.',
  on_behalf_of: 'Name the minor, family, firm or trust.',
  locked: 'Choose yes for one that cannot be broken, such as a tax saver, or no.',
  start_rates: 'Each tenure with its rate, such as 7D 3.5; 6M 6; 1Y 7.1. It shows what breaking pays.',
  unreadable: 'The text cannot be read. Save the file as “CSV UTF-8” or JSON.',
  columns: 'Rename or remove this column. The names are listed above.',
  text: 'Put this value in quotes.',
  cells: 'Give this row as many values as there are columns.',
  empty: 'There is no deposit.',
  many: 'You can keep up to 200 deposits.',
  long: 'The file is too long.',
  known: 'You have added this deposit already.',
} as const satisfies Record<RefusalReason, string>;
