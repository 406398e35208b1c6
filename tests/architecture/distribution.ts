import { hotTables, type HotTable, otherKeys } from './distribution-tables.ts';

/**
 * The hot tables that a statement would look for on every machine: it compares neither their
 * `investor_id` with anything, nor one of the other keys by which they may be found.
 */
export function spreadIn(statement: string): readonly HotTable[] {
  // What an update sets finds nothing.
  const sql = statement
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^(update \S+) set .*?( where |$)/, '$1$2');
  if (/^insert into \S+ \([^)]*\) values/.test(sql) && !sql.includes(' select ')) return [];
  const named = hotTables.filter((table) =>
    new RegExp(`\\b(from|join|update) ${table}\\b`, 'i').test(sql),
  );
  if (compares(sql, 'investor_id')) return [];
  return named.filter((table) => {
    const keys = otherKeys[table]?.keys ?? [];
    return !keys.some((key) => compares(sql, key, aliasOf(sql, table)));
  });
}

/** Whether a column stands on a side of a comparison, or joins two tables by its name. */
function compares(sql: string, column: string, alias?: string): boolean {
  const owned = alias === undefined ? '(?:\\w+\\.)?' : `(?<!\\w\\.)(?:${alias}\\.)?`;
  const column_ = `(?<![\\w.])${owned}${column}(?!\\w)`;
  return [
    `${column_} (=|in)\\s`,
    `= (any\\(|greatest\\()?${column_}`,
    `using \\([^)]*\\b${column}\\b`,
  ].some((pattern) => new RegExp(pattern, 'i').test(sql));
}

function aliasOf(sql: string, table: string): string {
  const named = new RegExp(`\\b${table} as (\\w+)`, 'i').exec(sql)?.[1];
  return named === undefined ? table : `(?:${table}|${named})`;
}
