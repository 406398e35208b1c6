import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { FromThread, ToThread } from './embedded-database.ts';

/**
 * `wal_recycle = off` deletes old segments of the log. A recycled one keeps the deleted data of
 * people until new data overwrites it.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'wal_recycle=off'];

/** The start of PostgreSQL's message that it is ready for a query, which has one byte more. */
const READY = [0x5a, 0, 0, 0, 5];
/** The type of the message that ends a connection, which has no answer. */
const TERMINATE = 0x58;

/**
 * The thread of the embedded database. It answers the bytes of PostgreSQL's protocol one message
 * after the other.
 */
const pglite = await PGlite.create({ ...(workerData as PGliteOptions), startParams });
let previous = Promise.resolve();
/** The last bytes of the answer so far. */
let end: number[] = [];

parentPort?.on('message', (message: ToThread) => {
  previous = previous
    .then(() => answer(message))
    .catch((cause: unknown) => {
      throw new Error('the embedded database failed', { cause });
    });
});
send('ready');

async function answer(message: ToThread): Promise<void> {
  if (message instanceof Uint8Array) {
    end = [];
    await pglite.execProtocolRawStream(message, { onRawData });
    const isReady = READY.every((byte, at) => byte === end[at]);
    if (!isReady && message[0] !== TERMINATE) throw new Error('PostgreSQL stopped');
    return;
  }
  if (message === 'dump') return send({ dump: await pglite.dumpDataDir('none') });
  if (message === 'close') {
    await pglite.close();
    process.exit();
  }
  // A new connection has neither a transaction nor prepared statements.
  await pglite.exec('rollback');
  await pglite.exec('discard all');
  send('connected');
}

/** Copies the bytes, because they are in PGlite's memory. */
function onRawData(answer: Uint8Array): void {
  const bytes = answer.slice();
  end = [...end, ...bytes.subarray(-READY.length - 1)].slice(-READY.length - 1);
  send({ bytes }, [bytes.buffer]);
}

function send(message: FromThread, transferred: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transferred);
}
