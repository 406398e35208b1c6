import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { Control } from '#tests/contracts/control.ts';
import { freePorts } from '#tests/tools/running-app.ts';

/** In the repository, so that the built server finds its packages. */
const SERVER_FOLDER = path.resolve('reports/tests/killed-server');
const READY_MILLISECONDS = 30_000;

export async function buildServer(): Promise<void> {
  await build({
    configFile: path.resolve('tests/tools/vite.server.config.ts'),
    logLevel: 'error',
    build: { outDir: SERVER_FOLDER },
  });
}

export function forgetServer(): void {
  rmSync(SERVER_FOLDER, { recursive: true, force: true });
}

/** The built server on the embedded database: at any moment it may lose its power. */
export class KillableServer {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly ports: readonly [number, number],
    private readonly dataFolder: string,
  ) {}

  static async on(): Promise<KillableServer> {
    const dataFolder = mkdtempSync(path.join(tmpdir(), 'vriddhi-killed-'));
    const server = new KillableServer(await freePorts(), dataFolder);
    await server.start();
    return server;
  }

  get appAddress(): string {
    return `http://localhost:${this.ports[0]}`;
  }

  get control(): Control {
    return new Control(`http://localhost:${this.ports[1]}`);
  }

  /** Off and on again, on the same data. */
  async loseThePower(): Promise<void> {
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

  async start(): Promise<void> {
    const [app, outside] = this.ports;
    const server = spawn(process.execPath, [path.join(SERVER_FOLDER, 'main.js')], {
      env: {
        PATH: process.env['PATH'],
        HOST: 'localhost',
        PORT: String(app),
        OUTSIDE_PORT: String(outside),
        DATA_FOLDER: this.dataFolder,
        SANDBOX_DESK: 'manual',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = server;
    await ready(server);
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.dataFolder, { recursive: true, force: true });
  }
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (): void => reject(new Error(`the server did not start:\n${said}`));
    const patience = setTimeout(fail, READY_MILLISECONDS);
    server.once('exit', fail);
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (!said.includes('No real money')) return;
        clearTimeout(patience);
        server.off('exit', fail);
        resolve();
      });
    }
  });
}
