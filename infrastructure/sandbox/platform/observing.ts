import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OnStatement } from './open-database.ts';

/** A statement as it ran for a request: its text with places for values, and without the values. */
export interface ObservedStatement {
  readonly text: string;
  /** Real time. */
  readonly startedAt: number;
  readonly milliseconds: number;
  readonly isFailed: boolean;
}

/** What one request may keep in memory of its statements. */
const MOST_STATEMENTS = 200;

const atWork = new AsyncLocalStorage<ObservedStatement[]>();
const statementsOf = new WeakMap<FastifyRequest, ObservedStatement[]>();

/** Notes a statement for the request that runs it; those of nobody's request are passed over. */
export const noteStatement: OnStatement = (text, { milliseconds, isFailed }) => {
  const statements = atWork.getStore();
  if (statements === undefined || statements.length >= MOST_STATEMENTS) return;
  statements.push({ text, startedAt: Date.now() - milliseconds, milliseconds, isFailed });
};

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
  /** Where `noteStatement` hears of them. */
  readonly statements: readonly ObservedStatement[];
}

export type Observer = (request: ObservedRequest) => void;

/** Tells observers of every request that was answered. */
export function observe(server: FastifyInstance, observers: readonly Observer[]): void {
  if (observers.length === 0) return;
  server.addHook('onRequest', (request, _reply, done) => {
    const statements: ObservedStatement[] = [];
    statementsOf.set(request, statements);
    atWork.run(statements, done);
  });
  // Who reads a body leaves the request's own line of work.
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
