import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Draining } from './draining.ts';

const DATABASE_MILLISECONDS = 2000;

/**
 * For whatever keeps processes running and sends requests to them: `/livez` says that the process
 * answers, `/readyz` that it may be sent requests, which it may not without its database or when
 * it is about to stop.
 */
export function addWellness(
  server: FastifyInstance,
  { database, draining }: { readonly database: Kysely<Database>; readonly draining: Draining },
): void {
  server.get('/livez', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const status = draining.isDraining ? 'stopping' : await databaseState(database);
    return reply.code(status === 'ok' ? 200 : 503).send({ status });
  });
}

async function databaseState(database: Kysely<Database>): Promise<'ok' | 'no-database'> {
  const answer = database
    .selectFrom('platform_settings')
    .select('key')
    .limit(1)
    .execute()
    .then(
      () => 'ok' as const,
      () => 'no-database' as const,
    );
  return Promise.race([
    answer,
    delay(DATABASE_MILLISECONDS, 'no-database' as const, { ref: false }),
  ]);
}
