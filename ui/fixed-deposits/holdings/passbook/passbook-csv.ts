import type { PassbookLine } from '#application/fixed-deposits/holdings/passbook.ts';
import { passbookWay, passbookWhat } from './copy.ts';

const HEAD = ['Date', 'What', 'Deposit', 'From and to', 'Amount in rupees'];

/** Text that a spreadsheet would calculate as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

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
  const body = rows.map((row, index) => [...row.map(cell), amounts[index]].join(','));
  return [HEAD.map(cell).join(','), ...body, ''].join('\r\n');
}

function cell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
