import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Database } from '../database.ts';
import type { AuthenticatedSession } from './authentication.ts';
import type { Sandbox } from './context.ts';
import { answerOnce, type Answer } from './idempotency.ts';
import { Refusal } from './refusal.ts';
import type { Access, Method } from './route-table.ts';
import { checkReply, validated } from './validation.ts';

type Schema = GenericSchema | undefined;
type Parsed<S extends Schema> = S extends GenericSchema ? InferOutput<S> : undefined;
type SessionFor<A extends Access> = A extends 'session'
  ? AuthenticatedSession
  : A extends 'optional'
    ? AuthenticatedSession | undefined
    : undefined;

type InvestorFor<A extends Access> = A extends 'session'
  ? number
  : A extends 'optional'
    ? number | undefined
    : undefined;

export interface RouteArguments<
  B extends Schema,
  Q extends Schema,
  P extends Schema,
  A extends Access,
> {
  readonly body: Parsed<B>;
  readonly query: Parsed<Q>;
  readonly params: Parsed<P>;
  /** Whose session it is; undefined where the route does not ask, or for a visitor. */
  readonly investorId: InvestorFor<A>;
  readonly session: SessionFor<A>;
  /** The transaction of a route that moves; the database itself otherwise. */
  readonly database: Kysely<Database>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface RouteDefinition<
  B extends Schema,
  Q extends Schema,
  P extends Schema,
  R extends GenericSchema,
  A extends Access,
> {
  readonly method: Method;
  /** From `/api/` on; parameters as `:name`. */
  readonly path: string;
  /** What it does, in a few words; shown in the API's description. */
  readonly summary: string;
  readonly access: A;
  readonly body?: B;
  readonly query?: Q;
  readonly params?: P;
  /** The whole body of the reply, with its envelope. */
  readonly reply: R;
  /** It changes something: it runs in one transaction, and once for each idempotency key. */
  readonly moves?: boolean;
  /** It also takes a form with files; each is then an `UploadedFile`. */
  readonly takesForm?: boolean;
  /** At most `max` calls from one address in a span of real time. */
  readonly rateLimit?: { readonly max: number; readonly perSeconds: number };
  readonly run: (input: RouteArguments<B, Q, P, A>) => Promise<InferInput<R>>;
}

/** Adds a call to the API: what comes in and goes out is checked against its schemas. */
export function route<
  R extends GenericSchema,
  A extends Access,
  B extends Schema = undefined,
  Q extends Schema = undefined,
  P extends Schema = undefined,
>(sandbox: Sandbox, definition: RouteDefinition<B, Q, P, R, A>): void {
  const { method, path, summary, access, body, query, params, reply, moves = false } = definition;
  const { takesForm = false } = definition;
  const schemas = { body, query, params, reply };
  sandbox.routes.document({ method, path, summary, access, moves, takesForm, ...schemas });
  sandbox.app.route({
    method,
    url: path,
    config: { rateLimit: rateLimitOf(definition.rateLimit), takesForm },
    handler: (request, response) => answer(sandbox, definition, request, response),
  });
}

async function answer<
  B extends Schema,
  Q extends Schema,
  P extends Schema,
  R extends GenericSchema,
  A extends Access,
>(
  sandbox: Sandbox,
  definition: RouteDefinition<B, Q, P, R, A>,
  request: FastifyRequest,
  response: FastifyReply,
): Promise<FastifyReply> {
  const session = await sessionFor(sandbox, definition.access, request);
  if (definition.access === 'session') refuseForeign(session?.investorId, request);
  const body = validated(definition.body, request.body ?? undefined);
  const query = validated(definition.query, request.query);
  const params = validated(definition.params, request.params);
  const run = async (database: Kysely<Database>): Promise<Answer> => {
    const investorId = session?.investorId;
    const given = { body, query, params, investorId, session, database, request, reply: response };
    const result = await definition.run(given as RouteArguments<B, Q, P, A>);
    checkReply(definition.reply, result, `${definition.method} ${definition.path}`);
    return { status: response.statusCode, body: JSON.stringify(result) };
  };
  const scope = session === undefined ? 'visitor' : `investor ${session.investorId}`;
  const { status, body: text } =
    definition.moves === true
      ? await answerOnce(sandbox, { request, scope, run })
      : await run(sandbox.database);
  return response.code(status).type('application/json; charset=utf-8').send(text);
}

/** A token that is not, or no longer, known is refused everywhere: the app then renews it. */
export async function sessionFor<A extends Access>(
  sandbox: Sandbox,
  access: A,
  request: FastifyRequest,
): Promise<SessionFor<A>> {
  const session = await sessionOf(sandbox, access, request);
  return session as SessionFor<A>;
}

async function sessionOf(
  sandbox: Sandbox,
  access: Access,
  request: FastifyRequest,
): Promise<AuthenticatedSession | undefined> {
  if (access === 'public') return undefined;
  const header = request.headers.authorization;
  const session = await sandbox.authentication.sessionOf(header);
  if (session !== undefined || (access === 'optional' && header === undefined)) return session;
  throw new Refusal({ status: 401, code: 'signed-out', message: 'Please sign in to continue.' });
}

function refuseForeign(investorId: number | undefined, request: FastifyRequest): void {
  for (const input of [request.body, request.query, request.params]) {
    if (typeof input !== 'object' || input === null || !('investor_id' in input)) continue;
    if (isNumber(input.investor_id, investorId)) continue;
    const message = 'This belongs to another investor.';
    throw new Refusal({ status: 403, code: 'not-yours', message, field: 'investor_id' });
  }
}

/** Addresses carry numbers as text; whatever is neither is nobody's. */
function isNumber(claimed: unknown, investorId: number | undefined): boolean {
  return claimed === investorId || claimed === String(investorId);
}

function rateLimitOf(
  limit: { readonly max: number; readonly perSeconds: number } | undefined,
): { max: number; timeWindow: number } | false {
  return limit === undefined ? false : { max: limit.max, timeWindow: limit.perSeconds * 1000 };
}
