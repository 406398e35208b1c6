import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Control } from '#tests/contracts/control.ts';
import { freePorts } from '#tests/tools/free-ports.ts';

/** In the repository, so that the built server finds its packages. */
const SERVER_FOLDER = path.resolve('reports/tests/restart-server');

let dataFolder: string;
let port: number;
let running: ChildProcess[] = [];
/** A first start takes seconds: it is made once, and each test goes on from a copy of its data. */
let first: FirstStart;

beforeAll(async () => {
  await build({
    configFile: path.resolve('tests/tools/vite.server.config.ts'),
    logLevel: 'error',
    build: { outDir: SERVER_FOLDER },
  });
  dataFolder = newFolder();
  [port] = await freePorts();
  const { server, output } = await start();
  first = { output, port, folder: dataFolder, status: await ended(server, 'SIGTERM') };
}, 60_000);
beforeEach(async () => {
  dataFolder = newFolder();
  cpSync(first.folder, dataFolder, { recursive: true });
  [port] = await freePorts();
});
afterEach(async () => {
  await Promise.all(running.map((server) => ended(server, 'SIGKILL')));
  running = [];
  rmSync(dataFolder, { recursive: true, force: true });
});
afterAll(() => {
  for (const folder of [SERVER_FOLDER, first.folder]) {
    rmSync(folder, { recursive: true, force: true });
  }
});

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'vriddhi-data-'));

interface FirstStart {
  readonly output: string;
  readonly port: number;
  readonly folder: string;
  readonly status: number | null;
}

interface Started {
  readonly server: ChildProcess;
  readonly output: string;
  readonly milliseconds: number;
}

/** Starts the built server as a person does; resolves when it is ready or has given up. */
function start(settings: Readonly<Record<string, string>> = {}): Promise<Started> {
  const begun = performance.now();
  const server = spawn(process.execPath, [path.join(SERVER_FOLDER, 'main.js')], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: '127.0.0.1',
      OUTSIDE_HOST: '127.0.0.1',
      DATA_FOLDER: dataFolder,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(server);
  return new Promise((resolve) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('No real money')) finish();
    };
    const finish = (): void =>
      resolve({ server, output, milliseconds: performance.now() - begun });
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('close', finish);
  });
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
  const exit = new Promise<number | null>((resolve) => server.once('exit', resolve));
  server.kill(signal);
  return exit;
}

const control = (): Control => new Control(`http://127.0.0.1:${port + 1}`);

describe('the process', { timeout: 60_000 }, () => {
  it('says where it is, keeps the clock over a restart, and stops when asked', async () => {
    expect(first.output).toContain(`Vriddhi is ready: http://127.0.0.1:${first.port}\n`);
    expect(first.output).toContain(`http://127.0.0.1:${first.port + 1}/sandbox`);
    expect(first.status).toBe(0);
    const { server, output } = await start();
    expect(output).toContain(`Vriddhi is ready: http://127.0.0.1:${port}\n`);
    await control().advance(864_000);
    expect(await ended(server, 'SIGTERM')).toBe(0);
    await start();
    const ahead = (await control().now()).getTime() - Date.now();
    expect(Math.round(ahead / 1000)).toBeCloseTo(864_000, -1);
  });

  it('comes back after being killed at work, with everything that was acknowledged', async () => {
    const { server } = await start();
    let acknowledged = 0;
    const busy = (async () => {
      for (;;) {
        await control().advance(60);
        acknowledged += 1;
      }
    })().catch(() => undefined);
    await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(2), { timeout: 30_000 });
    await delay(50);
    await ended(server, 'SIGKILL');
    await busy;
    await start();
    const ahead = ((await control().now()).getTime() - Date.now()) / 60_000;
    expect(Math.round(ahead)).toBeGreaterThanOrEqual(acknowledged);
    expect(Math.round(ahead)).toBeLessThanOrEqual(acknowledged + 1);
  });

  it('leaves a data folder alone that another one uses', async () => {
    const { server } = await start();
    [port] = await freePorts();
    const second = await start();
    expect(second.output).toContain(`in use by process ${server.pid}`);
    expect(await ended(second.server, 'SIGTERM')).toBe(1);
  });

  it('explains settings that it cannot use', async () => {
    const { output, server } = await start({ OUTSIDE_PORT: 'eight' });
    expect(output).toContain('OUTSIDE_PORT must be a port number, got "eight".');
    expect(server.exitCode).toBe(1);
  });

  it('explains a database server that does not answer', async () => {
    const { output } = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(output).toContain('The PostgreSQL server of DATABASE_URL cannot be used');
    expect(output).not.toMatch(/\n\s+at /);
  });
});
