import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addConsole } from './console/console.ts';
import { sandboxContexts } from './contexts.ts';
import { createOutsideServer } from './outside/outside-server.ts';
import { addAppLog } from './platform/app-log.ts';
import { createAppServer } from './platform/app-server.ts';
import { Authentication } from './platform/authentication.ts';
import { SandboxClock } from './platform/clock.ts';
import type { SandboxConfig } from './platform/config.ts';
import type { Sandbox, SandboxContext } from './platform/context.ts';
import { addControls, type ControlParts } from './platform/control.ts';
import { controlRoutes } from './platform/control-route.ts';
import { Desk } from './platform/desk.ts';
import { Draining, NO_PATIENCE, type Patience } from './platform/draining.ts';
import { exclusiveOn } from './platform/exclusive.ts';
import { Faults } from './platform/fault.ts';
import { migrate } from './platform/migrations.ts';
import { observe, type Observer } from './platform/observing.ts';
import {
  type DatabaseKind,
  type DatabaseLocation,
  type OnStatement,
  type OpenDatabase,
  openDatabase,
} from './platform/open-database.ts';
import { Outbox } from './platform/outbox.ts';
import { addEnvironment, addPublicCalls } from './platform/public-calls.ts';
import { startRetention } from './platform/retention.ts';
import { readWorldSettings, Settling } from './platform/settling.ts';
import { signingKey } from './platform/settings.ts';
import { Signer } from './platform/signer.ts';
import { serveApp } from './platform/static-app.ts';
import { addWellness } from './platform/wellness.ts';
import { seedWorld } from './platform/world.ts';

export interface ServerAddress {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Where browsers find it, if a proxy stands before it. */
  readonly publicOrigin?: string;
}

export type StartOptions = Omit<SandboxConfig, 'appOrigin' | 'outsideOrigin'> & {
  readonly location: DatabaseLocation;
  readonly app: ServerAddress;
  readonly outside: ServerAddress;
  readonly contexts?: readonly SandboxContext[];
  readonly onStatement?: OnStatement;
  /** Hear of every request. */
  readonly observers?: readonly Observer[];
  /** When it is stopped; none by default. */
  readonly patience?: Patience;
  /** Whether what falls due happens by itself, each second; otherwise when the clock is moved. */
  readonly isTicking?: boolean;
};

export interface RunningSandbox {
  readonly sandbox: Sandbox;
  readonly opened: OpenDatabase;
  /** Such as `http://localhost:8080`. */
  readonly appAddress: string;
  readonly outsideAddress: string;
  stop(): Promise<void>;
}

/** Starts the backend: database, sample world, both servers. Ready once it resolves. */
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
  const origins = { app: options.app.publicOrigin, outside: options.outside.publicOrigin };
  const config = configOf(options, origins);
  await migrate(opened.patient, contexts);
  const faults = new Faults();
  const sandbox = await createSandbox(opened, config, faults);
  const settling = new Settling(sandbox, contexts, exclusiveOn(opened.patient, opened.kind));
  const draining = prepareToStop(sandbox, options);
  await addCalls({ sandbox, contexts, faults, settling }, opened.kind);
  await seedWorld(sandbox, contexts);
  await readWorldSettings(sandbox);
  const { app, outside } = sandbox;
  const outsideAddress = await listen(outside, options.outside);
  origins.outside ??= outsideAddress;
  const appAddress = await listen(app, options.app);
  origins.app ??= appAddress;
  if (options.isTicking ?? true) settling.start();
  const stopRetention = startRetention(opened.database, (error) =>
    config.report({ requestId: 'none', method: 'TICK', route: 'retention', error }),
  );
  const stop = async (): Promise<void> => {
    stopRetention();
    await settling.stop();
    await draining.close([app, outside], options.patience ?? NO_PATIENCE);
    await opened.close();
  };
  return { sandbox, opened, appAddress, outsideAddress, stop };
}

/** Before any route: hooks count for the routes that come after them. */
function prepareToStop(
  { app, outside, database }: Sandbox,
  { observers = [] }: StartOptions,
): Draining {
  const draining = new Draining();
  for (const server of [app, outside]) {
    draining.follow(server);
    observe(server, observers);
    addWellness(server, { database, draining });
  }
  return draining;
}

/** Everything that the two servers answer to. */
async function addCalls(parts: ControlParts, databaseKind: DatabaseKind): Promise<void> {
  const { sandbox, contexts } = parts;
  const { app, outside, config, routes } = sandbox;
  for (const server of [app, outside]) {
    addPublicCalls(server, { sandbox, contexts, databaseKind });
  }
  addEnvironment(app, sandbox);
  addAppLog(sandbox);
  if (config.isControlOn) {
    addControls(parts);
    addConsole(sandbox);
  }
  for (const context of contexts) context.register(sandbox);
  if (config.appFolder !== undefined) await serveApp(app, routes, config, config.appFolder);
}

/** The origins are known once the servers listen. */
function configOf(
  options: StartOptions,
  origins: { readonly app: string | undefined; readonly outside: string | undefined },
): SandboxConfig {
  return {
    ...options,
    get appOrigin() {
      return origins.app ?? '';
    },
    get outsideOrigin() {
      return origins.outside ?? '';
    },
  };
}

async function createSandbox(
  { database, kind }: OpenDatabase,
  config: SandboxConfig,
  faults: Faults,
): Promise<Sandbox> {
  const clock = new SandboxClock();
  const signer = new Signer();
  signer.useKey(await signingKey(database));
  const { app, routes } = await createAppServer({
    config,
    clock,
    faults,
    // PGlite lives in one process, which counts by itself.
    shared: kind === 'postgres' ? database : undefined,
  });
  const outside = createOutsideServer(config, clock);
  return {
    app,
    outside,
    database,
    clock,
    outbox: new Outbox(database, clock),
    signer,
    desk: new Desk(),
    authentication: new Authentication(),
    routes,
    control: config.isControlOn ? controlRoutes(outside) : () => undefined,
    config,
  };
}

async function listen(server: FastifyInstance, { host, port }: ServerAddress): Promise<string> {
  await server.listen({ host, port });
  const { port: actual } = server.server.address() as AddressInfo;
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${actual}`;
}
