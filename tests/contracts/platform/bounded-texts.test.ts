import { describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';

const backend = testBackend();

type Json = Readonly<Record<string, unknown>>;

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly schema: Json }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Json }>> };
}

/** Formats that say how long a text is. */
const BOUNDED_FORMATS = new Set(['date', 'date-time', 'uuid']);

/** The places where a schema accepts a string without limiting its characters or its length. */
function openStrings(schema: Json, at: string): readonly string[] {
  const inside = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Json>>);
  const choices = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf'] ?? []) as readonly Json[];
  const { items } = schema as { readonly items?: Json };
  return [
    ...(schema['type'] === 'string' && !isClosed(schema) ? [at] : []),
    ...inside.flatMap(([name, property]) => openStrings(property, `${at}.${name}`)),
    ...choices.flatMap((choice) => openStrings(choice, at)),
    ...(items === undefined ? [] : openStrings(items, `${at}[]`)),
  ];
}

function isClosed(schema: Json): boolean {
  if ('const' in schema || 'enum' in schema) return true;
  if (BOUNDED_FORMATS.has(String(schema['format']))) return true;
  const isFile = schema['contentEncoding'] === 'base64' || schema['format'] === 'binary';
  if (isFile && 'maxLength' in schema) return true;
  const { pattern } = schema;
  if (typeof pattern !== 'string' || !/^\^.*\$$/s.test(pattern)) return false;
  return 'maxLength' in schema || !isEndless(pattern);
}

/** Whether a pattern repeats something without an end. */
function isEndless(pattern: string): boolean {
  const plain = pattern.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, '');
  return /[*+]|\{\d+,\}/.test(plain);
}

describe('every text that a call accepts', () => {
  it('has a pattern and a maximum length in the description of the API', async () => {
    const response = await fetch(`${backend.appAddress}/sandbox/openapi.json`);
    const { paths } = (await response.json()) as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    };
    const open = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { parameters, requestBody }]) => [
        ...parameters.flatMap(({ name, schema }) =>
          openStrings(schema, `${method} ${path} ?${name}`),
        ),
        ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
          openStrings(schema, `${method} ${path} `),
        ),
      ]),
    );
    expect(open).toEqual([]);
  });

  it('is reported if it has no maximum length or any characters', () => {
    const taken = [
      { type: 'string', pattern: '^[A-Z]{3,4}$' },
      { type: 'string', pattern: String.raw`^\P{Cc}*$`, maxLength: 3 },
      { enum: ['a'] },
    ];
    const open = [
      { type: 'string' },
      { type: 'string', maxLength: 3 },
      { type: 'string', pattern: '^a+$' },
      { type: 'string', pattern: 'a', maxLength: 3 },
      { type: 'array', items: { type: 'string' } },
      { anyOf: [{ type: 'number' }, { type: 'string' }] },
    ];
    expect(taken.flatMap((schema) => openStrings(schema, 'it'))).toEqual([]);
    expect(open.flatMap((schema) => openStrings(schema, 'it'))).toHaveLength(open.length);
  });
});
