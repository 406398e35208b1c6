import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { freePorts } from '#tests/support/free-ports.ts';
import { repositoryRoot } from '#ui/build/folders.ts';

/**
 * `npm run dev` serves the app with hot reload on `PORT`, and third parties on `OUTSIDE_PORT`. The
 * backend restarts whenever one of its files changes. Data is kept in `.data`.
 */
const port = Number(process.env['PORT'] ?? 8080);
const thirdPartyPort = Number(process.env['OUTSIDE_PORT'] ?? port + 1);
const [backendPort] = await freePorts();
const folder = join(repositoryRoot, 'reports/dev/server');
let backend: ChildProcess | undefined;
let starting = Promise.resolve();

// Otherwise the build of the backend sets it to `production`, also for the app.
process.env['NODE_ENV'] = 'development';
await watchBackend();
const server = await createServer({
  configFile: join(repositoryRoot, 'vite.config.ts'),
  root: join(repositoryRoot, 'ui'),
  server: {
    port,
    strictPort: true,
    // Keeps the Host header, so that it matches the Origin header and the backend accepts the
    // request.
    proxy: Object.fromEntries(
      ['/api', '/sandbox', '/environment.json'].map((path) => [
        path,
        { target: `http://localhost:${backendPort}`, changeOrigin: false },
      ]),
    ),
  },
});
await server.listen();
server.printUrls();
console.log(`  SMS codes arrive here: http://localhost:${thirdPartyPort}/sandbox\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

/** Builds the backend now and after each change, and restarts it. */
async function watchBackend(): Promise<void> {
  const watcher = await build({
    configFile: join(repositoryRoot, 'ui/build/vite.server.config.ts'),
    root: repositoryRoot,
    logLevel: 'warn',
    build: { outDir: folder, watch: {} },
  });
  if (!('on' in watcher)) throw new Error('Vite did not watch');
  watcher.on('event', (event) => {
    if (event.code === 'END') starting = starting.then(restart);
    if (event.code === 'ERROR') console.error(event.error.message);
  });
}

async function restart(): Promise<void> {
  await stopBackend();
  backend = spawn(process.execPath, ['--enable-source-maps', join(folder, 'main.js')], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(backendPort),
      OUTSIDE_PORT: String(thirdPartyPort),
      PUBLIC_ORIGIN: `http://localhost:${port}`,
    },
  });
}

/**
 * Ends the old backend and waits for it, because only one process can open the embedded database.
 */
async function stopBackend(): Promise<void> {
  const old = backend;
  if (old === undefined || old.exitCode !== null || old.signalCode !== null) return;
  const gone = new Promise((resolve) => old.once('exit', resolve));
  old.kill('SIGTERM');
  await gone;
}

async function stop(): Promise<void> {
  await stopBackend();
  await server.close();
  process.exit(0);
}
