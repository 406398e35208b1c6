import { types } from 'pg';

/** PostgreSQL's object ids of its types. */
const OID = {
  int8: 20,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  interval: 1186,
  numeric: 1700,
} as const;
const ARRAY_OID = { int8: 1016, date: 1182, numeric: 1231 };

const asText = (text: string): string => text;

/** Parses counts and sums. Throws if a number cannot hold the integer exactly. */
function asInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`the integer ${text} is too large to be read`);
  return value;
}

/**
 * Parsers of values: amounts and rates as text, dates as `YYYY-MM-DD`, times as `Date`, integers as
 * numbers.
 */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [OID.numeric]: asText,
  [OID.date]: asText,
  [OID.timestamp]: asText,
  [OID.interval]: asText,
  [OID.int8]: asInteger,
  [OID.timestamptz]: (text) => new Date(text),
};

const ARRAY_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [ARRAY_OID.numeric]: arrayOf(asText),
  [ARRAY_OID.date]: arrayOf(asText),
  [ARRAY_OID.int8]: arrayOf(asInteger),
};

/** Type parsers for `pg`. Its global parsers could be changed by other code. */
export const pgTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
    const own = format === 'binary' ? undefined : (PARSERS[oid] ?? ARRAY_PARSERS[oid]);
    return own ?? (types.getTypeParser(oid, format ?? 'text') as (text: string) => unknown);
  },
};

function arrayOf(parse: (text: string) => unknown): (text: string) => unknown {
  return (text) =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((item) => (item === 'NULL' ? null : parse(item)));
}
