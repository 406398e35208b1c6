import { failure, type Result, success } from '../result.ts';

/** A row of a file of comma-separated values, with the line on which it begins. */
export interface CsvRow {
  /** 1 for the first line. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Text that a spreadsheet would calculate as a formula. An apostrophe before it prevents that. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED_FORMULA = /^'(?='*[=+\-@\t\r])/;
/** A quoted or plain cell, and the comma or the line end after it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/** A cell of a file of comma-separated values (RFC 4180), always in quotes. */
export function csvCell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** Reads comma-separated values; fails with the first line that it cannot read. */
export function csvRows(text: string): Result<readonly CsvRow[], number> {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let first = 1;
  let line = 1;
  CELL.lastIndex = 0;
  for (;;) {
    const [whole, quoted, plain = '', end = ''] = CELL.exec(text) ?? [];
    if (whole === undefined) return failure(line);
    cells.push((quoted?.replaceAll('""', '"') ?? plain).replace(GUARDED_FORMULA, ''));
    line += whole.split('\n').length - 1;
    if (end === ',') continue;
    rows.push({ line: first, cells });
    if (end === '') return success(rows);
    cells = [];
    first = line;
  }
}
