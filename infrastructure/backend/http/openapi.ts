import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { exampleOf } from './request-examples.ts';
import type { RouteEntry, RouteTable } from './route-table.ts';
import { MOST_FILE_BYTES } from './uploads.ts';

type Json = Readonly<Record<string, unknown>>;

const FAILURE: Json = {
  type: 'object',
  required: ['status', 'code', 'message', 'request_id'],
  properties: {
    status: { type: 'integer', description: 'The HTTP status.' },
    code: { type: 'string', description: 'An error code for programs.' },
    message: { type: 'string', description: 'An error message for people.' },
    field: { type: 'string', description: 'The field of the request that caused the error.' },
    request_id: { type: 'string' },
  },
};

/** The schema of a file, whose length is limited only by the limit of the whole form. */
const FILE: JsonSchema = { type: 'string', format: 'binary', maxLength: MOST_FILE_BYTES };

/** The header parameter of commands, in the format that `idempotency.ts` checks. */
const IDEMPOTENCY_KEY: Json = {
  name: 'idempotency-key',
  in: 'header',
  schema: { type: 'string', pattern: String.raw`^[\x21-\x7e]{8,128}$` },
  example: 'b3c1f2d4-order-1',
};

/** OpenAPI security requirements. The empty one makes a session optional. */
const SECURITY = { session: [{ session: [] }], optional: [{}, { session: [] }] } as const;

/** Generates the OpenAPI document from the schemas that the routes validate with. */
export function openApi(routes: RouteTable, version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const entry of routes.entries) {
    const path = entry.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [entry.method.toLowerCase()]: operationOf(entry) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vriddhi, the embedded backend',
      version,
      description: 'Moves no real money. Every reply includes the server time.',
    },
    tags: [...new Set(routes.entries.map(({ context }) => context))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: FAILURE },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operationOf(entry: RouteEntry): Json {
  const { summary, access, mutates, keepsAnswer = true, body, query, params, reply } = entry;
  return {
    operationId: operationIdOf(entry),
    summary,
    tags: [entry.context],
    ...(access !== 'public' && { security: SECURITY[access] }),
    parameters: [
      ...parametersOf('path', params),
      ...parametersOf('query', query),
      ...(mutates && keepsAnswer ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(body !== undefined && { requestBody: requestBodyOf(body, entry) }),
    responses: {
      200: {
        description: 'Done.',
        headers: { 'server-time': { schema: { type: 'string', format: 'date-time' } } },
        ...(reply !== undefined && { content: contentOf(reply) }),
      },
      default: {
        description: 'Refused.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

function requestBodyOf(body: GenericSchema, { takesForm = false }: RouteEntry): Json {
  const mediaType = takesForm ? 'multipart/form-data' : 'application/json';
  const schema = takesForm ? formSchemaOf(body) : jsonSchemaOf(body);
  return { required: true, content: { [mediaType]: { schema, example: exampleOf(schema) } } };
}

/**
 * The JSON schema of a form. A custom check validates the files, so `jsonSchemaOf` gives them no
 * type; this function adds it.
 */
function formSchemaOf(body: GenericSchema): JsonSchema {
  const schema = jsonSchemaOf(body);
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const isFile = Object.keys(property).length === 0;
    return [name, isFile ? FILE : property] as const;
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** The operation id of a route: `POST /api/main/login/sendotp` becomes `postMainLoginSendotp`. */
export function operationIdOf({ method, path }: Pick<RouteEntry, 'method' | 'path'>): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '' && word !== 'api');
  const capitalised = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return method.toLowerCase() + capitalised.join('');
}

function parametersOf(place: 'path' | 'query', schema: GenericSchema | undefined): readonly Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    example: exampleOf(property as JsonSchema, name),
  }));
}

function contentOf(schema: GenericSchema): Json {
  return { 'application/json': { schema: jsonSchemaOf(schema) } };
}

/** The JSON schema of the value as sent, before the schema transforms it. */
function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  const options = { typeMode: 'input', errorMode: 'ignore' } as const;
  const { $schema: _, ...described } = toJsonSchema(schema, options);
  return described;
}
