import { writeSetting } from '#infrastructure/backend/database/stored-settings.ts';
import { sandboxContexts } from '#infrastructure/backend/contexts.ts';
import type { BackendFailure } from '#infrastructure/backend/config.ts';
import type { Sandbox, BackendContext } from '#infrastructure/backend/context.ts';
import type { Observer } from '#infrastructure/backend/telemetry/request-telemetry.ts';
import type {
  DatabaseLocation,
  OnStatement,
} from '#infrastructure/backend/database/open-database.ts';
import { type StartOptions, startSandbox } from '#infrastructure/backend/server.ts';
import { Control } from './control.ts';
import { FIXED_TIME } from '#tests/support/fixed-time.ts';
import { type Build, copyOfSampleDatabase, type DatabaseCopy } from './sample-database.ts';
import { afterAll, beforeAll } from 'vitest';

export interface Backend {
  readonly appAddress: string;
  readonly thirdPartyAddress: string;
  readonly control: Control;
  /** The inside, for tests of the backend itself; screens and adapters stay outside. */
  readonly sandbox: Sandbox;
  /** The location of its database. On a PostgreSQL server, a second backend can share it. */
  readonly location: DatabaseLocation;
  /** The backend's own failures so far, which a test can require to be empty. */
  readonly failures: readonly BackendFailure[];
  stop(): Promise<void>;
}

export interface BackendOptions {
  /** Contexts in addition to those of the product. Their seeds run only at a reset. */
  readonly extraContexts?: readonly BackendContext[];
  readonly appFolder?: string;
  readonly reportOrigin?: string;
  readonly isControlOn?: boolean;
  /** Failures of the backend's own are then not printed. */
  readonly expectsFailures?: boolean;
  /** Called for every statement that the database runs. */
  readonly onStatement?: OnStatement;
  /**
   * Whether scheduled jobs also run every second. By default they run only when a test moves the
   * clock, if only by zero seconds.
   */
  readonly isTicking?: boolean;
  /** Called for every request with a reply. */
  readonly observers?: readonly Observer[];
  /** Proxies that may say by `x-forwarded-for` where a request comes from. */
  readonly trustedProxies?: readonly string[];
  /** The database to use, in place of a fresh copy of the sample data. */
  readonly location?: DatabaseLocation;
}

/**
 * A separate backend for a test: fresh sample data, free ports, the desk in manual mode. Only
 * the test moves its clock.
 */
export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  const { extraContexts = [], expectsFailures = false, location, ...rest } = options;
  const copy = location === undefined ? await copyOfSampleDatabase(build) : keptAt(location);
  const failures: BackendFailure[] = [];
  const running = await startSandbox({
    ...optionsFor(copy.location, failures),
    ...rest,
    ...(expectsFailures && { report: (failure: BackendFailure) => void failures.push(failure) }),
    contexts: [...sandboxContexts, ...extraContexts],
  });
  return {
    appAddress: running.appAddress,
    thirdPartyAddress: running.thirdPartyAddress,
    control: new Control(running.thirdPartyAddress),
    sandbox: running.sandbox,
    location: copy.location,
    failures,
    stop: async () => {
      await running.stop();
      await copy.drop();
    },
  };
}

/** A backend for the tests of a file or of a `describe`, which ends after them. */
export function testBackend(options?: BackendOptions): Backend {
  const backend = {} as Backend;
  beforeAll(async () => void Object.assign(backend, await startBackend(options)));
  afterAll(() => backend.stop());
  return backend;
}

/** Writes the sample data that is copied for each test. */
const build: Build = async (location) => {
  const built = await startSandbox(optionsFor(location, []));
  // A server's template must have no visitors; a dump is taken while it runs.
  if ('url' in location) await built.stop();
  return {
    dump: async () => {
      const dump = await built.opened.dump();
      await built.stop();
      return dump;
    },
  };
};

function keptAt(location: DatabaseLocation): DatabaseCopy {
  return { location, drop: () => Promise.resolve() };
}

function optionsFor(location: DatabaseLocation, failures: BackendFailure[]): StartOptions {
  const anywhere = { host: '127.0.0.1', port: 0 };
  return {
    location,
    app: anywhere,
    thirdParties: anywhere,
    allowedHosts: [],
    isControlOn: true,
    isDeskAuto: false,
    isTicking: false,
    fixedTime: FIXED_TIME,
    version: 'test',
    report: (failure) => {
      failures.push(failure);
      console.error(failure);
    },
  };
}

/** Moves the clock without running any job. It is stored too, because `advance` reads it again. */
export async function moveClock({ sandbox }: Backend, milliseconds: number): Promise<void> {
  const { clock, database } = sandbox;
  clock.offset += milliseconds;
  await writeSetting(database, 'clock-offset', String(clock.offset));
}
