import { randomInt } from 'node:crypto';
import { MaturityInstruction } from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import { sandboxContexts } from '#infrastructure/backend/contexts.ts';
import { imbalances } from '#infrastructure/backend/ledger/ledger-reconciliation.ts';
import { Seeded } from '#tests/backend/crash/seeded.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Backend, testBackend } from '../backend.ts';
import { bookedToday } from '../fixed-deposits/living.ts';

const backend = testBackend();

const DAY_SECONDS = 86_400;
const DAYS = Number(process.env['DAYS'] ?? 3653);
/** Days between full comparisons of all records; the money is compared every day. */
const WHOLE_EVERY = 90;
const seed = Number(process.env['SEED'] ?? randomInt(1_000_000));

interface Day {
  readonly everything: string;
  readonly at_issuers: string;
  readonly running: string;
  readonly to_investors: string;
  readonly passbooks: string;
  readonly overdue: number;
}

/** The distribution of the money on a day, by the ledger and by the records. */
async function dayOf({ sandbox: { database, clock } }: Backend): Promise<Day> {
  const { rows } = await sql<Day>`select
    (select sum(amount) from ledger_entries) as everything,
    (select sum(amount) from ledger_entries where account = 'deposits') as at_issuers,
    (select sum(principal) from deposits where state = 'running') as running,
    (select sum(amount) from ledger_entries join ledger_movements as movement
      on movement.investor_id = ledger_entries.investor_id and movement.id = movement_id
      where account = 'investor' and kind in ('interest', 'payout')) as to_investors,
    (select coalesce(sum(amount) filter (where kind <> 'investment'), 0) from passbook_entries)
      - (select coalesce(sum(deposits.principal), 0) from deposits join deposit_orders as orders
        using (id) where orders.origin = 'renewal') as passbooks,
    (select count(*)::integer from deposits
      where state = 'running' and next_due_on <= ${clock.today().iso}::date) as overdue
  `.execute(database);
  if (rows[0] === undefined) throw new Error('there is no such day');
  return rows[0];
}

describe('ten years of deposits', { timeout: 900_000 }, () => {
  it(`conserve money to the paisa on every day (seed ${seed})`, async () => {
    const random = new Seeded(seed);
    const { database } = backend.sandbox;
    const investors = await database.selectFrom('investors').select('id').execute();
    for (let day = 1; day <= DAYS; day += 1) {
      if (day < DAYS / 2 && random.chance(0.03)) {
        const scheme = random.whole(0, 9999);
        const thousands = random.whole(5, 2000);
        const instruction = random.pick(Object.values(MaturityInstruction));
        const wished = { scheme, thousands, instruction };
        const investorId = random.pick(investors).id;
        await bookedToday(backend, { wished, investorId, longestDays: 3600 });
      }
      await backend.control.advance(DAY_SECONDS);
      const { everything, at_issuers, running, to_investors, passbooks, overdue } =
        await dayOf(backend);
      expect([everything, at_issuers, to_investors, overdue], `day ${day}`).toEqual([
        '0.00',
        running,
        passbooks,
        0,
      ]);
      if (day % WHOLE_EVERY !== 0 && day !== DAYS) continue;
      expect(await imbalances(database, sandboxContexts), `day ${day}`).toEqual([]);
    }
    expect(backend.failures).toEqual([]);
  });
});
