import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { RouteEntry, RouteTable } from './route-table.ts';

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

/** Has the format that `idempotency.ts` checks. */
const IDEMPOTENCY_KEY: Json = {
  name: 'idempotency-key',
  in: 'header',
  schema: { type: 'string', pattern: String.raw`^[\x21-\x7e]{8,128}$` },
};

/** The empty requirement makes the session optional. */
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
    paths,
    components: {
      schemas: { Failure: FAILURE },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operationOf(entry: RouteEntry): Json {
  const { summary, access, moves, keepsAnswer = true, body, query, params, reply } = entry;
  return {
    summary,
    tags: [tagOf(entry.path)],
    ...(access !== 'public' && { security: SECURITY[access] }),
    parameters: [
      ...parametersOf('path', params),
      ...parametersOf('query', query),
      ...(moves && keepsAnswer ? [IDEMPOTENCY_KEY] : []),
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
  return { required: true, content: { [mediaType]: { schema: jsonSchemaOf(body) } } };
}

/** The API that a path belongs to, such as `main` or `fd-partner/v1`. */
function tagOf(path: string): string {
  const [, , host = '', version = ''] = path.split('/');
  return /^v\d+$/.test(version) ? `${host}/${version}` : host;
}

function parametersOf(place: 'path' | 'query', schema: GenericSchema | undefined): readonly Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
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
