import { type HotTable, hotTables, type OtherKeys, otherKeys } from './distribution-tables.ts';

/** A hot table under the name that a statement gives it, and how often it does. */
interface Named {
  readonly table: HotTable;
  readonly name: string;
  readonly times: number;
}

const NAMING = new RegExp(
  `(?:\\b(?:from|join|update|using)|,) (${hotTables.join('|')})(?![\\w.])(?: as (\\w+))?`,
  'gi',
);

/**
 * The hot tables that a statement would search on every machine. A table is on one machine if its
 * `investor_id` is compared with a parameter or with that of another hot table on one machine, or
 * if one of its other keys is.
 */
export function spreadIn(statement: string, keys: OtherKeys = otherKeys): readonly HotTable[] {
  // The assigned values of an update locate no rows.
  const sql = statement
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^(update \S+) set .*?( where |$)/, '$1$2');
  if (/^insert into \S+ \([^)]*\) values/.test(sql) && !sql.includes(' select ')) return [];
  let spread = namedIn(sql);
  const found: Named[] = [];
  for (;;) {
    const more = spread.filter((one) => isFound(sql, one, { found, spread, keys }));
    if (more.length === 0) return spread.map(({ table }) => table);
    found.push(...more);
    spread = spread.filter((one) => !more.includes(one));
  }
}

function namedIn(sql: string): readonly Named[] {
  const all = [...sql.matchAll(NAMING)].map(([, table = '', name = table]) => ({ table, name }));
  const names = [...new Set(all.map(({ name }) => name))];
  return names.map((name) => {
    const ones = all.filter((one) => one.name === name);
    return { table: ones[0]?.table as HotTable, name, times: ones.length };
  });
}

interface Around {
  readonly found: readonly Named[];
  readonly spread: readonly Named[];
  readonly keys: OtherKeys;
}

/** A name that is used in two subqueries must be located in both. */
function isFound(sql: string, one: Named, { found, spread, keys }: Around): boolean {
  const isAlone = found.length + spread.length === 1;
  const own = columnOf(one, isAlone, investorOf(one));
  const compared = [
    ...withParameter(own),
    ...found.flatMap((other) => equal(own, `${other.name}\\.${investorOf(other)}`)),
  ];
  if (timesIn(sql, compared) >= one.times) return true;
  return (keys[one.table]?.keys ?? []).some((key) => {
    const column = columnOf(one, isAlone, key);
    const byOther = found.flatMap((other) => equal(column, `${other.name}\\.\\w+`));
    return timesIn(sql, [...withParameter(column), ...byOther]) >= one.times;
  });
}

function investorOf({ table }: Named): string {
  return table === 'investors' ? 'id' : 'investor_id';
}

/** In a statement with several tables, a column counts only with the name of its table. */
function columnOf({ name }: Named, isAlone: boolean, column: string): string {
  return `(?<![\\w.])(?:${name}\\.)${isAlone ? '?' : ''}${column}(?!\\w)`;
}

const PARAMETER = '(?:any ?\\(|\\()?\\$\\d';

function withParameter(column: string): readonly string[] {
  return [`${column} (?:=|in) ${PARAMETER}`, `\\$\\d+ = ${column}`];
}

function equal(column: string, other: string): readonly string[] {
  return [`${column} = ${other}(?!\\w)`, `(?<![\\w.])${other} = ${column}`];
}

function timesIn(sql: string, patterns: readonly string[]): number {
  if (patterns.length === 0) return 0;
  return [...sql.matchAll(new RegExp(patterns.join('|'), 'gi'))].length;
}
