import type { BackendFailure } from './config.ts';
import type { StartOptions } from './server.ts';
import { isControlOn, type Settings, settingsFrom } from './settings.ts';
import { databaseErrorCode } from './database/database-error.ts';

const DEFAULT_PORT = 8080;

/**
 * Reads the start options from environment variables, which `README.md` explains.
 * @throws an Error with a line for each invalid setting
 */
export function optionsFrom(
  environment: Readonly<Record<string, string | undefined>>,
  build: { readonly version: string; readonly appFolder?: string },
): StartOptions {
  const settings = settingsFrom(environment);
  const { PORT: port = DEFAULT_PORT, SHARE_PAYMENT_HOURS: paymentHours } = settings;
  const { DEPOSIT_ORDER_DAYS: depositOrderDays, SANDBOX_TIME: fixedTime } = settings;
  return {
    ...build,
    location: locationFrom(settings),
    app: addressOf(settings.HOST, port, settings.PUBLIC_ORIGIN),
    thirdParties: addressOf(
      settings.OUTSIDE_HOST,
      settings.OUTSIDE_PORT ?? port + 1,
      settings.OUTSIDE_ORIGIN,
    ),
    ...reportOriginFrom(settings),
    allowedHosts: hostsFrom(settings),
    trustedProxies: settings.TRUSTED_PROXIES ?? [],
    isControlOn: isControlOn(settings),
    isDeskAuto: settings.SANDBOX_DESK !== 'manual',
    ...(fixedTime !== undefined && { fixedTime }),
    ...(paymentHours !== undefined && { paymentHours }),
    ...(depositOrderDays !== undefined && { depositOrderDays }),
    report: reportToLog,
    patience: {
      drainMilliseconds: (settings.DRAIN_SECONDS ?? 0) * 1000,
      graceMilliseconds: (settings.GRACE_SECONDS ?? 10) * 1000,
    },
  };
}

function addressOf(host = 'localhost', port: number, publicOrigin: string | undefined) {
  return { host, port, ...(publicOrigin !== undefined && { publicOrigin }) };
}

function locationFrom(settings: Settings): StartOptions['location'] {
  const { DATABASE_URL: url, DATABASE_POOL: poolSize } = settings;
  if (url === undefined) return { folder: settings.DATA_FOLDER ?? '.data' };
  const isNaming = settings.NAMED_STATEMENTS !== 'off';
  return { url, ...(poolSize !== undefined && { poolSize }), ...(!isNaming && { isNaming }) };
}

/** The origin of `VITE_REPORT_URL`, to which the built app sends its reports. */
function reportOriginFrom({ VITE_REPORT_URL: address }: Settings): { reportOrigin?: string } {
  return address === undefined ? {} : { reportOrigin: new URL(address).origin };
}

/** The host names of `ALLOWED_HOSTS`, the public origins and the listening address. */
function hostsFrom(settings: Settings): readonly string[] {
  const { HOST, PUBLIC_ORIGIN, OUTSIDE_ORIGIN, ALLOWED_HOSTS = [] } = settings;
  const origins = [PUBLIC_ORIGIN, OUTSIDE_ORIGIN].filter((origin) => origin !== undefined);
  const ofOrigins = origins.map((origin) => new URL(origin).hostname);
  return [...(HOST === undefined ? [] : [HOST]), ...ofOrigins, ...ALLOWED_HOSTS];
}

/** Logs one line per server failure: route and reason, without investor or payload. */
function reportToLog({ requestId, method, route, error }: BackendFailure): void {
  const reason = failureReason(error);
  console.error(JSON.stringify({ level: 'error', requestId, method, route, reason }));
}

/** The fields of a database error that do not quote values. */
const NAMES = ['code', 'routine', 'table', 'column', 'constraint'] as const;

/**
 * What went wrong and where, as text for the log. The message of a database error quotes the values
 * of the statement, so the log gets only its code, the names of database objects and our stack
 * frames.
 */
function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const stack = error.stack ?? error.message;
  if (databaseErrorCode(error) === undefined) return stack;
  const known = error as Partial<Record<(typeof NAMES)[number], string>>;
  const names = NAMES.flatMap((name) => (known[name] ? [`${name} ${known[name]}`] : []));
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [`The database refused: ${names.join(', ')}`, ...places].join('\n');
}
