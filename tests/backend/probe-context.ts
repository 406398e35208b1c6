import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import type { Sandbox, BackendContext } from '#infrastructure/backend/context.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { sql } from 'kysely';
import * as v from 'valibot';

/** A context for tests of the platform: one table, a route of each kind, and recorded job runs. */
export interface Probe extends BackendContext {
  /** The times up to which `runDueJobs` ran the jobs. */
  readonly jobsRunUntil: Date[];
}

const reply = v.object({
  status: v.number(),
  message: v.string(),
  data: v.object({ id: v.number(), amount: v.string() }),
});

/** Investor n signs in with the token `investor-n`. */
export function probeContext(): Probe {
  const jobsRunUntil: Date[] = [];
  return {
    name: 'probe',
    jobsRunUntil,
    migrations: {
      '001-moves': {
        up: async (database) => {
          await sql`create table probe_moves (
            id integer generated always as identity primary key,
            investor_id integer not null,
            amount numeric(14, 2) not null
          )`.execute(database);
        },
      },
    },
    register: (sandbox) => {
      sandbox.authentication.by((token) => {
        const investorId = Number(/^investor-(\d+)$/.exec(token)?.[1]);
        return Promise.resolve(Number.isNaN(investorId) ? undefined : { investorId });
      });
      addMove(sandbox);
      addReads(sandbox);
    },
    seed: async ({ database }) => {
      await sql`insert into probe_moves (investor_id, amount) values (0, 1)`.execute(database);
    },
    runDueJobs: (_sandbox, until) => {
      jobsRunUntil.push(until);
      return Promise.resolve();
    },
    magicValues: [{ step: 'probe', label: 'Amount', value: '13', outcome: 'Refused.' }],
    people: [{ name: 'Asha Rao', mobile: '9000000001', description: 'For the probe.' }],
  };
}

/** Amount 13 is refused, 14 is refused but counts, 15 fails, 16 answers out of schema. */
function addMove(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/probe/move',
    summary: 'Moves an amount',
    access: 'session',
    mutates: true,
    body: v.object({
      investor_id: v.number(),
      amount: v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d\d?)?$/, 'Please enter an amount.')),
      note: v.optional(v.pipe(v.string(), v.maxLength(40))),
    }),
    reply,
    run: async ({ body, investorId, database }) => {
      const { rows } = await sql<{ id: number; amount: string }>`
        insert into probe_moves (investor_id, amount) values (${investorId}, ${body.amount})
        returning id, amount
      `.execute(database);
      await sandbox.outbox.send({ channel: 'sms', to: '9000000001', text: `Moved ${body.amount}` });
      if (body.amount === '13' || body.amount === '14') {
        const keepsWork = body.amount === '14';
        throw new Refusal({ status: 409, code: 'unlucky', message: 'Not today.', keepsWork });
      }
      if (body.amount === '15') throw new Error('relation "secret" does not exist');
      const data = { id: rows[0]?.id ?? 0, amount: rows[0]?.amount ?? '' };
      const surplus = body.amount === '16' ? { pan: 'ABCPA1234F' } : {};
      return { status: 200, message: 'Moved', data: { ...data, ...surplus } };
    },
  });
}

function addReads(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/main/probe/who/:name',
    summary: 'Says who asks',
    access: 'optional',
    params: v.object({ name: v.pipe(v.string(), v.regex(/^[a-z0-9]+$/)) }),
    query: v.object({ loud: v.optional(v.picklist(['yes', 'no'])) }),
    reply: v.object({ status: v.number(), data: v.object({ investorId: v.optional(v.number()) }) }),
    run: ({ investorId }) =>
      Promise.resolve({ status: 200, data: investorId === undefined ? {} : { investorId } }),
  });
  route(sandbox, {
    method: 'POST',
    path: '/api/main/probe/count',
    summary: 'Counts the moves',
    access: 'public',
    rateLimit: { max: 1000, perSeconds: 60 },
    reply: v.object({ status: v.number(), data: v.object({ count: v.number() }) }),
    run: async ({ database }) => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from probe_moves
      `.execute(database);
      return { status: 200, data: { count: rows[0]?.count ?? 0 } };
    },
  });
}
