import { isIP } from 'node:net';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import * as v from 'valibot';

const LARGEST_PORT = 65_535;
/** Shorter names, such as `PORTS`, may belong to another program. */
const SHORTEST_MISSPELT = 9;
const MOST_EDITS = 2;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Text that passes the check. The message describes valid values. */
function textIf(isValid: (text: string) => boolean, expects: string) {
  return v.pipe(v.string(), v.check(isValid, expects));
}

/** A number in this range; by default a whole one. */
function numberFrom(least: number, most: number, expects: string, digits = /^\d{1,6}$/) {
  return v.pipe(
    v.string(),
    v.regex(digits, expects),
    v.transform((text) => Number(text)),
    v.check((number) => number >= least && number <= most, expects),
  );
}

function wordOf<const Words extends readonly string[]>(...words: Words) {
  return v.picklist(words, words.map((word) => JSON.stringify(word)).join(' or '));
}

function listOf(isItem: (text: string) => boolean, expects: string) {
  const itemsOf = (text: string): readonly string[] =>
    text
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => part !== '');
  const areItems = (items: readonly string[]) => items.every(isItem);
  return v.pipe(v.string(), v.transform(itemsOf), v.check(areItems, expects));
}

const THREE_DECIMALS = /^\d{1,6}(\.\d{1,3})?$/;
const onOrOff = wordOf('on', 'off');
const port = numberFrom(0, LARGEST_PORT, `a port number from 0 to ${LARGEST_PORT}`);
const seconds = numberFrom(0, 600, 'a number of seconds from 0 to 600', THREE_DECIMALS);
const host = v.pipe(textIf(isHost, 'a host name or an address, without a port'), v.toLowerCase());
const origin = textIf(
  (text) => isWeb(text) && new URL(text).origin === text,
  'an origin such as https://app.example',
);
const instant = v.pipe(
  textIf(isInstant, 'a time with its zone, such as 2026-11-18T05:30:00Z'),
  v.transform((text) => new Date(text)),
);

function isHost(text: string): boolean {
  return /^[\w.-]{1,253}$/.test(text) || isIP(text.replace(/^\[(.*)\]$/, '$1')) !== 0;
}

function isWeb(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

function isInstant(text: string): boolean {
  const [day = '', time = ''] = text.split('T');
  const isTime = /^\d{2}:\d{2}:\d{2}(\.\d{3})?(Z|[+-]\d{2}:\d{2})$/.test(time);
  // The calendar refuses days such as 30 February, which `Date` would move to March.
  return isTime && CalendarDate.parse(day).ok && !Number.isNaN(Date.parse(text));
}

/**
 * Whether the text is an IP address, a network such as 10.0.0.0/8, or a group name that Fastify
 * knows.
 */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const mostBits = version === 4 ? 32 : 128;
  // A network of all addresses would let every caller choose its own.
  const isSize = /^\d{1,3}$/.test(bits ?? '') && Number(bits) >= 1 && Number(bits) <= mostBits;
  return bits === undefined || isSize;
}

