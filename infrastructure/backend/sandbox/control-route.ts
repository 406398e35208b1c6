import type { FastifyInstance } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import { validated } from '#infrastructure/backend/http/validation.ts';

type Schema = GenericSchema | undefined;
type Parsed<S extends Schema> = S extends GenericSchema ? InferOutput<S> : undefined;

export interface ControlDefinition<B extends Schema, Q extends Schema, P extends Schema> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** The path after `/sandbox/api/`. */
  readonly path: string;
  readonly body?: B;
  readonly query?: Q;
  readonly params?: P;
  /**
   * Returns the reply's body; `undefined` sends `{ "status": "ok" }`. Throws a `Refusal` to refuse.
   */
  readonly run: (input: {
    readonly body: Parsed<B>;
    readonly query: Parsed<Q>;
    readonly params: Parsed<P>;
  }) => Promise<unknown>;
}

export type AddControl = <
  B extends Schema = undefined,
  Q extends Schema = undefined,
  P extends Schema = undefined,
>(
  definition: ControlDefinition<B, Q, P>,
) => void;

/**
 * Serves the calls of the control interface. They need no session, because the interface is on only
 * if the port is reachable from this machine alone, or by the operator's choice.
 */
export function controlRoutes(server: FastifyInstance): AddControl {
  return ({ method, path, body, query, params, run }) => {
    server.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const given = {
          body: validated(body, request.body ?? undefined),
          query: validated(query, request.query),
          params: validated(params, request.params),
        };
        const result = await run(given as Parameters<typeof run>[0]);
        const text = JSON.stringify(result ?? { status: 'ok' });
        return reply.type('application/json; charset=utf-8').send(text);
      },
    });
  };
}
