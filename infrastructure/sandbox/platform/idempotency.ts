import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Sandbox } from './context.ts';
import { isPlanOutdated, isWorthRetrying } from './database-error.ts';
import { isLineLost } from './database-line.ts';
import { refusalAnswer, unexpectedAnswer } from './error-reply.ts';
import { Refusal } from './refusal.ts';
import { inTransaction } from './transaction.ts';

/** A reply as it is sent, and as it is kept for a repeat. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

export interface Move {
  readonly request: FastifyRequest;
  /** Whose keys these are. */
  readonly scope: string;
  readonly run: (transaction: Kysely<Database>) => Promise<Answer>;
}

const TRIES = 4;

/**
 * Runs a move in one transaction. With an idempotency key the answer, a refusal too, is written in
 * that same transaction: either both the work and its answer are kept, or neither.
 */
export async function answerOnce(sandbox: Sandbox, move: Move): Promise<Answer> {
  const key = idempotencyKeyOf(move.request);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(sandbox.database, (transaction) =>
        key === undefined
          ? undoneWhenRefused(sandbox, transaction, move)
          : firstAnswer(sandbox, transaction, { ...move, key }),
      );
    } catch (error) {
      // Two transactions stood in each other's way and nothing is kept of this one; or nobody heard
      // whether it is kept, which the row of its key tells.
      const isSafe = isWorthRetrying(error) || (key !== undefined && isLineLost(error));
      if (attempt === TRIES || !isSafe) throw error;
    }
  }
}

type KeyedMove = Move & { readonly key: string };

/**
 * The row of the key comes first: a repeat that arrives while the first is at work waits for it
 * on the unique key, in this process or another, and then finds its answer.
 */
async function firstAnswer(
  sandbox: Sandbox,
  transaction: Kysely<Database>,
  move: KeyedMove,
): Promise<Answer> {
  const { scope, key } = move;
  const fingerprint = fingerprintOf(move.request);
  const inserted = await transaction
    .insertInto('idempotency_keys')
    .values({ scope, key, fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted === undefined) return storedAnswer(transaction, { scope, key, fingerprint });
  const answer = await undoneWhenRefused(sandbox, transaction, move, { keepsFailure: true });
  await transaction
    .updateTable('idempotency_keys')
    .set({ status: answer.status, body: answer.body })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
  return answer;
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
    .executeTakeFirstOrThrow();
  if (stored.fingerprint !== fingerprint) {
    const message = 'This request was already used for something else. Please start again.';
    throw new Refusal({ status: 422, code: 'idempotency-mismatch', message });
  }
  return { status: stored.status ?? 500, body: stored.body ?? '' };
}

async function undoneWhenRefused(
  sandbox: Sandbox,
  transaction: Kysely<Database>,
  { run, request }: Move,
  { keepsFailure = false } = {},
): Promise<Answer> {
  await sql`savepoint work`.execute(transaction);
  try {
    return await run(transaction);
  } catch (error) {
    if (error instanceof Refusal) {
      if (!error.keepsWork) await sql`rollback to savepoint work`.execute(transaction);
      return refusalAnswer(error, request);
    }
    const isTriedAgain = isWorthRetrying(error) || isPlanOutdated(error) || isLineLost(error);
    if (!keepsFailure || isTriedAgain) throw error;
    await sql`rollback to savepoint work`.execute(transaction);
    return unexpectedAnswer(sandbox.config, error, request);
  }
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\x21-\x7e]{8,128}$/.test(header)) return header;
  const message = 'An idempotency key has 8 to 128 characters without spaces.';
  throw new Refusal({ status: 400, code: 'idempotency-key-malformed', message });
}

function fingerprintOf({ method, url, body }: FastifyRequest): string {
  return createHash('sha256').update(`${method} ${url} ${canonical(body)}`).digest('base64url');
}

/** JSON with sorted keys: the same payload written in another order is the same payload. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  );
}
