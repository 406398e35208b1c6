import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Database } from '#infrastructure/backend/database.ts';
import type { AuthenticatedSession } from './authentication.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import {
  answerOfEnded, answerOnce,
  scopeOf,
  VISITOR_SCOPE,
} from '#infrastructure/backend/commands/idempotency.ts';
import type { Answer } from './answer.ts';
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
  /** The investor of the session; undefined for a visitor, or if the route takes no session. */
  readonly investorId: InvestorFor<A>;
  readonly session: SessionFor<A>;
  /** The transaction of a route with `mutates`; otherwise the database itself. */
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
  /** The path, starting with `/api/`; parameters as `:name`. */
  readonly path: string;
  /** A short description, shown in the API's description. */
  readonly summary: string;
  readonly access: A;
  readonly body?: B;
  readonly query?: Q;
  readonly params?: P;
  /** The schema of the reply's whole body, including its envelope. */
  readonly reply: R;
  /**
   * True for a command, which changes data. The route then runs in one transaction,
   * once per idempotency key, and a refusal rolls it back.
   */
  readonly mutates?: boolean;
  /**
   * `false` if a repeat has the same effect and answer, so that the backend need not store a large
   * or personal answer. Only with `mutates`.
   */
  readonly keepsAnswer?: boolean;
  /** `false` if the route locks the investor's account itself. */
  readonly holdsAccount?: boolean;
  /**
   * True for a command that ends all sessions of its account. A repeat with the same idempotency
   * key gets the stored answer although its session is gone.
   */
  readonly endsSession?: boolean;
  /** The route also accepts a form with files; each file becomes an `UploadedFile`. */
  readonly takesForm?: boolean;
  /** At most `max` calls from one IP address per `perSeconds`, in real time. */
  readonly rateLimit?: { readonly max: number; readonly perSeconds: number };
  readonly run: (input: RouteArguments<B, Q, P, A>) => Promise<InferInput<R>>;
}

/** Adds a call to the API and validates its input and output with the schemas. */
export function route<
  R extends GenericSchema,
  A extends Access,
  B extends Schema = undefined,
  Q extends Schema = undefined,
  P extends Schema = undefined,
>(sandbox: Sandbox, definition: RouteDefinition<B, Q, P, R, A>): void {
  const { method, path, summary, access, body, query, params, reply, mutates = false } = definition;
  const { takesForm = false, keepsAnswer = true } = definition;
  const schemas = { body, query, params, reply };
  const entry = { method, path, summary, access, mutates, keepsAnswer, takesForm };
  sandbox.routes.document({ ...entry, ...schemas });
  sandbox.app.route({
    method,
    url: path,
    ...(takesForm && { onRequest: formAdmission(sandbox) }),
    config: { rateLimit: rateLimitOf(definition.rateLimit), takesForm },
    handler: (request, response) => answer(sandbox, definition, request, response),
  });
}

/**
 * Refuses a form without a session before its body is read into memory, and takes a slot for
 * others. The handler looks the session up again, because it may have ended while the body arrived.
 */
function formAdmission(sandbox: Sandbox): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const { investorId } = await sessionFor(sandbox, 'session', request);
    sandbox.formSlots.take(investorId, reply);
  };
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
  const ended = definition.endsSession ? await endedAnswer(sandbox, request) : undefined;
  if (ended !== undefined) return sent(response, ended);
  const session = await sessionFor(sandbox, definition.access, request);
  if (definition.access === 'session') refuseForeign(session?.investorId, request);
  const body = validated(definition.body, request.body ?? undefined);
  const query = validated(definition.query, request.query);
  const params = validated(definition.params, request.params);
  const run = async (database: Kysely<Database>): Promise<Answer> => {
    const investorId = session?.investorId;
    if (session && definition.mutates && definition.holdsAccount !== false) {
      await sandbox.authentication.hold(database, session);
    }
    const given = { body, query, params, investorId, session, database, request, reply: response };
    const result = await definition.run(given as RouteArguments<B, Q, P, A>);
    checkReply(definition.reply, result, `${definition.method} ${definition.path}`);
    return { status: response.statusCode, body: JSON.stringify(result) };
  };
  const scope = session === undefined ? VISITOR_SCOPE : scopeOf(session.investorId);
  const { keepsAnswer = true } = definition;
  return sent(
    response,
    definition.mutates === true
      ? await answerOnce(sandbox, { request, scope, run, keepsAnswer })
      : await run(sandbox.database),
  );
}

function sent(response: FastifyReply, { status, body }: Answer): FastifyReply {
  return response.code(status).type('application/json; charset=utf-8').send(body);
}

/** The stored answer of a command, if its session has ended. */
async function endedAnswer(
  sandbox: Sandbox,
  request: FastifyRequest,
): Promise<Answer | undefined> {
  const session = await sandbox.authentication.sessionOf(request.headers.authorization);
  return session === undefined ? answerOfEnded(sandbox, request) : undefined;
}

/**
 * The session of a request. An unknown or expired token is refused on every route, so that the app
 * renews it.
 */
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

/** Whether a request's `investor_id` is this one. URLs send numbers as text, so it may be text. */
function isNumber(claimed: unknown, investorId: number | undefined): boolean {
  return claimed === investorId || claimed === String(investorId);
}

function rateLimitOf(
  limit: { readonly max: number; readonly perSeconds: number } | undefined,
): { max: number; timeWindow: number } | false {
  return limit === undefined ? false : { max: limit.max, timeWindow: limit.perSeconds * 1000 };
}
