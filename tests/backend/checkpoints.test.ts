import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { checkpointIfDue } from '#infrastructure/backend/database/checkpoints.ts';
import { databaseIn } from '#infrastructure/backend/database/data-folder.ts';
import { type OpenDatabase, openDatabase } from '#infrastructure/backend/database/open-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MEGABYTE = 1024 * 1024;
const folder = mkdtempSync(path.join(tmpdir(), 'vriddhi-checkpoints-'));
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openDatabase({ folder });
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

const LOG = path.join(databaseIn(folder), 'pg_wal');
const segments = () => readdirSync(LOG).filter((name) => /^[0-9A-F]{24}$/.test(name));

async function write(megabytes: number): Promise<void> {
  const text = sql`select repeat('x', 1048576) from generate_series(1, ${megabytes})`;
  await sql`insert into filled ${text}`.execute(opened.database);
}

describe('the write-ahead log of the embedded database', () => {
  it('stays short after many writes', async () => {
    await sql`create table filled (text text)`.execute(opened.database);
    await sql`alter table filled alter text set storage external`.execute(opened.database);
    for (let round = 0; round < 8; round += 1) {
      await write(20);
      await checkpointIfDue(opened.database, 16 * MEGABYTE);
    }
    // 160 MB are ten segments of 16 MB.
    expect(segments().length).toBeLessThan(6);
  });
});
