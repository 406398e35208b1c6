import type { FastifyInstance } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import { validated } from './validation.ts';

type Schema = GenericSchema | undefined;
type Parsed<S extends Schema> = S extends GenericSchema ? InferOutput<S> : undefined;

/** A call of the control interface. */
export interface ControlDefinition<B extends Schema, Q extends Schema, P extends Schema> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** From `/sandbox/api/` on. */
  readonly path: string;
  readonly body?: B;
  readonly query?: Q;
  readonly params?: P;
  /** The reply's whole body, `{ "status": "ok" }` where it is undefined; a `Refusal` is thrown. */
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

/** Serves control calls, without a session: the outside port is for the machine's owner. */
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
