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
import { type Build, copyOfSampleDatabase, type DatabaseCopy } from './sample-database.ts';

export interface Backend {
  readonly appAddress: string;
  readonly thirdPartyAddress: string;
  readonly control: Control;
  /** The inside, for tests of the backend itself; screens and adapters stay outside. */
  readonly sandbox: Sandbox;
  /** Of its database: a second backend may be started on that of a server. */
  readonly location: DatabaseLocation;
  /** The backend's own failures so far: a test may demand that there are none. */
  readonly failures: readonly BackendFailure[];
  stop(): Promise<void>;
}

export interface BackendOptions {
  /** Added to the product's own; their seeds run at a reset only. */
  readonly extraContexts?: readonly BackendContext[];
  readonly appFolder?: string;
  readonly reportOrigin?: string;
  readonly isControlOn?: boolean;
  /** Failures of the backend's own are then not printed. */
  readonly expectsFailures?: boolean;
  /** Hears of every statement that the database runs. */
  readonly onStatement?: OnStatement;
  /** Off, what falls due asks the database nothing between two calls. */
  readonly isTicking?: boolean;
  /** Hear of every request that was answered. */
  readonly observers?: readonly Observer[];
  /** Proxies that may say by `x-forwarded-for` where a request comes from. */
  readonly trustedProxies?: readonly string[];
  /** The database to use, in place of a fresh copy of the sample data. */
  readonly location?: DatabaseLocation;
}

/** A separate backend for a test: fresh sample data, free ports, the desk in manual mode. */
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
    version: 'test',
    report: (failure) => {
      failures.push(failure);
      console.error(failure);
    },
  };
}
