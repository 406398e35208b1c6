import type { FastifyInstance } from 'fastify';

/** A request as it ended: where and how, never whose or with what. */
export interface ObservedRequest {
  readonly requestId: string;
  readonly method: string;
  /** The route's pattern, not the address: addresses may carry ids. */
  readonly route: string;
  readonly status: number;
  /** Real time. */
  readonly startedAt: number;
  readonly milliseconds: number;
  /** Of the W3C, as the caller sent it. */
  readonly traceParent: string | undefined;
}

export type Observer = (request: ObservedRequest) => void;

/** Tells observers of every request that was answered. */
export function observe(server: FastifyInstance, observers: readonly Observer[]): void {
  if (observers.length === 0) return;
  server.addHook('onResponse', (request, reply, done) => {
    const { traceparent } = request.headers;
    const milliseconds = reply.elapsedTime;
    const observed = {
      requestId: request.id,
      method: request.method,
      route: request.is404 ? 'none' : (request.routeOptions.url ?? 'none'),
      status: reply.statusCode,
      startedAt: Date.now() - milliseconds,
      milliseconds,
      traceParent: typeof traceparent === 'string' ? traceparent : undefined,
    };
    for (const observer of observers) observer(observed);
    done();
  });
}
