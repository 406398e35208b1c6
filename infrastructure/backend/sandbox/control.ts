import * as v from 'valibot';
import type { Sandbox, BackendContext } from '#infrastructure/backend/context.ts';
import { type Faults, faultSchema } from './fault.ts';
import { addStory } from './story/story-control.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import type { ScheduledJobs } from '#infrastructure/backend/scheduling/scheduled-jobs.ts';
import { writeSetting } from '#infrastructure/backend/database/stored-settings.ts';
import { resetDatabase } from '#infrastructure/backend/database/seed-database.ts';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';
import { balances, imbalances } from '#infrastructure/backend/ledger/ledger-reconciliation.ts';

const MOST_MESSAGES = 200;
/** A century: longer than any deposit, and within the range of the calendar. */
const LATEST_OFFSET_SECONDS = 100 * 366 * 86_400;

export interface ControlDependencies {
  readonly sandbox: Sandbox;
  readonly contexts: readonly BackendContext[];
  readonly faults: Faults;
  readonly jobs: ScheduledJobs;
}

export function addControls(dependencies: ControlDependencies): void {
  addOutbox(dependencies);
  addClock(dependencies);
  addFaultCalls(dependencies);
  addSandboxState(dependencies);
  addReconciliation(dependencies.sandbox, dependencies.contexts);
  addStory(dependencies.sandbox);
}

function addOutbox({ sandbox }: ControlDependencies): void {
  const { control, database } = sandbox;
  control({
    method: 'GET',
    path: '/sandbox/api/outbox',
    query: v.object({ to: v.optional(lineText(254)) }),
    run: async ({ query }) => {
      const { to } = query;
      const rows = await database
        .selectFrom('outbox_messages')
        .selectAll()
        .$if(to !== undefined && to !== '', (some) => some.where('recipient', '=', to ?? ''))
        .orderBy('id', 'desc')
        .limit(MOST_MESSAGES)
        .execute();
      return rows.map(({ id, channel, recipient, text, sent_at: sentAt }) => ({
        id,
        channel,
        to: recipient,
        text,
        sentAt: sentAt.toISOString(),
      }));
    },
  });
}

function addClock({ sandbox, jobs }: ControlDependencies): void {
  const { control, clock } = sandbox;
  const reading = () => ({ now: clock.now().toISOString(), offsetSeconds: clock.offset / 1000 });
  control({ method: 'GET', path: '/sandbox/api/clock', run: () => Promise.resolve(reading()) });
  control({
    method: 'POST',
    path: '/sandbox/api/clock',
    body: v.object({ advanceSeconds: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    run: async ({ body }) => {
      if (clock.offset / 1000 + body.advanceSeconds > LATEST_OFFSET_SECONDS) {
        const message = 'The clock runs at most a century ahead. Reset it first.';
        throw new Refusal({ status: 400, code: 'clock-too-far', message, field: 'advanceSeconds' });
      }
      await jobs.advance(body.advanceSeconds);
      return reading();
    },
  });
}

function addFaultCalls({ sandbox: { control }, faults }: ControlDependencies): void {
  const path = '/sandbox/api/faults';
  control({ method: 'GET', path, run: () => Promise.resolve(faults.list) });
  control({
    method: 'POST',
    path,
    body: faultSchema,
    run: ({ body }) => {
      faults.add(body);
      return Promise.resolve(faults.list);
    },
  });
  control({
    method: 'DELETE',
    path,
    run: () => {
      faults.clear();
      return Promise.resolve(faults.list);
    },
  });
}

function addSandboxState({ sandbox, contexts, faults, jobs }: ControlDependencies): void {
  const { control, desk, database } = sandbox;
  control({
    method: 'POST',
    path: '/sandbox/api/reset',
    body: v.optional(v.object({})),
    run: async () => {
      await jobs.alone(() => resetDatabase(sandbox, contexts));
      faults.clear();
    },
  });
  control({
    method: 'GET',
    path: '/sandbox/api/people',
    run: () => Promise.resolve(contexts.flatMap(({ people }) => people ?? [])),
  });
  control({
    method: 'GET',
    path: '/sandbox/api/desk',
    run: () => Promise.resolve({ auto: desk.isAuto }),
  });
  control({
    method: 'POST',
    path: '/sandbox/api/desk',
    body: v.object({ auto: v.boolean() }),
    run: async ({ body }) => {
      await writeSetting(database, 'desk', body.auto ? 'auto' : 'manual');
      desk.isAuto = body.auto;
      return { auto: desk.isAuto };
    },
  });
}

function addReconciliation(
  { control, database }: Sandbox,
  contexts: readonly BackendContext[],
): void {
  control({
    method: 'GET',
    path: '/sandbox/api/reconciliation',
    run: async () => ({
      balances: await balances(database),
      imbalances: await imbalances(database, contexts),
    }),
  });
}
