import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { databaseIn } from '#infrastructure/backend/database/data-folder.ts';
import { type OpenDatabase, openDatabase } from '#infrastructure/backend/database/open-database.ts';
import { overwriteLater, reclaimSpace } from '#infrastructure/backend/database/reclaim-space.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MEGABYTE = 1024 * 1024;
const folder = mkdtempSync(path.join(tmpdir(), 'vriddhi-space-'));
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openDatabase({ folder });
  for (const table of [
    'create table platform_settings (key text primary key, value text not null)',
    'create table cml_files (id integer primary key, content bytea)',
    'create table investors (id integer primary key, pan text, picture text)',
  ]) {
    await sql.raw(table).execute(opened.database);
  }
  await sql`alter table cml_files alter content set storage external`.execute(opened.database);
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

function files(): readonly string[] {
  const root = databaseIn(folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(root, name))
    .filter((name) => statSync(name).isFile());
}

const bytesOfFiles = () => files().reduce((sum, name) => sum + statSync(name).size, 0);
const filesWith = (text: string) =>
  files().filter((name) => readFileSync(name).includes(text, 0, 'latin1'));

describe('the files of the embedded database', () => {
  it('keep nothing of a deleted person', async () => {
    const { database } = opened;
    const pan = 'ZQXPQ4821K';
    await sql`insert into investors (id, pan) values (1, ${pan}), (2, 'ABCPE1234F')`.execute(
      database,
    );
    await sql`checkpoint`.execute(database);
    expect(filesWith(pan)).not.toEqual([]);
    await sql`update investors set pan = null where id = 1`.execute(database);
    await overwriteLater(database);
    await reclaimSpace(database);
    expect(filesWith(pan)).toEqual([]);
    expect(filesWith('ABCPE1234F')).not.toEqual([]);
  });

  it('are overwritten again if a run was interrupted', async () => {
    const { database } = opened;
    const pan = 'ZQXPQ4822K';
    await sql`insert into investors (id, pan) values (3, ${pan})`.execute(database);
    await sql`update investors set pan = null where id = 3`.execute(database);
    await sql`checkpoint`.execute(database);
    await overwriteLater(database);
    let results = 0;
    const interrupted = database.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) =>
        (results += 1) < 3 ? Promise.resolve(result) : Promise.reject(new Error('interrupted')),
    });
    await expect(reclaimSpace(interrupted)).rejects.toThrow('interrupted');
    expect(filesWith(pan)).not.toEqual([]);
    await reclaimSpace(database);
    expect(filesWith(pan)).toEqual([]);
  });

  it('give back the space of files that were replaced', async () => {
    const { database } = opened;
    const before = bytesOfFiles();
    await sql`insert into cml_files (id) values (1)`.execute(database);
    for (let times = 0; times < 12; times += 1) {
      const content = randomBytes(2 * MEGABYTE);
      await sql`update cml_files set content = ${content} where id = 1`.execute(database);
    }
    await reclaimSpace(database, 8 * MEGABYTE);
    await sql`select pg_switch_wal()`.execute(database);
    await sql`checkpoint`.execute(database);
    expect(bytesOfFiles() - before).toBeLessThan(5 * MEGABYTE + 16 * MEGABYTE);
    const { rows } = await sql<{ bytes: number }>`
      select pg_total_relation_size('cml_files')::float8 as bytes`.execute(database);
    expect(rows[0]?.bytes).toBeLessThan(3 * MEGABYTE);
  });
});
