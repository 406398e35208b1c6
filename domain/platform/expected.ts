import { invariant, shown } from './invariant.ts';

/**
 * What the compiler holds in TypeScript, held again for plain JavaScript: each answers the value it
 * was given, or throws a sentence that names what was expected.
 */
export function asText(value: string): string {
  expected(typeof value === 'string', 'text', value);
  return value;
}

export function asYesOrNo(value: boolean): boolean {
  expected(typeof value === 'boolean', 'true or false', value);
  return value;
}

function expected(isMet: boolean, what: string, value: unknown): void {
  invariant(isMet, `${what} was expected, got ${shown(value)}`);
}

/** A whole number from the least to the most, both included. */
export function asWhole(
  value: number,
  { least = 0, most = Number.MAX_SAFE_INTEGER }: WholeRange = {},
): number {
  const isInRange = Number.isSafeInteger(value) && value >= least && value <= most;
  expected(isInRange, `a whole number from ${least} to ${most}`, value);
  return value;
}

export interface WholeRange {
  readonly least?: number;
  readonly most?: number;
}

/** A word of a closed set. */
export function asWord<Word extends string>(
  value: Word,
  words: Readonly<Record<string, Word>>,
): Word {
  for (const key in words) if (words[key] === value) return value;
  throw new Error(`one of ${Object.values(words).join(', ')} was expected, got ${shown(value)}`);
}

/** An instance of a class of the domain. */
export function asKind<Value extends object>(
  value: Value,
  kind: { readonly prototype: Value },
  what: string,
): Value {
  expected(Object.prototype.isPrototypeOf.call(kind.prototype, value), what, value);
  return value;
}

export function asList<Item>(value: readonly Item[]): readonly Item[] {
  const isList: boolean = Array.isArray(value);
  expected(isList, 'a list', value);
  return value;
}

/** The record of named facts that a rule decides on. */
export function asFacts<Facts extends object>(value: Facts): Facts {
  const isRecord = typeof value === 'object' && value !== null;
  expected(isRecord, 'a record of named facts', value);
  return value;
}

/** A list of records of named facts. */
export function asFactsList<Facts extends object>(value: readonly Facts[]): readonly Facts[] {
  for (const each of asList(value)) asFacts(each);
  return value;
}
