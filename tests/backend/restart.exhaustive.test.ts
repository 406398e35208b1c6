import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Control } from '#tests/contracts/control.ts';
import { FIXED_TIME } from '#tests/support/fixed-time.ts';
import { freePorts } from '#tests/support/free-ports.ts';

/** In the repository, so that the built server finds its packages. */
const SERVER_FOLDER = path.resolve('reports/tests/restart-server');

let dataFolder: string;
let port: number;
let running: ChildProcess[] = [];
/** A first start takes seconds, so it runs once, and each test uses a copy of its data. */
let first: FirstStart;

beforeAll(async () => {
  await build({
    configFile: path.resolve('ui/build/vite.server.config.ts'),
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

/** Starts a process in its own PID namespace, as in a container. */
const CONTAINER = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];
const hasNamespaces = () =>
  spawnSync(CONTAINER[0] ?? '', [...CONTAINER.slice(1), 'true']).status === 0;

function emptied(name: string): (folder: string) => void {
  return (folder) => {
    rmSync(path.join(folder, name), { recursive: true });
    mkdirSync(path.join(folder, name));
  };
}

/** Another data folder whose database links to the first one. */
function folderWithLink(): string {
  const other = path.join(dataFolder, 'other');
  mkdirSync(other);
  symlinkSync(path.join(dataFolder, 'database'), path.join(other, 'database'));
  return other;
}

/** The data folder after a person deleted its lock file. */
function folderWithoutLock(): string {
  rmSync(path.join(dataFolder, 'owner.lock'));
  return dataFolder;
}

function foreignLock(folder: string): void {
  writeFileSync(path.join(folder, 'owner.lock'), 'process 4711');
}

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
function start(
  settings: Readonly<Record<string, string>> = {},
  within: readonly string[] = [],
): Promise<Started> {
  const begun = performance.now();
  const words = [...within, process.execPath, path.join(SERVER_FOLDER, 'main.js')] as const;
  const server = spawn(words[0] ?? '', words.slice(1), {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: '127.0.0.1',
      OUTSIDE_HOST: '127.0.0.1',
      DATA_FOLDER: dataFolder,
      SANDBOX_TIME: FIXED_TIME.toISOString(),
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
    const finish = (): void => resolve({ server, output, milliseconds: performance.now() - begun });
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
  it('prints its addresses, keeps the clock over a restart, and stops on request', async () => {
    expect(first.output).toContain(`Vriddhi is ready: http://127.0.0.1:${first.port}\n`);
    expect(first.output).toContain(`http://127.0.0.1:${first.port + 1}/sandbox`);
    expect(first.status).toBe(0);
    const { server, output } = await start();
    expect(output).toContain(`Vriddhi is ready: http://127.0.0.1:${port}\n`);
    await control().advance(864_000);
    expect(await ended(server, 'SIGTERM')).toBe(0);
    await start();
    expect((await control().now()).getTime() - FIXED_TIME.getTime()).toBe(864_000_000);
  });

  it('restarts after a kill with all acknowledged work', async () => {
    const { server } = await start();
    let acknowledged = 0;
    const busy = (async () => {
      for (;;) {
        await control().advance(60);
        acknowledged += 1;
      }
    })().catch(() => undefined);
    await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(2), { timeout: 30_000 });
    await ended(server, 'SIGKILL');
    await busy;
    await start();
    const ahead = ((await control().now()).getTime() - FIXED_TIME.getTime()) / 60_000;
    expect([acknowledged, acknowledged + 1]).toContain(ahead);
  });

  it('refuses a data folder that another process uses', async () => {
    const { server } = await start();
    [port] = await freePorts();
    const second = await start();
    expect(second.output).toContain('is in use by another process');
    expect(await ended(second.server, 'SIGTERM')).toBe(1);
    await ended(server, 'SIGKILL');
    expect((await start()).output).toContain('Vriddhi is ready');
  });

  it.each([
    ['its lock file is deleted', folderWithoutLock],
    ['another folder links to it', folderWithLink],
  ])('refuses a database that another process uses, even when %s', async (_, changed) => {
    await start();
    [port] = await freePorts();
    const { output } = await start({ DATA_FOLDER: changed() });
    expect(output).toContain('is in use by another process');
  });

  it.skipIf(!hasNamespaces())(
    'refuses it in another container too, although both are process 1',
    async () => {
      const first = await start({}, CONTAINER);
      expect(first.output).toContain('Vriddhi is ready');
      [port] = await freePorts();
      expect((await start({}, CONTAINER)).output).toContain('is in use by another process');
      await ended(first.server, 'SIGKILL');
      await vi.waitFor(
        async () => expect((await start({}, CONTAINER)).output).toContain('Vriddhi is ready'),
        { timeout: 20_000, interval: 500 },
      );
    },
  );

  it.each([
    ['a file', (folder: string) => writeFileSync(folder, ''), 'is a file.'],
    ['an emptied database', emptied('database'), 'holds no complete database'],
    ['a damaged database', emptied('database/global'), 'it is damaged'],
    ['locked by a foreign file', foreignLock, 'is not a lock file of this program'],
  ])('explains a data folder that is %s', async (_, damage, reason) => {
    rmSync(dataFolder, { recursive: true });
    if (reason !== 'is a file.') cpSync(first.folder, dataFolder, { recursive: true });
    damage(dataFolder);
    const { output, server } = await start();
    expect(output).toContain(reason);
    expect(output).toContain('DATA_FOLDER');
    expect(output).not.toMatch(/\n\s+at /);
    expect(server.exitCode).toBe(1);
  });

  it.each(['PORT', 'OUTSIDE_PORT', 'METRICS_PORT'])('explains a %s in use', async (name) => {
    // The port after it must be free too: the third parties listen on PORT + 1.
    const [number] = await freePorts();
    const taken = createServer().listen(number, '127.0.0.1');
    await once(taken, 'listening');
    const { output, server } = await start({ [name]: String(number), METRICS_HOST: '127.0.0.1' });
    expect(output).toContain(`Port ${number} is in use by another program.`);
    expect(output).toContain(`set ${name} to another port.`);
    expect(server.exitCode).toBe(1);
    taken.close();
  });

  it('explains invalid settings', async () => {
    const { output, server } = await start({ OUTSIDE_PORT: 'eight' });
    expect(output).toContain('OUTSIDE_PORT must be a port number from 0 to 65535, got "eight".');
    expect(server.exitCode).toBe(1);
  });

  it('explains a database server that does not answer', async () => {
    const { output } = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(output).toContain('The PostgreSQL server of DATABASE_URL cannot be used');
    expect(output).not.toMatch(/\n\s+at /);
  });
});
