import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OnStatement } from '#infrastructure/backend/database/open-database.ts';

/** A statement that a request ran: its text with placeholders, without the values. */
export interface ObservedStatement {
  readonly text: string;
  /** Real time in milliseconds since 1970. */
  readonly startedAt: number;
  readonly milliseconds: number;
  readonly isFailed: boolean;
}

/** Maximum number of statements kept in memory per request. */
const MOST_STATEMENTS = 200;

const atWork = new AsyncLocalStorage<ObservedStatement[]>();
const statementsOf = new WeakMap<FastifyRequest, ObservedStatement[]>();

/** Records a statement for the request that runs it; ignores statements outside requests. */
export const recordStatement: OnStatement = (text, { milliseconds, isFailed }) => {
  const statements = atWork.getStore();
  if (statements === undefined || statements.length >= MOST_STATEMENTS) return;
  statements.push({ text, startedAt: Date.now() - milliseconds, milliseconds, isFailed });
};

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
  /** The W3C `traceparent` header of the caller. */
  readonly traceParent: string | undefined;
  /** Filled by `recordStatement`. */
  readonly statements: readonly ObservedStatement[];
}

export type Observer = (request: ObservedRequest) => void;

/** Reports every answered request to the observers. */
export function observe(server: FastifyInstance, observers: readonly Observer[]): void {
  if (observers.length === 0) return;
  server.addHook('onRequest', (request, _reply, done) => {
    const statements: ObservedStatement[] = [];
    statementsOf.set(request, statements);
    atWork.run(statements, done);
  });
  // Reading a body leaves the async context that links statements to the request, so this enters it
  // again.
  server.addHook('preValidation', (request, _reply, done) => {
    atWork.run(statementsOf.get(request) ?? [], done);
  });
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
      statements: statementsOf.get(request) ?? [],
    };
    for (const observer of observers) observer(observed);
    done();
  });
}
