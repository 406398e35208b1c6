import path from 'node:path';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { PGliteOptions } from '@electric-sql/pglite';
import pg from 'pg';
import { pgTypes } from './parsers.ts';

/** A message to the thread; bytes are of PostgreSQL's protocol. */
export type ToThread = Uint8Array | 'connect' | 'dump' | 'close';

/** A message from the thread. After an error, the database does not answer a message. */
export type FromThread =
  | 'ready'
  | 'closed'
  | { readonly bytes: Uint8Array }
  | { readonly dump: Blob }
  | { readonly error: string };

/** The thread's file, beside this one in the sources and beside the built server. */
const THREAD = path.join(
  import.meta.dirname,
  `database-thread${path.extname(import.meta.filename)}`,
);

/**
 * PostgreSQL in a thread of this process, so that its work does not block the server's event loop.
 * The driver `pg` speaks to it as to a server.
 */
export class EmbeddedDatabase {
  readonly pool: pg.Pool;

  private constructor(private readonly thread: Worker) {
    // Its connection reports the error; without a listener it would end the process.
    thread.on('error', () => undefined);
    this.pool = new pg.Pool({
      stream: () => new ThreadConnection(thread),
      // PGlite has one session. Closing it when idle would prepare its statements again.
      max: 1,
      idleTimeoutMillis: 0,
      user: 'postgres',
      database: 'postgres',
      ssl: false,
      types: pgTypes,
    });
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => void client.on('error', () => undefined));
  }

  /** @throws an Error if the database cannot be opened */
  static async open(options: PGliteOptions): Promise<EmbeddedDatabase> {
    // Without options of Node, which may be those of a tool that watches the server's thread.
    const thread = new Worker(THREAD, { execArgv: [], env: {}, workerData: options });
    await replyOf(thread, (message) => message === 'ready');
    return new EmbeddedDatabase(thread);
  }

  /** Returns the whole data folder as one file. */
  async dump(): Promise<Blob> {
    this.send('dump');
    const isDump = (message: FromThread) => typeof message === 'object' && 'dump' in message;
    const reply = await replyOf(this.thread, isDump);
    return (reply as { readonly dump: Blob }).dump;
  }

  async close(): Promise<void> {
    this.send('close');
    await replyOf(this.thread, (message) => message === 'closed');
    await this.thread.terminate();
  }

  private send(message: ToThread): void {
    this.thread.postMessage(message);
  }
}

/** The next message of this kind. @throws the thread's error, or an Error if the thread ends */
function replyOf(thread: Worker, isReply: (message: FromThread) => boolean): Promise<FromThread> {
  return new Promise((resolve, reject) => {
    const listeners = {
      message: (message: FromThread) => {
        if (isReply(message)) settle(() => resolve(message));
        else if (isError(message)) settle(() => reject(new Error(message.error)));
      },
      error: (error: Error) => settle(() => reject(error)),
      exit: () => settle(() => reject(new Error('the thread of the database ended'))),
    };
    const settle = (end: () => void): void => {
      for (const [name, listener] of Object.entries(listeners)) thread.off(name, listener);
      end();
    };
    for (const [name, listener] of Object.entries(listeners)) thread.on(name, listener);
  });
}

function isError(message: FromThread): message is { readonly error: string } {
  return typeof message === 'object' && 'error' in message;
}

/** The id of a thread that has ended. */
const ENDED = -1;

/** What `pg` uses of a network connection, between it and the thread. */
class ThreadConnection extends Duplex {
  constructor(private readonly thread: Worker) {
    super();
    thread.on('message', this.receive);
    thread.on('error', this.fail);
    thread.on('exit', this.fail);
  }

  connect(): void {
    if (this.thread.threadId === ENDED) return this.fail();
    this.thread.postMessage('connect' satisfies ToThread);
    process.nextTick(() => this.emit('connect'));
  }

  setNoDelay(): void {
    // There is nothing to delay.
  }

  ref(): void {
    // The thread keeps the process alive until the database is closed.
  }

  override _read(): void {
    // The thread sends without being asked.
  }

  override _write(bytes: Buffer, _encoding: string, done: () => void): void {
    this.thread.postMessage(new Uint8Array(bytes));
    done();
  }

  /** Sends the messages of one query at once, because `pg` holds them back until then. */
  override _writev(pieces: { readonly chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(pieces.map(({ chunk }) => chunk)), 'buffer', done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.thread.off('message', this.receive);
    this.thread.off('error', this.fail);
    this.thread.off('exit', this.fail);
    done(error);
  }

  private readonly receive = (message: FromThread): void => {
    if (isError(message)) this.destroy(new Error(message.error));
    else if (typeof message === 'object' && 'bytes' in message) {
      this.push(Buffer.from(message.bytes.buffer));
    }
  };

  private readonly fail = (): void => {
    this.destroy(new Error('Connection terminated: the thread of the database ended'));
  };
}
