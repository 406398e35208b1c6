import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { unpackEmptyDatabase } from '#infrastructure/backend/database/empty-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'vriddhi-empty-'));
const packed = path.join(folder, 'packed.tar.gz');
beforeAll(async () => {
  const pglite = await PGlite.create();
  await pglite.exec('create table packed (id int)');
  writeFileSync(packed, await (await pglite.dumpDataDir('gzip')).bytes());
  await pglite.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('an empty database', () => {
  it('is unpacked once, also after an interrupted unpacking', async () => {
    const dataDir = path.join(folder, 'database');
    mkdirSync(`${dataDir}.unfinished`);
    writeFileSync(`${dataDir}.unfinished/PG_VERSION`, '17');
    await unpackEmptyDatabase(dataDir, packed);
    expect(existsSync(`${dataDir}.unfinished`)).toBe(false);
    const pglite = await PGlite.create({ dataDir });
    await pglite.exec('insert into packed values (1)');
    await pglite.close();

    await unpackEmptyDatabase(dataDir, packed);
    const again = await PGlite.create({ dataDir });
    expect((await again.query('select id from packed')).rows).toEqual([{ id: 1 }]);
    await again.close();
  });

  it('is created by the first start if none was packed', async () => {
    const dataDir = path.join(folder, 'other');
    await unpackEmptyDatabase(dataDir, path.join(folder, 'missing.tar.gz'));
    expect(existsSync(dataDir)).toBe(false);
  });
});
