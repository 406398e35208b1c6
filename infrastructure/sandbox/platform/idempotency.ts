import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Sandbox } from './context.ts';
import { isPlanOutdated, isWorthRetrying } from './database-error.ts';
import { isLineLost } from './database-line.ts';
import { refusalAnswer, unexpectedAnswer } from './error-reply.ts';
import { Refusal } from './refusal.ts';
import type { IdempotencyKeysTable } from './tables.ts';
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
 * Runs a move in one transaction. With an idempotency key its answer is written in that same
 * transaction: either both the work and its answer are kept, or neither. What is refused is undone,
 * and the refusal is kept by itself.
 */
export async function answerOnce(sandbox: Sandbox, move: Move): Promise<Answer> {
  const key = idempotencyKeyOf(move.request);
  const run = () =>
    key === undefined ? answerOf(sandbox, move) : firstAnswer(sandbox, { ...move, key });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      // Two transactions stood in each other's way and nothing is kept of this one; or nobody heard
      // whether it is kept, which the row of its key tells.
      const isSafe = isWorthRetrying(error) || (key !== undefined && isLineLost(error));
      if (attempt === TRIES || !isSafe) throw error;
    }
  }
}

async function answerOf({ database }: Sandbox, move: Move): Promise<Answer> {
  try {
    return await inTransaction(database, (transaction) => worked(transaction, move));
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(error, move.request);
    throw error;
  }
}

/**
 * The row of the key comes first: a repeat that arrives while the first is at work waits for it
 * on the unique key, in this process or another, and then finds its answer. Where the first was
 * undone the repeat may have come before it: then both give the answer of whoever kept one.
 */
async function firstAnswer(
  sandbox: Sandbox,
  move: Move & { readonly key: string },
): Promise<Answer> {
  const { scope, key, request } = move;
  const row = { scope, key, fingerprint: fingerprintOf(request) };
  try {
    return await inTransaction(sandbox.database, async (transaction) => {
      if (!(await isFirst(transaction, row))) return storedAnswer(transaction, row);
      const { status, body } = await worked(transaction, move);
      await transaction
        .updateTable('idempotency_keys')
        .set({ status, body })
        .where('scope', '=', scope)
        .where('key', '=', key)
        .execute();
      return { status, body };
    });
  } catch (error) {
    const answer = undoneAnswer(sandbox, error, request);
    return inTransaction(sandbox.database, async (transaction) =>
      (await isFirst(transaction, { ...row, ...answer })) ? answer : storedAnswer(transaction, row),
    );
  }
}

async function isFirst(
  transaction: Kysely<Database>,
  row: Insertable<IdempotencyKeysTable>,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A refusal that keeps what was done is an answer like others. */
async function worked(transaction: Kysely<Database>, { run, request }: Move): Promise<Answer> {
  try {
    return await run(transaction);
  } catch (error) {
    if (error instanceof Refusal && error.keepsWork) return refusalAnswer(error, request);
    throw error;
  }
}

/** What is said of a move that was undone. @throws the error of one that is worth another try */
function undoneAnswer({ config }: Sandbox, error: unknown, request: FastifyRequest): Answer {
  if (error instanceof Refusal) return refusalAnswer(error, request);
  if (isWorthRetrying(error) || isPlanOutdated(error) || isLineLost(error)) throw error;
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
    .executeTakeFirstOrThrow();
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
