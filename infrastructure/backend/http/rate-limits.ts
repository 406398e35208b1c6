import { createHash } from 'node:crypto';
import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';

type Store = NonNullable<RateLimitPluginOptions['store']>;
type Counted = { readonly current: number; readonly ttl: number };
type Done = (error: Error | null, counted?: { current: number; ttl: number }) => void;

/**
 * Maximum number of blocks that one process keeps in memory; each is for one IP address and one
 * route.
 */
const MOST_REMEMBERED = 5000;

/**
 * A rate-limit store in the database, so that all processes share one limit. A process refuses an
 * IP address over its limit from memory, without a query, until its time window ends. Uses real
 * time, because the limit protects the machine.
 */
export function limitsOn(database: Kysely<Database>): Store {
  return class SharedLimits {
    private readonly refusedUntil = new Map<string, number>();

    constructor(private readonly of: { readonly routeInfo?: { readonly url?: string } } = {}) {}

    incr(address: string, done: Done, milliseconds = 0, most = 0): void {
      // Stores a hash of the IP address only.
      const who = digest(`${this.of.routeInfo?.url} ${address}`);
      const left = (this.refusedUntil.get(who) ?? 0) - performance.now();
      if (left > 0) return done(null, { current: most + 1, ttl: left });
      countOf(database, { who, milliseconds }).then(
        (counted) => {
          if (counted.current > most) this.remember(who, performance.now() + counted.ttl);
          done(null, counted);
        },
        (error: Error) => done(error),
      );
    }

    child(route: object): SharedLimits {
      return new SharedLimits(route);
    }

    private remember(who: string, until: number): void {
      if (this.refusedUntil.size >= MOST_REMEMBERED) this.refusedUntil.clear();
      this.refusedUntil.set(who, until);
    }
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Uses the time of the database, because the clocks of processes may differ. */
async function countOf(
  database: Kysely<Database>,
  { who, milliseconds }: { readonly who: string; readonly milliseconds: number },
): Promise<Counted> {
  const end = sql<Date>`now() + ${milliseconds}::integer * interval '1 millisecond'`;
  const isOver = sql<boolean>`limited_calls.ends_at <= now()`;
  const { calls, left } = await database
    .insertInto('limited_calls')
    .values({ who, calls: 1, ends_at: end })
    .onConflict((conflict) =>
      conflict.column('who').doUpdateSet({
        calls: sql`case when ${isOver} then 1 else limited_calls.calls + 1 end`,
        ends_at: sql`case when ${isOver} then ${end} else limited_calls.ends_at end`,
      }),
    )
    .returning(['calls', sql<string>`ceil(extract(epoch from ends_at - now()) * 1000)`.as('left')])
    .executeTakeFirstOrThrow();
  return { current: calls, ttl: Number(left) };
}
