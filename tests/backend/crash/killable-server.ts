import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { Control } from '#tests/contracts/control.ts';
import { type OwnDatabase, ownDatabase } from '#tests/contracts/sample-database.ts';
import { FIXED_TIME } from '#tests/support/fixed-time.ts';
import { freePorts } from '#tests/support/free-ports.ts';

/** In the repository, so that the built server finds its packages. */
const SERVER_FOLDER = path.resolve(`reports/tests/killed-server-${process.pid}`);
/** Time limit for a start. It usually takes a second or two, but much longer on a busy machine. */
const READY_MILLISECONDS = 120_000;

export async function buildServer(): Promise<void> {
  await build({
    configFile: path.resolve('ui/build/vite.server.config.ts'),
    logLevel: 'error',
    build: { outDir: SERVER_FOLDER },
  });
}

export function forgetServer(): void {
  rmSync(SERVER_FOLDER, { recursive: true, force: true });
}

/** The built server on either database, which a test can kill at any moment. */
export class KillableServer {
  private process: ChildProcess | undefined;
  /** The output of the process since its start. */
  output = '';

  private constructor(
    private readonly ports: readonly [number, number],
    private readonly dataFolder: string,
    private readonly database: OwnDatabase | undefined,
    private readonly environment: Readonly<Record<string, string>>,
  ) {}

  /** @param databaseUrl a PostgreSQL server, on which this creates its own database */
  static async on(
    databaseUrl?: string,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<KillableServer> {
    const dataFolder = mkdtempSync(path.join(tmpdir(), 'vriddhi-killed-'));
    const database = databaseUrl === undefined ? undefined : await ownDatabase(databaseUrl);
    const server = new KillableServer(await freePorts(), dataFolder, database, environment);
    await server.start();
    return server;
  }

  get thirdPartyAddress(): string {
    return `http://localhost:${this.ports[1]}`;
  }

  get appAddress(): string {
    return `http://localhost:${this.ports[0]}`;
  }

  get control(): Control {
    return new Control(this.thirdPartyAddress);
  }

  /** Kills the process and starts it again on the same data. */
  async killAndRestart(): Promise<void> {
    await this.kill();
    await this.start();
  }

  async kill(): Promise<void> {
    const { process: running } = this;
    if (running === undefined) return;
    const gone = new Promise<void>((resolve) => running.once('exit', () => resolve()));
    running.kill('SIGKILL');
    await gone;
    this.process = undefined;
  }

  /** Sends SIGTERM, and returns the exit code. */
  async stop(): Promise<number | null> {
    const { process: running } = this;
    if (running === undefined) return null;
    const gone = new Promise<number | null>((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    const code = await gone;
    this.process = undefined;
    return code;
  }

  async start(): Promise<void> {
    const [app, thirdParties] = this.ports;
    const server = spawn(process.execPath, [path.join(SERVER_FOLDER, 'main.js')], {
      env: {
        PATH: process.env['PATH'],
        HOST: 'localhost',
        PORT: String(app),
        OUTSIDE_PORT: String(thirdParties),
        DATA_FOLDER: this.dataFolder,
        SANDBOX_DESK: 'manual',
        SANDBOX_TIME: FIXED_TIME.toISOString(),
        ...(this.database && { DATABASE_URL: this.database.url }),
        ...this.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = server;
    this.output = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    }
    await ready(server);
  }

  async end(): Promise<void> {
    await this.kill();
    await this.database?.drop();
    rmSync(this.dataFolder, { recursive: true, force: true });
  }
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (): void => {
      server.kill('SIGKILL');
      reject(new Error(`the server did not start:\n${output}`));
    };
    const patience = setTimeout(fail, READY_MILLISECONDS);
    server.once('exit', fail);
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (!output.includes('No real money')) return;
        clearTimeout(patience);
        server.off('exit', fail);
        resolve();
      });
    }
  });
}
