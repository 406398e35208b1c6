import { invariant, shown } from './invariant.ts';

/**
 * Returns a text, or throws an error that names the expected type. Like all functions of this
 * module, it checks at run time, for plain JavaScript, what TypeScript checks at compile time.
 */
export function checkText(value: string): string {
  expected(typeof value === 'string', 'text', value);
  return value;
}

export function checkBoolean(value: boolean): boolean {
  expected(typeof value === 'boolean', 'true or false', value);
  return value;
}

function expected(isMet: boolean, what: string, value: unknown): void {
  invariant(isMet, `${what} was expected, got ${shown(value)}`);
}

/** Returns a whole number from `least` to `most`, both included, or throws. */
export function checkInteger(
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

/** Returns a time in milliseconds since 1970, or throws. */
export function checkMoment(value: number, what: string): number {
  const isMoment = typeof value === 'number' && Math.abs(value) <= 8.64e15;
  invariant(isMoment, `${what} needs milliseconds since 1970, got ${shown(value)}`);
  return value;
}

/** Returns a value of a closed set of strings, or throws. */
export function checkOneOf<Word extends string>(
  value: Word,
  words: Readonly<Record<string, Word>>,
): Word {
  const known = Object.values(words);
  invariant(known.includes(value), `one of ${known.join(', ')} was expected, got ${shown(value)}`);
  return value;
}

/** Returns an instance of the given class, or throws. */
export function checkInstance<Value extends object>(
  value: Value,
  kind: { readonly prototype: Value },
  what: string,
): Value {
  expected(Object.prototype.isPrototypeOf.call(kind.prototype, value), what, value);
  return value;
}

/** Returns an array without holes, or throws. */
export function checkList<Item>(value: readonly Item[]): readonly Item[] {
  const isList: boolean = Array.isArray(value);
  expected(isList, 'a list', value);
  invariant(Object.keys(value).length >= value.length, 'a list without holes was expected');
  return value;
}

/** Returns a non-null object, or throws. */
export function checkRecord<Facts extends object>(value: Facts): Facts {
  const isRecord = typeof value === 'object' && value !== null;
  expected(isRecord, 'a plain object', value);
  return value;
}

/**
 * Returns an object that has only known keys, or throws, so that a misspelt option is not ignored.
 */
export function checkOptions<Options extends object>(
  value: Options,
  known: readonly (keyof Options & string)[],
): Options {
  const unknown = Object.keys(checkRecord(value)).find((key) => !known.includes(key as never));
  invariant(
    unknown === undefined,
    `there is no option ${shown(unknown)}; known are ${known.join(', ')}`,
  );
  return value;
}

/** Throws an error that names the methods to use instead of operators. */
export function refuseOperators(text: string, instead: string): never {
  throw new Error(`operators do not work on ${text}: use ${instead}`);
}

/** Returns an object whose given fields are all strings, as a form sends them, or throws. */
export function checkTexts<Form extends Readonly<Record<keyof Form, string>>>(
  form: Form,
  fields: readonly (keyof Form & string)[],
): Form {
  for (const field of fields) checkText(checkRecord(form)[field]);
  return form;
}

/** Returns a list of non-null objects, or throws. */
export function checkRecords<Facts extends object>(value: readonly Facts[]): readonly Facts[] {
  for (const each of checkList(value)) checkRecord(each);
  return value;
}
