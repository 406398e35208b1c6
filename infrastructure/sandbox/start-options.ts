import type { BackendFailure } from './platform/config.ts';
import { failureReason } from './platform/failure-reason.ts';
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
    location: url ? serverFrom(url, settings) : { folder: settings['DATA_FOLDER'] || '.data' },
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
    trustedProxies: listFrom(settings['TRUSTED_PROXIES']),
    isControlOn: settings['SANDBOX_CONTROL'] !== 'off',
    isDeskAuto: settings['SANDBOX_DESK'] !== 'manual',
    report: reportToLog,
    patience: {
      drainMilliseconds: secondsFrom(settings, 'DRAIN_SECONDS', 0) * 1000,
      graceMilliseconds: secondsFrom(settings, 'GRACE_SECONDS', 10) * 1000,
    },
  };
}

function portFrom(settings: Settings, name: string): number | undefined {
  const text = settings[name];
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`${name} must be a port number, got ${JSON.stringify(text)}.`);
}

function serverFrom(url: string, settings: Settings) {
  const isNaming = settings['NAMED_STATEMENTS'] !== 'off';
  return { url, ...poolFrom(settings), ...(!isNaming && { isNaming }) };
}

function poolFrom(settings: Settings): { poolSize?: number } {
  const text = settings['DATABASE_POOL'];
  if (text === undefined || text === '') return {};
  const poolSize = Number(text);
  // What settles runs beside the requests: with one connection they would wait for each other.
  if (Number.isInteger(poolSize) && poolSize >= 2 && poolSize <= 1000) return { poolSize };
  throw new Error(`DATABASE_POOL must be a number from 2 to 1000, got ${JSON.stringify(text)}.`);
}

function secondsFrom(settings: Settings, name: string, otherwise: number): number {
  const text = settings[name];
  if (text === undefined || text === '') return otherwise;
  const seconds = Number(text);
  if (seconds >= 0 && seconds <= 600) return seconds;
  throw new Error(`${name} must be a number of seconds, got ${JSON.stringify(text)}.`);
}

function originFrom(settings: Settings, name: string): { publicOrigin?: string } {
  const text = settings[name];
  if (text === undefined || text === '') return {};
  if (URL.canParse(text) && new URL(text).origin === text) return { publicOrigin: text };
  throw new Error(`${name} must be an origin such as https://app.example, got ${text}.`);
}

/** Names in `ALLOWED_HOSTS`, those of the public origins, and the one we listen on. */
function hostsFrom(settings: Settings): readonly string[] {
  const { HOST = '', PUBLIC_ORIGIN = '', OUTSIDE_ORIGIN = '' } = settings;
  const origins = [PUBLIC_ORIGIN, OUTSIDE_ORIGIN].filter((origin) => origin !== '');
  const ofOrigins = origins.map((origin) => new URL(origin).hostname);
  const names = [HOST, ...ofOrigins].filter((name) => name !== '');
  return [...names.map((name) => name.toLowerCase()), ...listFrom(settings['ALLOWED_HOSTS'])];
}

function listFrom(text = ''): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
}

/** One line for each failure of our own: what and where, never whose or with which payload. */
function reportToLog({ requestId, method, route, error }: BackendFailure): void {
  const reason = failureReason(error);
  console.error(JSON.stringify({ level: 'error', requestId, method, route, reason }));
}
