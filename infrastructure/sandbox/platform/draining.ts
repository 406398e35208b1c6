import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a process that is asked to stop takes its time; real milliseconds. */
export interface Patience {
  /** It still answers, and says on `/readyz` that it goes: proxies then send nothing new. */
  readonly drainMilliseconds: number;
  /** What is at work by then may come to its end. */
  readonly graceMilliseconds: number;
}

export const NO_PATIENCE: Patience = { drainMilliseconds: 0, graceMilliseconds: 0 };

/** Ends servers without losing a request: no new ones, and the last word for each that is here. */
export class Draining {
  private draining = false;

  get isDraining(): boolean {
    return this.draining;
  }

  /** Each reply of a server that goes asks for another connection next time. */
  follow(server: FastifyInstance): void {
    server.addHook('onSend', async (_request, reply, payload) => {
      if (this.draining) reply.header('connection', 'close');
      return payload;
    });
  }

  async close(servers: readonly FastifyInstance[], patience: Patience): Promise<void> {
    this.draining = true;
    if (patience.drainMilliseconds > 0) await delay(patience.drainMilliseconds);
    // More than once: while a server closes it may have taken another connection.
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
