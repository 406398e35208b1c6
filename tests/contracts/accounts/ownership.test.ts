import { Session } from '#application/platform/session.ts';
import { done, id, reply } from '#infrastructure/platform/http/wire-values.wire.ts';
import type { Database } from '#infrastructure/backend/database.ts';
import type { BackendContext } from '#infrastructure/backend/context.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import type { RouteEntry } from '#infrastructure/backend/http/route-table.ts';
import { type DrawnRequest, requestsOf } from '#tests/arbitraries/requests.ts';
import fc from 'fast-check';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { changesBetween, everythingOf, idsOf, secretsOf } from './belongings.ts';
import { signedIn } from './signed-in.ts';

/** The owner has a long history; the other investor is signed in and knows all ids. */
const OWNER = '9000000001';
const OTHER = '9000000003';

const careless: BackendContext = {
  name: 'careless',
  migrations: {},
  register(sandbox) {
    const common = { method: 'POST', access: 'session', summary: 'Asks nobody' } as const;
    const body = v.strictObject({ bank_id: id });
    const account = (database: Kysely<Database>, bankId: number) =>
      database.selectFrom('bank_accounts').selectAll().where('id', '=', bankId);
    route(sandbox, {
      ...common,
      path: '/api/main/careless/show',
      body,
      reply: reply(v.array(v.unknown())),
      run: async ({ body: { bank_id: bankId }, database }) => {
        const data = await account(database, bankId).execute();
        return { status: 200, message: 'Shown.', data };
      },
    });
    route(sandbox, {
      ...common,
      path: '/api/main/careless/change',
      body,
      reply: done,
      run: async ({ body: { bank_id: bankId }, database }) => {
        const values = { holder_name: 'Somebody Else' };
        await database.updateTable('bank_accounts').set(values).where('id', '=', bankId).execute();
        return { status: 200, message: 'Changed.' };
      },
    });
  },
};
const isOfProduct = ({ path }: RouteEntry) => !path.includes('/careless/');

const backend = testBackend({ extraContexts: [careless] });

/** These calls end the session of the caller, so they come last. */
const ENDING = ['/api/main/login/logout', '/api/main/investor/delete'];
const inOrder = (entries: readonly RouteEntry[]) =>
  entries
    .filter(({ access }) => access !== 'public')
    .toSorted((one, other) => ENDING.indexOf(one.path) - ENDING.indexOf(other.path));

/** Tries every route with all ids of another investor, and returns the results by route. */
async function walk(entries: readonly RouteEntry[]) {
  const ownerId = (await signedIn(backend, OWNER)).get(Session).current?.investorId ?? 0;
  const other = (await signedIn(backend, OTHER)).get(Session).current;
  const before = await everythingOf(backend, ownerId);
  const secrets = await secretsOf(backend, ownerId);
  expect(secrets.length).toBeGreaterThan(6);
  const facts = { ids: await idsOf(backend, ownerId), investorId: other?.investorId ?? 0 };
  const answered = new Set<string>();
  const disclosed = new Set<string>();
  const ask = async (entry: RouteEntry, { path, body }: DrawnRequest) => {
    const reply = await fetch(`${backend.appAddress}${path}`, {
      method: entry.method,
      headers: {
        'x-vriddhi': '1',
        authorization: `Bearer ${other?.accessToken}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    const route = `${entry.method} ${entry.path}`;
    if (reply.ok) answered.add(route);
    if (secrets.some((secret) => text.includes(secret))) disclosed.add(route);
  };
  for (const entry of entries) {
    const numRuns = ENDING.includes(entry.path) ? 1 : 8;
    await fc.assert(
      fc.asyncProperty(requestsOf(entry, facts), (request) => ask(entry, request)),
      { numRuns },
    );
  }
  const changed = changesBetween(before, await everythingOf(backend, ownerId));
  return { answered: [...answered], disclosed: [...disclosed], changed };
}

describe('another investor’s data', () => {
  it('can be neither read nor changed by any call with any id', async () => {
    const found = await walk(inOrder(backend.sandbox.routes.entries.filter(isOfProduct)));
    expect({ disclosed: found.disclosed, changed: found.changed }).toEqual({
      disclosed: [],
      changed: [],
    });
    // Many calls were answered well, only not with the other's things.
    expect(found.answered.length).toBeGreaterThan(25);
  });

  it('can be reached by a call without a check, which this test detects', async () => {
    const found = await walk(backend.sandbox.routes.entries.filter((entry) => !isOfProduct(entry)));
    expect(found.disclosed).toEqual(['POST /api/main/careless/show']);
    expect(found.changed).toEqual(['bank_accounts']);
  });
});
