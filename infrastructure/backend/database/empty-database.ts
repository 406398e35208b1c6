import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * The build places the archive beside the built server; it does not exist when running from source.
 */
const built = path.join(import.meta.dirname, 'empty-database.tar.gz');

/**
 * Unpacks an empty database if the folder does not exist yet, because initialising one takes
 * seconds and a gigabyte of memory. The folder appears complete or not at all, even after a crash.
 */
export async function unpackEmptyDatabase(dataDir: string, packed = built): Promise<void> {
  if (existsSync(dataDir) || !existsSync(packed)) return;
  const unfinished = `${dataDir}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const loadDataDir = new Blob([await readFile(packed)], { type: 'application/gzip' });
  const pglite = await PGlite.create({ dataDir: unfinished, loadDataDir });
  await pglite.close();
  await rename(unfinished, dataDir);
}
