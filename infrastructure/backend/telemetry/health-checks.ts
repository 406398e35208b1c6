import type { FastifyInstance } from 'fastify';
import type { Draining } from './draining.ts';
import type { Readiness } from './readiness.ts';

/**
 * Health checks for orchestrators and load balancers. `/livez` answers while the process runs.
 * `/readyz` answers 503 while the database is unreachable or refuses writes, or the process is
 * stopping.
 */
export function addHealthChecks(
  server: FastifyInstance,
  { readiness, draining }: { readonly readiness: Readiness; readonly draining: Draining },
): void {
  server.get('/livez', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const status = draining.isDraining ? 'stopping' : await readiness.state();
    return reply.code(status === 'ok' ? 200 : 503).send({ status });
  });
}
