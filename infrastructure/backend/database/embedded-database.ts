import { on } from 'node:events';
import path from 'node:path';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { PGliteOptions } from '@electric-sql/pglite';

/** A message to the thread; bytes are of PostgreSQL's protocol. */
export type ToThread = Uint8Array | 'connect' | 'dump' | 'close';

/** A message from the thread. */
export type FromThread =
  | 'ready'
  | 'connected'
  | { readonly bytes: Uint8Array }
  | { readonly dump: Blob };

/** The thread's file, beside this one in the sources and beside the built server. */
const THREAD = path.join(
  import.meta.dirname,
  `database-thread${path.extname(import.meta.filename)}`,
);

/**
 * PostgreSQL in a thread of this process, so that its work does not block the server's event loop.
 * An error of the thread itself ends the process, because PGlite's memory may be damaged. The next
 * start replays the log.
 */
export class EmbeddedDatabase {
  private readonly ended: Promise<void>;

  private constructor(private readonly thread: Worker) {
    this.ended = new Promise((resolve) => {
      thread.once('exit', () => resolve());
    });
  }

  /** @throws an Error if the database cannot be opened */
  static async open(options: PGliteOptions): Promise<EmbeddedDatabase> {
    // Without options of Node, which may be those of a tool that watches the server's thread.
    const thread = new Worker(THREAD, { execArgv: [], env: {}, workerData: options });
    await replyOf(thread, (message) => message === 'ready');
    return new EmbeddedDatabase(thread);
  }

  /** A connection to the only session of PGlite, for the driver `pg`. */
  connection(): Duplex {
    return new ThreadConnection(this.thread);
  }

  /** Returns the whole data folder as one file. */
  async dump(): Promise<Blob> {
    this.send('dump');
    const isDump = (message: FromThread) => typeof message === 'object' && 'dump' in message;
    return (await replyOf(this.thread, isDump)).dump;
  }

  /** Closes the database after the statements it has received. Its connections are then lost. */
  async close(): Promise<void> {
    this.send('close');
    await this.ended;
  }

  private send(message: ToThread): void {
    this.thread.postMessage(message);
  }
}

/** The next message of this kind. @throws the thread's error, or an Error if the thread ends */
async function replyOf<Reply extends FromThread>(
  thread: Worker,
  isReply: (message: FromThread) => message is Reply,
): Promise<Reply> {
  const messages = on(thread, 'message', { close: ['exit'] }) as AsyncIterable<[FromThread]>;
  for await (const [message] of messages) if (isReply(message)) return message;
  throw new Error(ENDED);
}

/** A lost connection, by the wording of `pg`. */
const ENDED = 'Connection terminated: the thread of the database ended';
/** The id of a thread that has ended. */
const NO_THREAD = -1;

/** What `pg` uses of a network connection, between it and the thread. */
class ThreadConnection extends Duplex {
  private isConnected = false;

  constructor(private readonly thread: Worker) {
    super();
    thread.on('message', this.receive);
    thread.on('exit', this.fail);
  }

  connect(): void {
    if (this.thread.threadId === NO_THREAD) this.fail();
    else this.thread.postMessage('connect' satisfies ToThread);
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

  /** Closes the connection, as a server does when `pg` ends it. */
  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.thread.off('message', this.receive);
    this.thread.off('exit', this.fail);
    done(error);
  }

  private readonly receive = (message: FromThread): void => {
    if (message === 'connected') {
      this.isConnected = true;
      this.emit('connect');
      // Bytes before that message answer an earlier connection.
    } else if (this.isConnected && typeof message === 'object' && 'bytes' in message) {
      this.push(Buffer.from(message.bytes.buffer));
    }
  };

  private readonly fail = (): void => {
    this.destroy(new Error(ENDED));
  };
}
