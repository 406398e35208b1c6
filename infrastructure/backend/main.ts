import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { observersFrom } from '#infrastructure/backend/telemetry/observers.ts';
import { startSandbox } from './server.ts';
import { optionsFrom } from './start-options.ts';

declare const VRIDDHI_VERSION: string;

/** The process of `npm start`: the app, its API and the third-party pages. */
async function main(): Promise<void> {
  const appFolder = fileURLToPath(new URL('../app', import.meta.url));
  const options = optionsFrom(process.env, {
    version: VRIDDHI_VERSION,
    ...(existsSync(appFolder) && { appFolder }),
  });
  const { observers, stop: stopObservers } = await observersFrom(process.env);
  const running = await startSandbox({ ...options, observers });
  const stop = (): void => {
    running
      .stop()
      .then(() => stopObservers())
      .then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const { appOrigin, thirdPartyOrigin, isControlOn } = running.sandbox.config;
  console.info(`Vriddhi is ready: ${appOrigin}`);
  if (isControlOn) console.info(`Sandbox, with the codes it sends: ${thirdPartyOrigin}/sandbox`);
  console.info('No real money moves here.');
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

main().catch(fail);
