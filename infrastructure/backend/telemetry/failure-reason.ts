import { databaseErrorCode } from '#infrastructure/backend/database/database-error.ts';

/** The fields of a database error that do not quote values. */
const NAMES = ['code', 'routine', 'table', 'column', 'constraint'] as const;

/**
 * What went wrong and where, for the log. A database's error message quotes the values it was
 * given. Of a database error, the log therefore gets only the code, the names of objects and our
 * stack frames.
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
