import type { BackendFailure } from './platform/config.ts';
import type { StartOptions } from './server.ts';

type Settings = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 8080;

/**
 * The options of the process, from environment variables; `README.md` explains them.
 * @throws a sentence for the person who starts it
 */
export function optionsFrom(
  settings: Settings,
  build: { readonly version: string; readonly appFolder?: string },
): StartOptions {
  const port = portFrom(settings, 'PORT') ?? DEFAULT_PORT;
  const outsidePort = portFrom(settings, 'OUTSIDE_PORT') ?? port + 1;
  const { DATABASE_URL: url } = settings;
  return {
    ...build,
    location: url ? { url } : { folder: settings['DATA_FOLDER'] || '.data' },
    app: {
      host: settings['HOST'] || 'localhost',
      port,
      ...originFrom(settings, 'PUBLIC_ORIGIN'),
    },
    outside: {
      host: settings['OUTSIDE_HOST'] || 'localhost',
      port: outsidePort,
      ...originFrom(settings, 'OUTSIDE_ORIGIN'),
    },
    allowedHosts: hostsFrom(settings),
    isControlOn: settings['SANDBOX_CONTROL'] !== 'off',
    isDeskAuto: settings['SANDBOX_DESK'] !== 'manual',
    report: reportToLog,
  };
}

function portFrom(settings: Settings, name: string): number | undefined {
  const text = settings[name];
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`${name} must be a port number, got ${JSON.stringify(text)}.`);
}

function originFrom(settings: Settings, name: string): { publicOrigin?: string } {
  const text = settings[name];
  if (text === undefined || text === '') return {};
  if (URL.canParse(text) && new URL(text).origin === text) return { publicOrigin: text };
  throw new Error(`${name} must be an origin such as https://app.example, got ${text}.`);
}

/** Names in `ALLOWED_HOSTS`, those of the public origins, and the one we listen on. */
function hostsFrom(settings: Settings): readonly string[] {
  const { HOST = '', PUBLIC_ORIGIN = '', OUTSIDE_ORIGIN = '', ALLOWED_HOSTS = '' } = settings;
  const origins = [PUBLIC_ORIGIN, OUTSIDE_ORIGIN].filter((origin) => origin !== '');
  const ofOrigins = origins.map((origin) => new URL(origin).hostname);
  const names = [HOST, ...ALLOWED_HOSTS.split(','), ...ofOrigins];
  return names.map((name) => name.trim().toLowerCase()).filter((name) => name !== '');
}

/** One line for each failure of our own: what and where, never whose or with which payload. */
function reportToLog({ requestId, method, route, error }: BackendFailure): void {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(JSON.stringify({ level: 'error', requestId, method, route, reason }));
}
