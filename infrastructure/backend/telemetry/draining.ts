import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Time limits for stopping a process, in real milliseconds. */
export interface Patience {
  /** Keeps serving while `/readyz` answers 503, so that proxies stop sending requests. */
  readonly drainMilliseconds: number;
  /** Time for running requests to finish. */
  readonly graceMilliseconds: number;
}

export const NO_PATIENCE: Patience = { drainMilliseconds: 0, graceMilliseconds: 0 };

/**
 * Stops servers gracefully: they accept no new connections and answer the requests already
 * received.
 */
export class Draining {
  private draining = false;

  get isDraining(): boolean {
    return this.draining;
  }

  /** While draining, each reply asks the client to close its connection. */
  follow(server: FastifyInstance): void {
    server.addHook('onSend', async (_request, reply, payload) => {
      if (this.draining) reply.header('connection', 'close');
      return payload;
    });
  }

  async close(servers: readonly FastifyInstance[], patience: Patience): Promise<void> {
    this.draining = true;
    if (patience.drainMilliseconds > 0) await delay(patience.drainMilliseconds);
    // Repeats because a server may accept another connection while it closes.
    const impatience = setInterval(
      () => {
        for (const { server } of servers) server.closeAllConnections();
      },
      Math.max(patience.graceMilliseconds, 1),
    );
    await Promise.all(servers.map((server) => server.close()));
    clearInterval(impatience);
  }
}
