import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type OwnDatabase, ownDatabase } from '#tests/contracts/sample-database.ts';
import { FIXED_TIME } from '#tests/support/fixed-time.ts';
import { freePorts } from '#tests/support/free-ports.ts';
import { build } from 'vite';

/** In the repository, so that the built server finds its packages. */
const FOLDER = path.resolve('reports/tests/proxied');
const READY_MILLISECONDS = 60_000;

/** Two processes on one database behind nginx, as the files for deployment have it. */
export interface Proxied {
  readonly appAddress: string;
  readonly thirdPartyAddress: string;
  /** The URL of each process's control interface, which the proxy hides from visitors. */
  readonly controlAddresses: readonly string[];
  /** The ports of the processes that have answered so far. */
  answered(): readonly string[];
  /** What `nginx -t` says about the file with TLS, on ports that need no root. */
  opinion(): Promise<string>;
  killOne(): Promise<void>;
  stop(): Promise<void>;
}

export async function startProxied(databaseServer: string): Promise<Proxied> {
  await prepareApp();
  const folder = mkdtempSync(path.join(tmpdir(), 'vriddhi-proxy-'));
  // If root starts nginx, its workers run as another user, who must read this folder.
  chmodSync(folder, 0o755);
  const database = await ownDatabase(databaseServer);
  const [app, thirdParties] = await freePorts();
  const origins = {
    app: `http://localhost:${app}`,
    thirdParties: `http://localhost:${thirdParties}`,
  };
  const processes: [ChildProcess, readonly [number, number]][] = [];
  for (const _ of [1, 2]) processes.push(await startProcess(database, origins));
  const ports = processes.map(([, its]) => its);
  const nginx = await startNginx(folder, { ports, app, thirdParties });
  const [, [second]] = processes as [unknown, [ChildProcess]];
  return {
    appAddress: origins.app,
    thirdPartyAddress: origins.thirdParties,
    controlAddresses: ports.map(([, port]) => `http://127.0.0.1:${port}`),
    answered: () => answeredIn(folder),
    opinion: () => opinionOf(folder, ports),
    killOne: () => ended(second, 'SIGKILL'),
    stop: async () => {
      await ended(nginx, 'SIGQUIT');
      await Promise.all(processes.map(([process]) => ended(process, 'SIGTERM')));
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
      rmSync(FOLDER, { recursive: true, force: true });
    },
  };
}

async function prepareApp(): Promise<void> {
  await build({
    configFile: path.resolve('ui/build/vite.server.config.ts'),
    logLevel: 'error',
    build: { outDir: path.join(FOLDER, 'server') },
  });
  mkdirSync(path.join(FOLDER, 'app/assets'), { recursive: true });
  writeFileSync(path.join(FOLDER, 'app/app.html'), '<!doctype html><title>The app</title>');
  writeFileSync(path.join(FOLDER, 'app/pages.json'), '[{ "path": "*", "file": "/app.html" }]');
  writeFileSync(path.join(FOLDER, 'app/assets/main-abc.js'), 'export const plain = 1;');
  writeFileSync(path.join(FOLDER, 'app/assets/main-abc.js.br'), 'packed');
}

async function startProcess(
  { url }: OwnDatabase,
  origins: { readonly app: string; readonly thirdParties: string },
): Promise<[ChildProcess, readonly [number, number]]> {
  const ports = await freePorts();
  const child = spawn(process.execPath, [path.join(FOLDER, 'server/main.js')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      OUTSIDE_HOST: '127.0.0.1',
      PORT: String(ports[0]),
      OUTSIDE_PORT: String(ports[1]),
      DATABASE_URL: url,
      DATABASE_POOL: '4',
      PUBLIC_ORIGIN: origins.app,
      OUTSIDE_ORIGIN: origins.thirdParties,
      TRUSTED_PROXIES: '127.0.0.1',
      SANDBOX_CONTROL: 'on',
      SANDBOX_TIME: FIXED_TIME.toISOString(),
      SANDBOX_DESK: 'manual',
    },
  });
  await untilItSays(child, 'No real money');
  return [child, ports];
}

async function startNginx(
  folder: string,
  {
    ports,
    app,
    thirdParties,
  }: {
    readonly ports: readonly (readonly [number, number])[];
    readonly app: number;
    readonly thirdParties: number;
  },
): Promise<ChildProcess> {
  const [first] = await freePorts();
  const plain = namedConfiguration(folder, ports)
    .replace('listen 80;', `listen 127.0.0.1:${first};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${app};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${thirdParties};`);
  const file = path.join(folder, 'plain.conf');
  writeFileSync(file, plain.replace('worker_processes auto;', 'worker_processes 1;'));
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const until = Date.now() + READY_MILLISECONDS;
  const isUp = () => fetch(`http://localhost:${app}/environment.json`).then(({ ok }) => ok);
  while (!(await isUp().catch(() => false))) {
    if (Date.now() > until || nginx.exitCode !== null) throw new Error('nginx did not start');
  }
  return nginx;
}

/** The configuration with the names of this test, and a certificate that is valid for an hour. */
function namedConfiguration(folder: string, ports: readonly (readonly [number, number])[]): string {
  mkdirSync(path.join(folder, 'tls'), { recursive: true });
  const subject = ['-subj', '/CN=localhost', '-days', '1'];
  const files = ['-keyout', 'tls/key.pem', '-out', 'tls/certificate.pem'];
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files];
  execFileSync('openssl', options, { cwd: folder, stdio: 'ignore' });
  const [[app1, thirdParties1], [app2, thirdParties2]] = ports as [
    [number, number],
    [number, number],
  ];
  return readFileSync('infrastructure/deployment/nginx.conf', 'utf8')
    .replace('app-1:8080', `127.0.0.1:${app1}`)
    .replace('app-2:8080', `127.0.0.1:${app2}`)
    .replace('app-1:8081', `127.0.0.1:${thirdParties1}`)
    .replace('app-2:8081', `127.0.0.1:${thirdParties2}`)
    .replaceAll(/server_name .*;/g, 'server_name localhost;')
    .replace('/dev/stdout', 'access.log')
    .replaceAll(/ssl_certificate(_key)? tls/g, `ssl_certificate$1 ${folder}/tls`);
}

async function opinionOf(
  folder: string,
  ports: readonly (readonly [number, number])[],
): Promise<string> {
  const file = path.join(folder, 'as-it-stands.conf');
  const [plain, secure] = await freePorts();
  const named = namedConfiguration(folder, ports)
    .replace('pid nginx.pid', 'pid other.pid')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${secure} ssl`);
  writeFileSync(file, named);
  const shell = `nginx -t -p '${folder}' -c '${file}' 2>&1`;
  return execFileSync('sh', ['-c', shell], { encoding: 'utf8' });
}

function answeredIn(folder: string): readonly string[] {
  const lines = readFileSync(path.join(folder, 'access.log'), 'utf8').trim().split('\n');
  return lines.flatMap((line) => /127\.0\.0\.1:\d+/.exec(line)?.[0] ?? []);
}

function untilItSays(child: ChildProcess, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (): void => reject(new Error(`it did not start:\n${said}`));
    const patience = setTimeout(fail, READY_MILLISECONDS);
    child.once('exit', fail);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (!said.includes(word)) return;
        clearTimeout(patience);
        child.off('exit', fail);
        resolve();
      });
    }
  });
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  await gone;
}