/** Every environment variable that the process reads. */
const SETTINGS = v.partial(
  v.object({
    PORT: port,
    HOST: host,
    OUTSIDE_PORT: port,
    OUTSIDE_HOST: host,
    PUBLIC_ORIGIN: origin,
    OUTSIDE_ORIGIN: origin,
    ALLOWED_HOSTS: listOf(isHost, 'host names without scheme and port, with commas between them'),
    TRUSTED_PROXIES: listOf(
      isNetwork,
      'addresses or networks such as 10.0.0.0/8, with commas between them',
    ),
    DATA_FOLDER: textIf((text) => !text.includes('\0'), 'a folder'),
    DATABASE_URL: textIf(
      (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
      'the address of a PostgreSQL server, such as postgres://user@host/database',
    ),
    // Scheduled jobs run beside requests; with a single connection they would wait for each other.
    DATABASE_POOL: numberFrom(2, 1000, 'a number from 2 to 1000'),
    NAMED_STATEMENTS: onOrOff,
    SANDBOX_CONTROL: onOrOff,
    SANDBOX_DESK: wordOf('auto', 'manual'),
    SANDBOX_TIME: instant,
    DEPOSIT_ORDER_DAYS: numberFrom(1, 90, 'a number from 1 to 90'),
    SHARE_PAYMENT_HOURS: numberFrom(1, 720, 'a number from 1 to 720', THREE_DECIMALS),
    DRAIN_SECONDS: seconds,
    GRACE_SECONDS: seconds,
    REQUEST_LOG: onOrOff,
    METRICS_PORT: port,
    METRICS_HOST: host,
    VITE_REPORT_URL: textIf(isWeb, 'a web address such as https://reports.example/in'),
  }),
);

/** A secret value is never repeated in a message. */
const SECRET = 'DATABASE_URL';
export const SETTING_NAMES = Object.keys(SETTINGS.entries);

/** The settings of a process; empty or missing variables are left out. */
export type Settings = Readonly<v.InferOutput<typeof SETTINGS>>;

/**
 * Reads the settings of a process from its environment.
 * @throws an Error for the operator with a line for each invalid setting
 */
export function settingsFrom(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.entries(environment).filter(([, text]) => text !== undefined && text !== '');
  const { issues = [], output } = v.safeParse(SETTINGS, Object.fromEntries(given));
  const wrong = new Map(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
  const valid = Object.entries(output as object).filter(([name]) => !wrong.has(name));
  const settings = Object.fromEntries(valid) as Settings;
  const problems = [...wrong].map(([name, expects]) => {
    const got = name === SECRET ? '' : `, got ${JSON.stringify(environment[name])}`;
    return `${name} must be ${expects}${got}.`;
  });
  problems.push(...misspeltIn(environment), ...contradictionsIn(settings));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return settings;
}

/** Messages about variables whose names are nearly those of settings, which would be ignored. */
function misspeltIn(environment: object): readonly string[] {
  return Object.keys(environment).flatMap((name) => {
    if (SETTING_NAMES.includes(name) || name.length < SHORTEST_MISSPELT) return [];
    const meant = SETTING_NAMES.find((one) => editsBetween(one, name) <= MOST_EDITS);
    return meant === undefined ? [] : [`${name} is not a setting. Is it ${meant}?`];
  });
}

/** The Levenshtein distance. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [up, letter] of [...one].entries()) {
    const next = [up + 1];
    for (const [at, typed] of [...other].entries()) {
      const changed = (row[at] ?? 0) + (letter === typed ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Messages about settings that are valid alone but contradict each other. */
function contradictionsIn(settings: Settings): readonly string[] {
  const { PORT, OUTSIDE_PORT, PUBLIC_ORIGIN, OUTSIDE_ORIGIN } = settings;
  return [
    ...(PORT === LARGEST_PORT && OUTSIDE_PORT === undefined
      ? ['OUTSIDE_PORT must be set: it is PORT + 1 otherwise, and there is no port 65536.']
      : []),
    ...(PORT !== undefined && PORT !== 0 && PORT === OUTSIDE_PORT
      ? [`OUTSIDE_PORT must differ from PORT, both are ${PORT}.`]
      : []),
    ...(PUBLIC_ORIGIN !== undefined && PUBLIC_ORIGIN === OUTSIDE_ORIGIN
      ? [`OUTSIDE_ORIGIN must differ from PUBLIC_ORIGIN, both are ${PUBLIC_ORIGIN}.`]
      : []),
    ...(settings.SANDBOX_TIME !== undefined && !isControlOn(settings)
      ? ['SANDBOX_TIME needs SANDBOX_CONTROL=on, because only the console moves a fixed time.']
      : []),
  ];
}

/**
 * Whether the control interface is served. Without `SANDBOX_CONTROL`, only if the third-party port
 * is reachable from this machine alone.
 */
export function isControlOn(settings: Settings): boolean {
  if (settings.SANDBOX_CONTROL !== undefined) return settings.SANDBOX_CONTROL === 'on';
  const { OUTSIDE_HOST = 'localhost', OUTSIDE_ORIGIN, ALLOWED_HOSTS = [] } = settings;
  const published = OUTSIDE_ORIGIN === undefined ? [] : [new URL(OUTSIDE_ORIGIN).hostname];
  return [OUTSIDE_HOST, ...published, ...ALLOWED_HOSTS].every((name) => LOOPBACK.has(name));
}
