import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What can become of the line to a database while it is in use. */
export const lineFaults = [
  'latency',
  'silence',
  'reset',
  'cut',
  'slow close',
  'half a reply',
] as const;
export type LineFault = (typeof lineFaults)[number];

/** Before a transaction, during its work, or after its commit and before the reply. */
export const lineMoments = ['before', 'amid', 'after'] as const;
export type LineMoment = (typeof lineMoments)[number];

/** After the one that begins: that of the key, and the first of the work. */
const STATEMENTS_BEFORE_AMID = 2;
const LATENCY_MILLISECONDS = 150;
const LATE_ANSWERS = 4;
const SLOW_CLOSE_MILLISECONDS = 300;

interface Order {
  readonly fault: LineFault;
  readonly moment: LineMoment;
}

/** Between a backend and its PostgreSQL server: spoils the next transaction on demand. */
export class FaultyLine {
  private order: Order | undefined;
  private isDown = false;
  private readonly open = new Set<Socket>();
  /** How many lines were spoilt. */
  struck = 0;

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {}

  static async to(url: string): Promise<FaultyLine> {
    const server = createServer();
    const line = new FaultyLine(server, new URL(url));
    server.on('connection', (near) => line.join(near));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return line;
  }

  /** Of the same database, by this line. */
  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    const address = new URL(this.target);
    [address.hostname, address.port] = ['127.0.0.1', String(port)];
    return address.href;
  }

  /** The next transaction meets this fault at this moment; those after it none. */
  arm(fault: LineFault, moment: LineMoment): void {
    this.order = { fault, moment };
  }

  disarm(): void {
    this.order = undefined;
  }

  /** No line holds, and none can be made, until it is up again. */
  goDown(): void {
    this.isDown = true;
    for (const socket of this.open) socket.resetAndDestroy();
  }

  comeUp(): void {
    this.isDown = false;
  }

  async close(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private join(near: Socket): void {
    if (this.isDown) return void near.resetAndDestroy();
    const far = connect(Number(this.target.port || 5432), this.target.hostname);
    for (const socket of [near, far]) {
      socket.setNoDelay();
      this.open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => this.open.delete(socket));
    }
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    const spoiling = new Spoiling(near, far);
    // Statements since the last that began a transaction.
    let begun = -Infinity;
    near.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      begun = text.includes('begin') ? 0 : begun + 1;
      if (spoiling.fault === undefined && this.isMoment(text, begun)) {
        spoiling.fault = this.order?.fault;
        this.order = undefined;
        this.struck += 1;
      }
      spoiling.ask(chunk);
    });
    far.on('data', (chunk) => spoiling.answer(chunk));
  }

  /** A statement that has a name is known by its place: its text is sent once to each line. */
  private isMoment(text: string, begun: number): boolean {
    if (this.order === undefined) return false;
    const { moment } = this.order;
    if (moment === 'before') return begun === 0;
    if (moment === 'amid') return begun === STATEMENTS_BEFORE_AMID;
    return text.includes('commit');
  }
}

/** One line, sound until it is given its fault: what was asked by then reaches the server. */
class Spoiling {
  fault: LineFault | undefined;
  private isOver = false;
  private late = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly near: Socket,
    private readonly far: Socket,
  ) {}

  ask(chunk: Buffer): void {
    if (this.isOver) return;
    this.far.write(chunk);
  }

  answer(chunk: Buffer): void {
    const { near } = this;
    if (this.isOver) return;
    if (this.fault === undefined || this.fault === 'latency') return this.answerInTurn(chunk);
    this.isOver = true;
    switch (this.fault) {
      case 'silence':
        return;
      case 'reset':
        return void near.resetAndDestroy();
      case 'cut':
        return void near.end();
      case 'slow close':
        return void setTimeout(() => near.end(), SLOW_CLOSE_MILLISECONDS);
      case 'half a reply':
        return void near.end(chunk.subarray(0, Math.ceil(chunk.length / 2)));
    }
  }

  /** Some answers come late, and none before another; then the line is as it was. */
  private answerInTurn(chunk: Buffer): void {
    const isLate = this.fault === 'latency';
    if (isLate && (this.late += 1) === LATE_ANSWERS) [this.fault, this.late] = [undefined, 0];
    this.last = this.last
      .then(() => (isLate ? delay(LATENCY_MILLISECONDS) : undefined))
      .then(() => this.near.write(chunk));
  }
}
