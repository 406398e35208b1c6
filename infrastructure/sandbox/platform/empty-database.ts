import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Made by the build and beside the built server; there is none where the source itself runs. */
const built = path.join(import.meta.dirname, 'empty-database.tar.gz');

/**
 * Unpacks an empty database where there is none yet: to initialise one takes seconds and a gigabyte
 * of memory. It appears whole or not at all, whenever the process is cut off.
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
