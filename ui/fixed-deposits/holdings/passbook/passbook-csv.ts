import type { PassbookLine } from '#application/fixed-deposits/holdings/passbook.ts';
import { csvCell } from '#domain/platform/text/csv.ts';
import { passbookWay, passbookWhat } from './copy.ts';

const HEAD = ['Date', 'What', 'Deposit', 'From and to', 'Amount in rupees'];

/** The passbook as comma-separated values; withdrawals have negative amounts. */
export function passbookCsv(lines: readonly PassbookLine[]): string {
  const rows = lines.map((line) => [
    line.date.iso,
    passbookWhat(line),
    line.depositName,
    passbookWay(line),
  ]);
  const amounts = lines.map(
    ({ kind, amount }) => `${kind === 'withdrawal' ? '-' : ''}${amount.text}`,
  );
  const body = rows.map((row, index) => [...row.map(csvCell), amounts[index]].join(','));
  return [HEAD.map(csvCell).join(','), ...body, ''].join('\r\n');
}
