import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { FromThread, ToThread } from './embedded-database.ts';

/**
 * `wal_recycle = off` deletes old segments of the log. A recycled one keeps the deleted data of
 * people until new data overwrites it.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'wal_recycle=off'];

/**
 * The thread of the embedded database. It answers the bytes of PostgreSQL's protocol one message
 * after the other.
 */
const pglite = await PGlite.create({ ...(workerData as PGliteOptions), startParams });
let previous = Promise.resolve();

parentPort?.on('message', (message: ToThread) => {
  previous = previous
    .then(() => answer(message))
    .catch((error: unknown) => {
      send({ error: error instanceof Error ? error.message : String(error) });
    });
});
send('ready');

async function answer(message: ToThread): Promise<void> {
  if (message instanceof Uint8Array) {
    return pglite.runExclusive(() => pglite.execProtocolRawStream(message, { onRawData }));
  }
  if (message === 'dump') return send({ dump: await pglite.dumpDataDir('none') });
  if (message === 'close') {
    await pglite.close();
    return send('closed');
  }
  // A new connection has neither a transaction nor prepared statements.
  await pglite.exec('rollback');
  await pglite.exec('discard all');
}

/** Copies the bytes, because they are in PGlite's memory. */
function onRawData(answer: Uint8Array): void {
  const bytes = answer.slice();
  send({ bytes }, [bytes.buffer]);
}

function send(message: FromThread, transferred: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transferred);
}
