import { databaseErrorCode } from './database-error.ts';

/** What a database tells of a failure without quoting what it was given. */
const NAMES = ['code', 'routine', 'table', 'column', 'constraint'] as const;

/**
 * What went wrong and where, for the log. The sentence of a database quotes the values that it was
 * given: of its failures only the code, the names of things and the place in our code are told.
 */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const told = error.stack ?? error.message;
  if (databaseErrorCode(error) === undefined) return told;
  const known = error as Partial<Record<(typeof NAMES)[number], string>>;
  const names = NAMES.flatMap((name) => (known[name] ? [`${name} ${known[name]}`] : []));
  const places = told.split('\n').filter((line) => /^\s+at /.test(line));
  return [`The database refused: ${names.join(', ')}`, ...places].join('\n');
}
