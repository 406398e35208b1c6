import { failure, type Result, success } from '../../platform/result.ts';
import { csvCell, csvRows } from '../../platform/text/csv.ts';
import {
  DECLARED_COLUMNS, type DeclaredColumn, type DeclaredTexts, declaredTexts, isSameDeclared,
  MOST_DECLARED,
} from './declared-columns.ts';
import { declaredDeposit } from './declared-deposit.ts';

/** Why a row of a file is refused: its first wrong column, or what is wrong with the row. */
export type RefusalReason =
  | DeclaredColumn
  /** The text is neither JSON nor comma-separated values. */
  | 'unreadable'
  /** A column is unknown or repeated. */
  | 'columns'
  /** The value of a column in JSON is not a text. */
  | 'text'
  /** The row has more or fewer cells than there are columns. */
  | 'cells'
  /** The file contains no deposit. */
  | 'empty'
  /** With the deposits that are known, there would be more than `MOST_DECLARED`. */
  | 'many'
  /** The text is longer than `LONGEST_DECLARED_FILE`. */
  | 'long'
  /** The investor has declared exactly this deposit before. */
  | 'known';

/** The most characters of a file, enough for `MOST_DECLARED` deposits with the longest names. */
export const LONGEST_DECLARED_FILE = 300_000;

/** A refused row. */
export interface RefusedRow {
  /** The line of comma-separated values, or the number of the deposit in JSON; the first is 1. */
  readonly line: number;
  readonly reason: RefusalReason;
  /** The wrong column as the file names it, for `columns` and `text`. */
  readonly column?: string | undefined;
}

interface ReadRow {
  readonly line: number;
  readonly texts: Result<DeclaredTexts, Refusal>;
}

type Refusal = Omit<RefusedRow, 'line'>;

/** The name of the JSON format, with its version. */
const FORMAT = 'vriddhi-deposits/1';
const IS_JSON = /^\s*[{[]/;

/** Declared deposits as comma-separated values, with the names of the columns in the first line. */
export function declaredAsCsv(deposits: readonly DeclaredTexts[]): string {
  const rows = deposits.map((texts) => DECLARED_COLUMNS.map((column) => csvCell(texts[column])));
  return [DECLARED_COLUMNS, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** Declared deposits as JSON. */
export function declaredAsJson(deposits: readonly DeclaredTexts[]): string {
  return JSON.stringify({ format: FORMAT, deposits }, undefined, 2);
}

/**
 * Reads all deposits of a file in either format. If one row is refused, all of them are.
 *
 * @param known the deposits declared before, which a file must not repeat
 */
export function declaredInFile(
  file: string,
  known: readonly DeclaredTexts[],
): Result<readonly DeclaredTexts[], readonly RefusedRow[]> {
  if (file.length > LONGEST_DECLARED_FILE) return failure([{ line: 1, reason: 'long' }]);
  const text = file.replace(/^\uFEFF/, '');
  const rows = IS_JSON.test(text) ? rowsOfJson(text) : rowsOfCsv(text);
  if (!rows.ok) return failure([rows.failure]);
  if (rows.value.length === 0) return failure([{ line: 1, reason: 'empty' }]);
  if (known.length + rows.value.length > MOST_DECLARED) {
    return failure([{ line: 1, reason: 'many' }]);
  }
  const read: DeclaredTexts[] = [];
  const refused: RefusedRow[] = [];
  for (const { line, texts } of rows.value) {
    const row = texts.ok ? readRow(texts.value, known) : texts;
    if (row.ok) read.push(row.value);
    else refused.push({ line, ...row.failure });
  }
  return refused.length > 0 ? failure(refused) : success(read);
}

function readRow(
  texts: DeclaredTexts,
  known: readonly DeclaredTexts[],
): Result<DeclaredTexts, Refusal> {
  const deposit = declaredDeposit(texts);
  if (!deposit.ok) return failure({ reason: deposit.failure });
  const isKnown = known.some((other) => isSameDeclared(other, texts));
  return isKnown ? failure({ reason: 'known' }) : success(texts);
}

function rowsOfCsv(text: string): Result<readonly ReadRow[], RefusedRow> {
  const rows = csvRows(text);
  if (!rows.ok) return failure({ line: rows.failure, reason: 'unreadable' });
  const [head, ...body] = rows.value.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (head === undefined) return success([]);
  const names = head.cells.map((cell) => cell.trim().toLowerCase());
  const column = wrongColumn(names);
  if (column !== undefined) return failure({ line: head.line, reason: 'columns', column });
  return success(
    body.map(({ line, cells }) => ({
      line,
      texts:
        cells.length === names.length
          ? success(declaredTexts(rowOf(names, cells)))
          : failure({ reason: 'cells' }),
    })),
  );
}

function rowsOfJson(text: string): Result<readonly ReadRow[], RefusedRow> {
  const deposits = depositsIn(text);
  if (deposits === undefined) return failure({ line: 1, reason: 'unreadable' });
  return success(
    deposits.map((deposit, index) => {
      const texts = Object(deposit) as Readonly<Record<string, string>>;
      return { line: index + 1, texts: readJson(texts) };
    }),
  );
}

function readJson(texts: Readonly<Record<string, string>>): Result<DeclaredTexts, Refusal> {
  const names = Object.keys(texts);
  const unknown = wrongColumn(names);
  if (unknown !== undefined) return failure({ reason: 'columns', column: unknown });
  const column = names.find((name) => typeof texts[name] !== 'string');
  return column === undefined
    ? success(declaredTexts(texts))
    : failure({ reason: 'text', column });
}

function depositsIn(text: string): readonly unknown[] | undefined {
  try {
    const { format, deposits } = JSON.parse(text) as Record<string, unknown>;
    return format === FORMAT && Array.isArray(deposits) ? deposits : undefined;
  } catch {
    return undefined;
  }
}

/** The first column that is unknown or repeated. */
function wrongColumn(names: readonly string[]): string | undefined {
  const known: readonly string[] = DECLARED_COLUMNS;
  return names.find((name, index) => !known.includes(name) || names.indexOf(name) < index);
}

function rowOf(names: readonly string[], cells: readonly string[]) {
  return Object.fromEntries(cells.map((cell, index) => [String(names[index]), cell]));
}
