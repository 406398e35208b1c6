import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { FIXED_TIME } from './fixed-time.ts';
import { buildFolder, repositoryRoot } from '#ui/build/folders.ts';

/** The built app with its backend, running as a separate process. */
export interface RunningApp {
  readonly appAddress: string;
  readonly thirdPartyAddress: string;
  readonly processId: number;
  /** Milliseconds from starting the process until it was ready. */
  readonly readyAfterMs: number;
  /** Stops the process normally (SIGTERM), or abruptly like a power failure (SIGKILL). */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export interface RunningAppOptions {
  /**
   * The data folder, which remains when the app stops. By default, a temporary folder that is
   * deleted.
   */
  readonly dataFolder?: string;
  /** Additional environment variables, such as `DATABASE_URL`. */
  readonly environment?: Readonly<Record<string, string>>;
}

const startLimitMs = 60_000;

/**
 * Starts the built app on ports that the system chooses, and waits until it is ready. It runs from
 * a copy, so that a later build does not remove files that open pages still need.
 */
export async function startApp(options: RunningAppOptions = {}): Promise<RunningApp> {
  const ownFolder = options.dataFolder ? undefined : mkdtempSync(join(tmpdir(), 'vriddhi-'));
  const copy = copyOfBuild();
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(copy, 'server/main.js')], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      OUTSIDE_PORT: '0',
      DATA_FOLDER: options.dataFolder ?? ownFolder,
      SANDBOX_TIME: FIXED_TIME.toISOString(),
      ...options.environment,
    },
  });
  const said = outputOf(child);
  const addresses = await addressesOf(child, said).catch(async (error: unknown) => {
    await ended(child, 'SIGKILL');
    removeFolders(ownFolder, copy);
    throw error;
  });
  return {
    ...addresses,
    processId: child.pid ?? 0,
    readyAfterMs: performance.now() - startedAt,
    stop: async (signal = 'SIGTERM') => {
      await ended(child, signal);
      removeFolders(ownFolder, copy);
    },
  };
}

/** Waits until the app is ready, and reads the addresses that it prints then. */
async function addressesOf(
  child: ChildProcess,
  said: () => string,
): Promise<Pick<RunningApp, 'appAddress' | 'thirdPartyAddress'>> {
  const deadline = performance.now() + startLimitMs;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the app ended during its start:\n${said()}`);
    const [, app] = /is ready: \S+:(\d+)/.exec(said()) ?? [];
    const [, thirdParties] = /Sandbox, .*:(\d+)\/sandbox/.exec(said()) ?? [];
    if (app !== undefined && thirdParties !== undefined) {
      return {
        appAddress: `http://localhost:${app}`,
        thirdPartyAddress: `http://localhost:${thirdParties}`,
      };
    }
    await after(20);
  }
  throw new Error(`the app was not ready within ${startLimitMs / 1000} s:\n${said()}`);
}

/** Collects the output of the process. Returns a function that returns its last part. */
function outputOf(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text = `${text}${chunk.toString()}`.slice(-20_000);
    });
  }
  return () => text;
}

async function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  child.kill(signal);
  const impatience = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(impatience);
}

/** Copies the build into a folder inside the repository, so that the server finds its packages. */
function copyOfBuild(): string {
  const parent = join(repositoryRoot, 'reports/running');
  mkdirSync(parent, { recursive: true });
  const copy = mkdtempSync(join(parent, 'app-'));
  cpSync(buildFolder, copy, { recursive: true });
  return copy;
}

function removeFolders(...folders: readonly (string | undefined)[]): void {
  for (const folder of folders) {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}
