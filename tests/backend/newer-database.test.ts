import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sandboxContexts } from '#infrastructure/backend/contexts.ts';
import { migrate } from '#infrastructure/backend/database/migrations.ts';
import { openDatabase } from '#infrastructure/backend/database/open-database.ts';
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'vriddhi-newer-'));
/** A context whose one migration runs these statements. */
const adding = (name: string, ...statements: readonly string[]) => ({
  name,
  migrations: {
    '001-added': {
      up: async (database: Kysely<unknown>) => {
        for (const statement of statements) await sql.raw(statement).execute(database);
      },
    },
  },
});

let older: Backend;
beforeAll(async () => {
  const newer = adding(
    'next',
    'create table next_things (id integer primary key)',
    "alter table investors add column next_word text not null default ''",
  );
  const opened = await openDatabase({ folder });
  await migrate(opened.database, [...sandboxContexts, newer]);
  await opened.close();
  older = await startBackend({ location: { folder } });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a database that a newer release has migrated', () => {
  it('allows a start and further migrations', async () => {
    expect((await fetch(`${older.appAddress}/readyz`)).status).toBe(200);
    const people = await fetch(`${older.thirdPartyAddress}/sandbox/api/people`);
    expect(await people.json()).not.toHaveLength(0);
    await older.stop();

    const again = await openDatabase({ folder });
    const late = adding('late', 'create table late_things (id integer primary key)');
    await migrate(again.database, [...sandboxContexts, late]);
    expect((await sql`select * from late_things`.execute(again.database)).rows).toEqual([]);
    await again.close();
  });
});
