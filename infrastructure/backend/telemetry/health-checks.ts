import type { FastifyInstance } from 'fastify';
import type { Draining } from './draining.ts';
import type { Readiness } from './readiness.ts';

/**
 * Health checks for orchestrators and load balancers. `/livez` says that the process answers.
 * `/readyz` says whether to send requests: not without the database, not while it refuses writes,
 * not while the process stops.
 */
export function addWellness(
  server: FastifyInstance,
  { readiness, draining }: { readonly readiness: Readiness; readonly draining: Draining },
): void {
  server.get('/livez', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const status = draining.isDraining ? 'stopping' : await readiness.state();
    return reply.code(status === 'ok' ? 200 : 503).send({ status });
  });
}
