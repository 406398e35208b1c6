import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** The faults that a database connection can have while it is in use. */
export const connectionFaults = [
  'latency',
  'silence',
  'reset',
  'cut',
  'slow close',
  'half a reply',
] as const;
export type ConnectionFault = (typeof connectionFaults)[number];

/** Before a transaction, during its work, or after its commit and before the reply. */
export const faultMoments = ['before', 'during', 'after'] as const;
export type FaultMoment = (typeof faultMoments)[number];

/** Statements between BEGIN and the fault: that of the idempotency key, and one of the work. */
const STATEMENTS_BEFORE_WORK = 2;
const LATENCY_MILLISECONDS = 150;
const LATE_REPLIES = 4;
const SLOW_CLOSE_MILLISECONDS = 300;

interface PlannedFault {
  readonly fault: ConnectionFault;
  readonly moment: FaultMoment;
}

/** A proxy between a backend and its PostgreSQL server, which can break the next transaction. */
export class FaultyConnection {
  private planned: PlannedFault | undefined;
  private isDown = false;
  private readonly open = new Set<Socket>();
  /** Number of connections that had a fault. */
  faultCount = 0;

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {}

  static async to(url: string): Promise<FaultyConnection> {
    const server = createServer();
    const proxy = new FaultyConnection(server, new URL(url));
    server.on('connection', (near) => proxy.join(near));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  /** The URL of the same database through this proxy. */
  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    const address = new URL(this.target);
    [address.hostname, address.port] = ['127.0.0.1', String(port)];
    return address.href;
  }

  /** The next transaction fails with this fault at this moment; later ones do not. */
  arm(fault: ConnectionFault, moment: FaultMoment): void {
    this.planned = { fault, moment };
  }

  disarm(): void {
    this.planned = undefined;
  }

  /** All connections are closed, and new ones fail, until the server is up again. */
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
    const proxied = new ProxiedConnection(near, far);
    // Statements since the last that began a transaction.
    let begun = -Infinity;
    near.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      begun = text.includes('begin') ? 0 : begun + 1;
      if (proxied.fault === undefined && this.isMoment(text, begun)) {
        proxied.fault = this.planned?.fault;
        this.planned = undefined;
        this.faultCount += 1;
      }
      proxied.forwardStatement(chunk);
    });
    far.on('data', (chunk) => proxied.forwardReply(chunk));
  }

  /**
   * A named statement is recognised by its position, because its text is sent only once per
   * connection.
   */
  private isMoment(text: string, begun: number): boolean {
    if (this.planned === undefined) return false;
    const { moment } = this.planned;
    if (moment === 'before') return begun === 0;
    if (moment === 'during') return begun === STATEMENTS_BEFORE_WORK;
    return text.includes('commit');
  }
}

/** One connection. A fault affects replies only: statements sent before it reach the server. */
class ProxiedConnection {
  fault: ConnectionFault | undefined;
  private isOver = false;
  private lateCount = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly near: Socket,
    private readonly far: Socket,
  ) {}

  forwardStatement(chunk: Buffer): void {
    if (this.isOver) return;
    this.far.write(chunk);
  }

  forwardReply(chunk: Buffer): void {
    const { near } = this;
    if (this.isOver) return;
    if (this.fault === undefined || this.fault === 'latency') return this.forwardInOrder(chunk);
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

  /** Delays some replies without changing their order, then restores the connection. */
  private forwardInOrder(chunk: Buffer): void {
    const isLate = this.fault === 'latency';
    if (isLate && (this.lateCount += 1) === LATE_REPLIES) {
      [this.fault, this.lateCount] = [undefined, 0];
    }
    this.last = this.last
      .then(() => (isLate ? delay(LATENCY_MILLISECONDS) : undefined))
      .then(() => this.near.write(chunk));
  }
}
