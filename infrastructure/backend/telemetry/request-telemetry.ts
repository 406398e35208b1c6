import type { FastifyInstance } from 'fastify';

/** A finished request: its route and outcome, without the investor or the data. */
export interface ObservedRequest {
  readonly requestId: string;
  readonly method: string;
  /** The pattern of the route, because the URL itself may contain ids. */
  readonly route: string;
  readonly status: number;
  /** Real time in milliseconds since 1970. */
  readonly startedAt: number;
  readonly milliseconds: number;
}

export type Observer = (request: ObservedRequest) => void;

/** Reports every answered request to the observers. */
export function observe(server: FastifyInstance, observers: readonly Observer[]): void {
  if (observers.length === 0) return;
  server.addHook('onResponse', (request, reply, done) => {
    const milliseconds = reply.elapsedTime;
    const observed = {
      requestId: request.id,
      method: request.method,
      route: request.is404 ? 'none' : (request.routeOptions.url ?? 'none'),
      status: reply.statusCode,
      startedAt: Date.now() - milliseconds,
      milliseconds,
    };
    for (const observer of observers) observer(observed);
    done();
  });
}
