import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addConsole } from '#infrastructure/backend/sandbox/console/console.ts';
import { sandboxContexts } from './contexts.ts';
import { createThirdPartyServer } from '#infrastructure/backend/third-parties/third-party-server.ts';
import { addAppLog } from '#infrastructure/backend/telemetry/app-log.ts';
import { createAppServer } from '#infrastructure/backend/http/app-server.ts';
import { Authentication } from '#infrastructure/backend/http/authentication.ts';
import { SandboxClock } from '#infrastructure/backend/scheduling/sandbox-clock.ts';
import type { SandboxConfig } from './config.ts';
import type { Sandbox, BackendContext } from './context.ts';
import { addControls, type ControlDependencies } from '#infrastructure/backend/sandbox/control.ts';
import { controlRoutes } from '#infrastructure/backend/sandbox/control-route.ts';
import { Desk } from '#infrastructure/backend/sandbox/desk.ts';
import {
  Draining,
  NO_PATIENCE,
  type Patience,
} from '#infrastructure/backend/telemetry/draining.ts';
import { exclusiveOn } from '#infrastructure/backend/scheduling/exclusive.ts';
import { Faults } from '#infrastructure/backend/sandbox/fault.ts';
import { type AddressSettings, listening } from '#infrastructure/backend/http/listening.ts';
import { startCheckpoints } from '#infrastructure/backend/database/checkpoints.ts';
import { startReclaimingSpace } from '#infrastructure/backend/database/reclaim-space.ts';
import { migrate } from '#infrastructure/backend/database/migrations.ts';
import { observe, type Observer } from '#infrastructure/backend/telemetry/request-telemetry.ts';
import {
  type DatabaseKind,
  type DatabaseLocation,
  type OnStatement,
  type OpenDatabase,
  openDatabase,
} from '#infrastructure/backend/database/open-database.ts';
import { Outbox } from '#infrastructure/backend/third-parties/outbox.ts';
import { FormSlots } from '#infrastructure/backend/http/form-slots.ts';
import { addEnvironment, addPublicCalls } from '#infrastructure/backend/http/public-calls.ts';
import { startRetention } from '#infrastructure/backend/commands/retention.ts';
import {
  readSandboxSettings,
  ScheduledJobs,
} from '#infrastructure/backend/scheduling/scheduled-jobs.ts';
import { signingKey } from '#infrastructure/backend/database/stored-settings.ts';
import { Signer } from '#infrastructure/backend/http/signer.ts';
import { serveApp } from '#infrastructure/backend/http/static-app.ts';
import { seedDatabase } from '#infrastructure/backend/database/seed-database.ts';
import type { Readiness } from './telemetry/readiness.ts';

export interface ServerAddress {
  readonly host: string;
  /** 0 chooses a free port. */
  readonly port: number;
  /** The origin that browsers use, if the server is behind a proxy. */
  readonly publicOrigin?: string;
}

export type StartOptions = Omit<SandboxConfig, 'appOrigin' | 'thirdPartyOrigin'> & {
  readonly location: DatabaseLocation;
  readonly app: ServerAddress;
  readonly thirdParties: ServerAddress;
  readonly contexts?: readonly BackendContext[];
  readonly onStatement?: OnStatement;
  /** Receive a record of every request, for logs and metrics. */
  readonly observers?: readonly Observer[];
  /** Time limits for stopping the servers; zero by default. */
  readonly patience?: Patience;
  /**
   * Whether due jobs and the upkeep of the database run by timers. If false, jobs run only when the
   * clock is advanced, and between two calls nothing asks the database.
   */
  readonly isTicking?: boolean;
};

export interface RunningSandbox {
  readonly sandbox: Sandbox;
  readonly opened: OpenDatabase;
  readonly appAddress: string;
  readonly thirdPartyAddress: string;
  stop(): Promise<void>;
}

/**
 * Starts the backend: opens and migrates the database, writes the sample data, and starts both
 * servers. Once the promise resolves, both servers answer.
 */
