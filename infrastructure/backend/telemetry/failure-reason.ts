import { databaseErrorCode } from '#infrastructure/backend/database/database-error.ts';

/** The fields of a database error that do not quote values. */
const NAMES = ['code', 'routine', 'table', 'column', 'constraint'] as const;

/**
 * What went wrong and where, as text for the log. The message of a database error quotes the values
 * of the statement, so the log gets only its code, the names of database objects and our stack
 * frames.
 */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const stack = error.stack ?? error.message;
  if (databaseErrorCode(error) === undefined) return stack;
  const known = error as Partial<Record<(typeof NAMES)[number], string>>;
  const names = NAMES.flatMap((name) => (known[name] ? [`${name} ${known[name]}`] : []));
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [`The database refused: ${names.join(', ')}`, ...places].join('\n');
}
