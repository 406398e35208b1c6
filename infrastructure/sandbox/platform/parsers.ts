import { types } from 'pg';

/** PostgreSQL's numbers for its types. */
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

/** Counts and sums of integers; what a number cannot hold exactly is refused, not rounded. */
function asInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`the integer ${text} is too large to be read`);
  return value;
}

/**
 * One reading for both databases: amounts and rates are text, dates `YYYY-MM-DD`, times `Date`,
 * integers numbers. JSON and booleans are read alike by both already.
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

/** PGlite reads arrays by the parser of their elements. */
export const pgliteParsers = { ...PARSERS };

/** For `pg`, in place of its global parsers, which others may change. */
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