export async function startSandbox(options: StartOptions): Promise<RunningSandbox> {
  const opened = await openDatabase(options.location, options.onStatement);
  try {
    return await startOn(opened, options);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function startOn(opened: OpenDatabase, options: StartOptions): Promise<RunningSandbox> {
  const { contexts = sandboxContexts } = options;
  const origins = {
    app: options.app.publicOrigin,
    thirdParties: options.thirdParties.publicOrigin,
  };
  const config = configOf(options, origins);
  await migrate(opened.patient, contexts);
  const faults = new Faults();
  const sandbox = await createSandbox(opened, config, faults);
  const jobs = new ScheduledJobs(sandbox, contexts, exclusiveOn(opened.patient, opened.kind));
  const draining = prepareToStop(sandbox, opened, options);
  await addCalls({ sandbox, contexts, faults, jobs }, opened.kind);
  await seedDatabase(sandbox, contexts);
  await readSandboxSettings(sandbox);
  const { app, thirdParties } = sandbox;
  const thirdPartyAddress = await listen(thirdParties, options.thirdParties, THIRD_PARTY_SETTINGS);
  origins.thirdParties ??= thirdPartyAddress;
  const appAddress = await listen(app, options.app, APP_SETTINGS);
  origins.app ??= appAddress;
  const isTicking = options.isTicking ?? true;
  if (isTicking) jobs.start();
  const stopUpkeep = isTicking ? startUpkeep(opened, config) : () => {};
  const stop = async (): Promise<void> => {
    stopUpkeep();
    await jobs.stop();
    await draining.close([app, thirdParties], options.patience ?? NO_PATIENCE);
    await opened.close();
  };
  return { sandbox, opened, appAddress, thirdPartyAddress, stop };
}

/** Starts the clean-up jobs of the database. @returns a function that stops them */
function startUpkeep({ database, kind }: OpenDatabase, { report }: SandboxConfig): () => void {
  const reportOf = (route: string) => (error: unknown) =>
    report({ requestId: 'none', method: 'TICK', route, error });
  const stopRetention = startRetention(database, reportOf('retention'));
  // A PostgreSQL server has a checkpointer and autovacuum of its own.
  const stopEmbedded =
    kind === 'pglite'
      ? [
          startCheckpoints(database, reportOf('checkpoint')),
          startReclaimingSpace(database, reportOf('space')),
        ]
      : [];
  return () => {
    for (const stop of [stopRetention, ...stopEmbedded]) stop();
  };
}

/**
 * Adds hooks to both servers before their routes, because hooks apply only to routes added later.
 */
function prepareToStop(
  { app, thirdParties }: Sandbox,
  { readiness }: OpenDatabase,
  { observers = [] }: StartOptions,
): Draining {
  const draining = new Draining();
  for (const server of [app, thirdParties]) {
    draining.follow(server);
    observe(server, observers);
    addHealthChecks(server, { readiness, draining });
  }
  return draining;
}

async function addCalls(
  dependencies: ControlDependencies,
  databaseKind: DatabaseKind,
): Promise<void> {
  const { sandbox, contexts } = dependencies;
  const { app, thirdParties, config, routes } = sandbox;
  for (const server of [app, thirdParties]) {
    addPublicCalls(server, { sandbox, contexts, databaseKind });
  }
  addEnvironment(app, sandbox);
  addAppLog(sandbox);
  if (config.isControlOn) {
    addControls(dependencies);
    addConsole(sandbox);
  }
  for (const context of contexts) {
    routes.enter(context.name);
    context.register(sandbox);
  }
  if (config.appFolder !== undefined) await serveApp(app, routes, config, config.appFolder);
}

/**
 * The configuration. Its origins are getters, because they are known only once the servers listen.
 */
function configOf(
  options: StartOptions,
  origins: { readonly app: string | undefined; readonly thirdParties: string | undefined },
): SandboxConfig {
  return {
    ...options,
    get appOrigin() {
      return origins.app ?? '';
    },
    get thirdPartyOrigin() {
      return origins.thirdParties ?? '';
    },
  };
}

async function createSandbox(
  { database, kind }: OpenDatabase,
  config: SandboxConfig,
  faults: Faults,
): Promise<Sandbox> {
  const clock = new SandboxClock(config.fixedTime);
  const signer = new Signer();
  signer.useKey(await signingKey(database));
  const { app, routes } = await createAppServer({
    config,
    clock,
    faults,
    // PGlite serves a single process, which counts calls in memory.
    shared: kind === 'postgres' ? database : undefined,
  });
  const thirdParties = createThirdPartyServer(config, clock);
  return {
    app,
    thirdParties,
    database,
    clock,
    outbox: new Outbox(database, clock),
    formSlots: new FormSlots(),
    signer,
    desk: new Desk(),
    authentication: new Authentication(),
    routes,
    control: config.isControlOn ? controlRoutes(thirdParties) : () => undefined,
    config,
  };
}

const APP_SETTINGS: AddressSettings = { port: 'PORT', host: 'HOST' };
const THIRD_PARTY_SETTINGS: AddressSettings = { port: 'OUTSIDE_PORT', host: 'OUTSIDE_HOST' };

async function listen(
  server: FastifyInstance,
  { host, port }: ServerAddress,
  settings: AddressSettings,
): Promise<string> {
  await listening({ host, port }, settings, () => server.listen({ host, port }));
  const { port: actual } = server.server.address() as AddressInfo;
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${actual}`;
}

/**
 * Health checks for orchestrators and load balancers. `/livez` answers while the process runs.
 * `/readyz` answers 503 while the database is unreachable or refuses writes, or the process is
 * stopping.
 */
function addHealthChecks(
  server: FastifyInstance,
  { readiness, draining }: { readonly readiness: Readiness; readonly draining: Draining },
): void {
  server.get('/livez', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const status = draining.isDraining ? 'stopping' : await readiness.state();
    return reply.code(status === 'ok' ? 200 : 503).send({ status });
  });
}
