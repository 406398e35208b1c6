import type { FastifyInstance } from 'fastify';
import type { Sandbox, SandboxContext } from './context.ts';
import type { DatabaseKind } from './open-database.ts';
import { openApi } from './openapi.ts';

export interface PublicParts {
  readonly sandbox: Sandbox;
  readonly contexts: readonly SandboxContext[];
  readonly databaseKind: DatabaseKind;
}

/** What both ports tell anybody: that they are well, what the API is, which values are magic. */
export function addPublicCalls(
  server: FastifyInstance,
  { sandbox, contexts, databaseKind }: PublicParts,
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

/** What the app must know of where it runs; its policy allows no inline script to say so. */
export function addEnvironment(app: FastifyInstance, { config }: Sandbox): void {
  serveJson(app, '/environment.json', () => ({
    environment: 'sandbox',
    outsideOrigin: config.outsideOrigin,
  }));
}

function serveJson(server: FastifyInstance, address: string, read: () => unknown): void {
  server.get(address, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(await read())),
  );
}
