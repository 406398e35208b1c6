import type { RouteEntry } from '#infrastructure/backend/http/route-table.ts';
import { toJsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import type { GenericSchema } from 'valibot';

/** The input for random requests, in addition to the schema of the route. */
export interface RequestFacts {
  /** Ids that a caller may try, as numbers and as text. */
  readonly ids: readonly NamedId[];
  /** The investor id that the request claims. */
  readonly investorId: number;
}

export interface NamedId {
  /** The table to which the id refers, such as `bank_accounts`. */
  readonly of: string;
  readonly value: string | number;
}

export interface DrawnRequest {
  /** With its parameters and its query. */
  readonly path: string;
  readonly body: unknown;
}

type Json = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, string | number | undefined>>;

/** Random requests that the route's own schemas accept, with ids from the given ones. */
export function requestsOf(entry: RouteEntry, facts: RequestFacts): fc.Arbitrary<DrawnRequest> {
  const { path, method, body, query, params } = entry;
  return fc
    .record({
      body: body === undefined ? fc.constant(undefined) : valuesOf(schemaOf(body), facts),
      query: query === undefined ? fc.constant({}) : valuesOf(schemaOf(query), facts),
      params: params === undefined ? fc.constant({}) : valuesOf(schemaOf(params), facts),
    })
    .map((drawn) => ({
      path: pathWith(path, drawn.params as Texts) + searchOf(drawn.query as Texts),
      body: method === 'GET' ? undefined : (drawn.body ?? {}),
    }));
}

function schemaOf(schema: GenericSchema): Json {
  return toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as Json;
}

function pathWith(path: string, params: Texts): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? 1)),
  );
}

function searchOf(query: Texts): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? '' : `?${search}`;
}

function valuesOf(schema: Json, facts: RequestFacts, name = ''): fc.Arbitrary<unknown> {
  if (/^investor[-_]id$/.test(name)) {
    return fc.constant(schema['type'] === 'string' ? String(facts.investorId) : facts.investorId);
  }
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const choices = (schema['anyOf'] ?? schema['oneOf']) as readonly Json[] | undefined;
  if (choices !== undefined) return fc.oneof(...choices.map((one) => valuesOf(one, facts, name)));
  switch (schema['type']) {
    case 'object':
      return objectsOf(schema, facts);
    case 'array':
      return fc.array(valuesOf((schema['items'] ?? {}) as Json, facts, name), { maxLength: 2 });
    case 'integer':
    case 'number':
      return numbersOf(schema, facts, name);
    case 'boolean':
      return fc.boolean();
    default:
      return textsOf(schema, facts, name);
  }
}

function objectsOf(schema: Json, facts: RequestFacts): fc.Arbitrary<unknown> {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Json>>;
  const required = (schema['required'] ?? []) as readonly string[];
  const fields = Object.entries(properties).map(
    ([key, value]) => [key, valuesOf(value, facts, key)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}

function numbersOf(schema: Json, facts: RequestFacts, name: string): fc.Arbitrary<unknown> {
  const isNumber = (id: number) => Number.isSafeInteger(id) && id < 2 ** 31;
  const ids = idsFor(name, facts).map(Number).filter(isNumber);
  if (/id$/i.test(name) && ids.length > 0) return fc.constantFrom(...ids);
  const least = Number(schema['minimum'] ?? 0);
  const most = Number(schema['maximum'] ?? least + 100);
  return fc.integer({ min: least, max: Math.min(most, 2_147_483_647) });
}

function textsOf(schema: Json, facts: RequestFacts, name: string): fc.Arbitrary<unknown> {
  const pattern = typeof schema['pattern'] === 'string' ? schema['pattern'] : undefined;
  const isTaken = (text: string) => pattern === undefined || new RegExp(pattern, 'u').test(text);
  const ids = idsFor(name, facts).map(String).filter(isTaken);
  // The pattern of any readable text, which the generator cannot draw from.
  const isPlain = pattern === undefined || pattern.includes(String.raw`\p{Cc}`);
  const drawn = isPlain ? fc.string({ maxLength: 12 }) : matching(pattern);
  const isId = /(id|reference|number|no|key)$/i.test(name);
  return isId && ids.length > 0 ? fc.constantFrom(...ids) : drawn;
}

/** Wire names that differ from the names of their tables. */
const TABLE_WORDS: Readonly<Record<string, string>> = { investment: 'deposit' };

/**
 * The ids for a name: `bank_id` takes those of `bank_accounts`, if there are any. A name without a
 * table takes any id.
 */
function idsFor(name: string, { ids }: RequestFacts): readonly (string | number)[] {
  const words = name
    .toLowerCase()
    .split('_')
    .filter((word) => word.length > 3)
    .map((word) => TABLE_WORDS[word] ?? word);
  const fitting = ids.filter(({ of }) => words.some((word) => of.includes(word)));
  return (fitting.length > 0 ? fitting : ids).map(({ value }) => value);
}

/** The generator does not support some patterns; their routes then refuse the request. */
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    return fc.constantFrom('a', '1');
  }
}
