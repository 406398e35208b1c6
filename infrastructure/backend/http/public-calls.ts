import type { FastifyInstance } from 'fastify';
import type { Sandbox, BackendContext } from '#infrastructure/backend/context.ts';
import type { DatabaseKind } from '#infrastructure/backend/database/open-database.ts';
import { openApi } from './openapi.ts';

export interface PublicCallsDependencies {
  readonly sandbox: Sandbox;
  readonly contexts: readonly BackendContext[];
  readonly databaseKind: DatabaseKind;
}

/** The public calls of both ports: health checks, the API description and the magic values. */
export function addPublicCalls(
  server: FastifyInstance,
  { sandbox, contexts, databaseKind }: PublicCallsDependencies,
): void {
  const { config, routes, database } = sandbox;
  serveJson(server, '/sandbox/health', async () => {
    await database.selectFrom('platform_settings').select('key').limit(1).execute();
    return { status: 'ok', database: databaseKind, version: config.version };
  });
  serveJson(server, '/sandbox/openapi.json', () => openApi(routes, config.version));
  serveJson(server, '/sandbox/api/magic-values', () =>
    contexts.flatMap(({ magicValues }) => magicValues ?? []),
  );
}

/**
 * Serves the app's runtime environment as a file, because the content security policy allows no
 * inline script.
 */
export function addEnvironment(app: FastifyInstance, { config }: Sandbox): void {
  serveJson(app, '/environment.json', () => ({
    environment: 'sandbox',
    thirdPartyOrigin: config.thirdPartyOrigin,
  }));
}

function serveJson(server: FastifyInstance, address: string, read: () => unknown): void {
  server.get(address, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(await read())),
  );
}
