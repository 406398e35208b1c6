import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { openApi, operationIdOf } from '#infrastructure/backend/http/openapi.ts';
import { UploadedFile } from '#infrastructure/backend/http/uploads.ts';
import { testBackend } from '../backend.ts';

const backend = testBackend();

interface Operation {
  readonly tags: readonly string[];
  readonly parameters: readonly { readonly name: string; readonly in: string; example: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
}

interface Content {
  readonly schema: { readonly properties?: Readonly<Record<string, { readonly format?: string }>> };
  readonly example: unknown;
}

/** The example with real files in the place of their descriptions. */
function withFiles({ properties = {} }: Content['schema'], example: unknown): unknown {
  const files = Object.entries(properties).filter(([, { format }]) => format === 'binary');
  const made = files.map(([name]) => [name, new UploadedFile('a.pdf', new Uint8Array(9))] as const);
  return made.length === 0 ? example : { ...(example as object), ...Object.fromEntries(made) };
}

/** Each route with its published operation. */
function operations() {
  const { routes, config } = backend.sandbox;
  const paths = openApi(routes, config.version)['paths'] as Readonly<
    Record<string, Readonly<Record<string, Operation>>>
  >;
  return routes.entries.map((entry) => {
    const operation = paths[entry.path.replaceAll(/:(\w+)/g, '{$1}')]?.[entry.method.toLowerCase()];
    return { entry, operation: operation as Operation };
  });
}

describe('the API description', () => {
  it('names each operation once', () => {
    const ids = backend.sandbox.routes.entries.map(operationIdOf);
    expect(ids).toContain('postMainLoginSendotp');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('groups the calls by context', () => {
    const tags = operations().map(({ entry, operation }) => [entry.path, operation.tags] as const);
    expect(tags).toContainEqual(['/api/main/investment/startfd', ['fixed-deposits']]);
    expect(tags).toContainEqual(['/api/log/report', ['platform']]);
  });

  it('has an example of each request that the schemas of the route accept', () => {
    const rejected = operations().flatMap(({ entry, operation }) => {
      const bodies = Object.values(operation.requestBody?.content ?? {});
      const inPlace = (place: string) =>
        Object.fromEntries(
          operation.parameters
            .filter((parameter) => parameter.in === place)
            .map(({ name, example }) => [name, example]),
        );
      const checks = [
        ...bodies.map(({ schema, example }) => ({
          schema: entry.body,
          example: withFiles(schema, example),
        })),
        { schema: entry.query, example: inPlace('query') },
        { schema: entry.params, example: inPlace('path') },
      ];
      return checks.flatMap(({ schema, example }) => {
        if (schema === undefined) return [];
        const { success, issues } = safeParse(schema, example);
        return success ? [] : [`${entry.path}: ${issues.map(({ message }) => message).join('; ')}`];
      });
    });
    expect(rejected).toEqual([]);
  });
});
