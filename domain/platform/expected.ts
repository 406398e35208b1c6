import { invariant, shown } from './invariant.ts';

/**
 * What the compiler holds in TypeScript, held again for plain JavaScript: each answers the value it
 * was given, or throws a sentence that names what was expected.
 */
export function asText(value: string, what: string): string {
  invariant(typeof value === 'string', `${what} needs text, got ${shown(value)}`);
  return value;
}

export function asYesOrNo(value: boolean, what: string): boolean {
  invariant(typeof value === 'boolean', `${what} needs true or false, got ${shown(value)}`);
  return value;
}

/** A whole number from the least to the most, both included. */
export function asWhole(
  value: number,
  { what, least = 0, most = Number.MAX_SAFE_INTEGER }: WholeRange,
): number {
  invariant(
    Number.isSafeInteger(value) && value >= least && value <= most,
    `${what} needs a whole number from ${least} to ${most}, got ${shown(value)}`,
  );
  return value;
}

export interface WholeRange {
  readonly what: string;
  readonly least?: number;
  readonly most?: number;
}

/** A word of a closed set. */
export function asWord<Word extends string>(
  value: Word,
  words: Readonly<Record<string, Word>>,
  what: string,
): Word {
  for (const key in words) if (words[key] === value) return value;
  throw new Error(`there is no ${what} ${shown(value)}`);
}

/** An instance of a class of the domain. */
export function asKind<Value extends object>(
  value: Value,
  kind: { readonly prototype: Value },
  what: string,
): Value {
  const isOne =
    typeof value === 'object' && Object.prototype.isPrototypeOf.call(kind.prototype, value);
  invariant(isOne, `${what} was expected, got ${shown(value)}`);
  return value;
}

export function asList<Item>(value: readonly Item[], what: string): readonly Item[] {
  const isList: boolean = Array.isArray(value);
  invariant(isList, `${what} needs a list, got ${shown(value)}`);
  return value;
}

/** The record of named facts that a rule decides on. */
export function asFacts<Facts extends object>(value: Facts, what: string): Facts {
  const isRecord = typeof value === 'object' && value !== null;
  invariant(isRecord, `${what} needs named facts, got ${shown(value)}`);
  return value;
}

/** A list of records of named facts. */
export function asFactsList<Facts extends object>(
  value: readonly Facts[],
  what: string,
): readonly Facts[] {
  for (const each of asList(value, what)) asFacts(each, `each of ${what}`);
  return value;
}
