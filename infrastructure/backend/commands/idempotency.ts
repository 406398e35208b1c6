import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import {
  isPlanOutdated,
  isWorthRetrying,
} from '#infrastructure/backend/database/database-error.ts';
import { isConnectionLost } from '#infrastructure/backend/database/pg-connection.ts';
import type { Answer } from '#infrastructure/backend/http/answer.ts';
import { refusalAnswer, unexpectedAnswer } from '#infrastructure/backend/http/error-reply.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import type { IdempotencyKeysTable } from '#infrastructure/backend/database/tables.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';

/** A command: a request that changes data. */
export interface Command {
  readonly request: FastifyRequest;
  /** The owner of the idempotency keys: an investor, or all visitors. */
  readonly scope: string;
  readonly run: (transaction: Kysely<Database>) => Promise<Answer>;
  /** Whether the answer is stored for a repeat with the same idempotency key. */
  readonly keepsAnswer: boolean;
}

/** The scope of visitors, who have no account. Their requests are limited by IP address. */
export const VISITOR_SCOPE = 'visitor';

export function scopeOf(investorId: number): string {
  return `investor ${investorId}`;
}

const TRIES = 4;
/** Maximum size in bytes of the answers stored for one scope in an hour. */
const MOST_KEPT_BYTES = 4_000_000;
/** Bytes counted for each stored row in addition to its answer. */
const ROW_BYTES = 500;

/**
 * Runs a command in one transaction. With an idempotency key, the same transaction stores the
 * answer: either both the work and its answer are kept, or neither. A refused command is rolled
 * back, and its refusal is stored separately.
 */
export async function answerOnce(sandbox: Sandbox, command: Command): Promise<Answer> {
  const key = command.keepsAnswer ? idempotencyKeyOf(command.request) : undefined;
  const run = () =>
    key === undefined ? answerOf(sandbox, command) : firstAnswer(sandbox, { ...command, key });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      // Retry on a serialization failure (rolled back), or on a lost connection when the
      // idempotency row tells whether it committed.
      const isSafe = isWorthRetrying(error) || (key !== undefined && isConnectionLost(error));
      if (attempt === TRIES || !isSafe) throw error;
    }
  }
}

async function answerOf({ database }: Sandbox, command: Command): Promise<Answer> {
  try {
    return await inTransaction(database, (transaction) => worked(transaction, command));
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(error, command.request);
    throw error;
  }
}

/**
 * The stored success of a command that ended its own session, for a repeat with the same key. Its
 * key takes the place of the session: it is random, and only the sender knows it.
 */
export async function answerOfEnded(
  { database }: Pick<Sandbox, 'database'>,
  request: FastifyRequest,
): Promise<Answer | undefined> {
  const key = idempotencyKeyOf(request);
  const { investor_id: investorId } = Object(request.body) as { readonly investor_id?: unknown };
  if (key === undefined) return undefined;
  const stored = await database
    .selectFrom('idempotency_keys')
    .select(['status', 'body'])
    .where('scope', '=', scopeOf(Number(investorId)))
    .where('key', '=', key)
    .where('fingerprint', '=', fingerprintOf(request))
    .where('status', '=', 200)
    .executeTakeFirst();
  return stored && { status: 200, body: stored.body ?? '' };
}

/**
 * Inserts the row of the key first. A repeat that arrives meanwhile waits on the unique key, in
 * this process or another, and then reads the stored answer. If the first command was rolled back,
 * both return whichever answer was stored first.
 */
async function firstAnswer(
  sandbox: Sandbox,
  command: Command & { readonly key: string },
): Promise<Answer> {
  const { scope, key, request } = command;
  const row = { scope, key, fingerprint: fingerprintOf(request) };
  try {
    return await inTransaction(sandbox.database, async (transaction) => {
      if (!(await isFirst(transaction, row))) return storedAnswer(transaction, row);
      const { status, body } = await worked(transaction, command);
      // A deletion of the account has removed the row with the account's other rows.
      await transaction
        .insertInto('idempotency_keys')
        .values({ ...row, status, body })
        .onConflict((same) => same.columns(['scope', 'key']).doUpdateSet({ status, body }))
        .execute();
      return { status, body };
    });
  } catch (error) {
    if (error instanceof TooManyKept) throw error;
    const answer = undoneAnswer(sandbox, error, request);
    return inTransaction(sandbox.database, async (transaction) =>
      (await isFirst(transaction, { ...row, ...answer })) ? answer : storedAnswer(transaction, row),
    );
  }
}

/**
 * Whether the key was new and its row was stored. Each person's answers of one hour are limited in
 * size.
 */
async function isFirst(
  transaction: Kysely<Database>,
  row: Insertable<IdempotencyKeysTable>,
): Promise<boolean> {
  const { scope, key, fingerprint, status = null, body = null } = row;
  const inserted = await sql<{ key: string }>`
    insert into idempotency_keys (scope, key, fingerprint, status, body)
    select ${scope}::text, ${key}::text, ${fingerprint}::text, ${status}::integer, ${body}::text
    where ${scope}::text = ${sql.lit(VISITOR_SCOPE)} or ${sql.lit(MOST_KEPT_BYTES)} > (
      select coalesce(sum(coalesce(octet_length(body), 0) + ${sql.lit(ROW_BYTES)}), 0)
      from idempotency_keys
      where scope = ${scope}::text and created_at > now() - interval '1 hour'
    )
    on conflict do nothing
    returning key
  `.execute(transaction);
  return inserted.rows.length > 0;
}

class TooManyKept extends Refusal {
  constructor() {
    const message = 'Too many requests. Please try again in an hour.';
    super({ status: 429, code: 'too-many-requests', message });
  }
}

/** Runs the command. The answer of a refusal with `keepsWork` is stored like any other. */
async function worked(transaction: Kysely<Database>, { run, request }: Command): Promise<Answer> {
  try {
    return await run(transaction);
  } catch (error) {
    if (error instanceof Refusal && error.keepsWork) return refusalAnswer(error, request);
    throw error;
  }
}

/**
 * The answer for a command that was rolled back. @throws the error if the command may be retried
 */
function undoneAnswer({ config }: Sandbox, error: unknown, request: FastifyRequest): Answer {
  if (error instanceof Refusal) return refusalAnswer(error, request);
  if (isWorthRetrying(error) || isPlanOutdated(error) || isConnectionLost(error)) throw error;
  return unexpectedAnswer(config, error, request);
}

async function storedAnswer(
  transaction: Kysely<Database>,
  { scope, key, fingerprint }: { scope: string; key: string; fingerprint: string },
): Promise<Answer> {
  const stored = await transaction
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (stored === undefined) throw new TooManyKept();
  if (stored.fingerprint !== fingerprint) {
    const message = 'This request was already used for something else. Please start again.';
    throw new Refusal({ status: 422, code: 'idempotency-mismatch', message });
  }
  return { status: stored.status ?? 500, body: stored.body ?? '' };
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\x21-\x7e]{8,128}$/.test(header)) return header;
  const message = 'An idempotency key has 8 to 128 characters without spaces.';
  throw new Refusal({ status: 400, code: 'idempotency-key-malformed', message });
}

function fingerprintOf({ method, url, body }: FastifyRequest): string {
  return createHash('sha256')
    .update(`${method} ${url} ${canonical(body)}`)
    .digest('base64url');
}

/** JSON with sorted keys, so that the order of fields does not matter. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  );
}
