import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface LedgerRow {
  readonly id: string;
  /** The product document that states the requirement: FD, AP or PM. */
  readonly document: string;
  readonly part: string;
  readonly area: string;
  readonly kind: string;
  readonly requirement: string;
  readonly decision: string;
}

const columns = ['id', 'part', 'area', 'kind', 'requirement', 'decision'];

export function readLedger(folder: string): readonly LedgerRow[] {
  const names = globSync('*.tsv', { cwd: folder }).toSorted();
  return names.flatMap((name) =>
    parseLedger(basename(name, '.tsv'), readFileSync(join(folder, name), 'utf8')),
  );
}

/**
 * Parses a file of the requirements ledger, a table with one requirement per row.
 * @throws an error if the table is malformed or an id occurs twice
 */
export function parseLedger(document: string, text: string): readonly LedgerRow[] {
  const [head, ...lines] = text.split('\n').map((line) => line.replace(/\r$/, ''));
  if (head !== columns.join('\t')) throw new Error(`${document}: the columns must be ${columns}`);
  const rows = lines.filter((line) => line !== '').map((line) => parseRow(document, line));
  const ids = rows.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`${document}: ${twice} occurs twice`);
  return rows;
}

function parseRow(document: string, line: string): LedgerRow {
  const [id = '', part = '', area = '', kind = '', requirement = '', decision = '', ...rest] =
    line.split('\t');
  if (!isId(id) || requirement === '' || rest.length > 0) {
    throw new Error(`${document}: this is not a valid row: ${line.slice(0, 80)}`);
  }
  return { id, document, part, area, kind, requirement, decision: decision.trim() };
}

export function isId(text: string): boolean {
  return /^[A-Z]{2}-\d+\.\d+$/.test(text);
}

/**
 * Whether the product documents leave the requirement open or ambiguous, so that it also needs a
 * decision.
 */
export function needsDecision({ requirement }: LedgerRow): boolean {
  return requirement.startsWith('OPEN:') || requirement.includes('AMBIGUOUS:');
}
