import { Profiles } from '#application/accounts/profile/profiles.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { Session } from '#application/platform/session.ts';
import type { Result } from '#domain/platform/result.ts';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest';
import { signedIn } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { lightClientOf } from '../content/light-client.ts';
import { clientOf } from '../client.ts';
import type { FaultOrder } from '../control.ts';
import { accountCalls } from '../documents/account-calls.ts';
import { bookingCalls, holdingCalls } from '../documents/booking-calls.ts';
import { depositCalls } from '../documents/deposit-calls.ts';
import { documentedCalls } from '../documents/documented-calls.ts';
import { documentedServer } from '../documents/documented-server.ts';
import { marketCalls } from '../documents/market-calls.ts';
import { profileCalls } from '../documents/profile-calls.ts';
import { publicCalls } from '../documents/public-calls.ts';
import { shareCalls } from '../documents/share-calls.ts';
import { present } from '../fixed-deposits/booking.ts';
import { type AdapterCall, type AllAdapters, undocumentedCalls } from './undocumented-calls.ts';

type FaultKind = Omit<FaultOrder, 'route'>;
type Outcome = Result<unknown, PortFailure>;

const callsByContext = {
  accounts: [...accountCalls, ...profileCalls, ...undocumentedCalls.accounts],
  'fixed-deposits': [
    ...depositCalls,
    ...bookingCalls,
    ...holdingCalls,
    ...undocumentedCalls['fixed-deposits'],
  ],
  'private-market': [...marketCalls, ...shareCalls, ...undocumentedCalls['private-market']],
  'the public pages and referrals': [...publicCalls, ...undocumentedCalls.site],
} satisfies Record<string, readonly AdapterCall[]>;
const contexts = Object.entries<readonly AdapterCall[]>(callsByContext);
const allCalls = contexts.flatMap(([, calls]) => calls);

/** Calls without an access token. */
const WITHOUT_TOKEN: readonly string[] = [
  'POST /api/main/login/logout',
  'POST /api/main/user/enrollment',
  ...callsByContext['the public pages and referrals'].map(({ at }) => at),
];
const RENEWAL = 'POST /api/main/login/refreshtoken';
/** Calls without an adapter method whose result is used, with the reason. */
const WITHOUT_RESULT: Readonly<Record<string, string>> = {
  'POST /api/log/report': 'reports an error to the log; no code waits for the reply',
  [RENEWAL]: 'sent by the client after a 401; tested below',
  'POST /api/private-market/login/sendotp': 'for other clients; the app does not send it',
  'POST /api/main/onboarding/skipprofile': 'configured, but no screen sends it',
};

/** Failures that an adapter reports in another way, with the reason. */
const REGISTERED = 'a PAN that is registered already is a documented outcome';
const STATUS_ONLY = 'the reply carries nothing but the status, which has arrived';
const CUT_FILE = 'the connection closes before the announced end of the file';
const EXCEPTIONS: readonly (readonly [call: string, fault: string, result: string, why: string])[] =
  [
    ['POST /api/main/onboarding/verifypan', 'refused 409', 'a value', REGISTERED],
    [
      'POST /api/main/onboarding/getdigilocker-uistream-status',
      'refused 409',
      'a value',
      REGISTERED,
    ],
    ['POST /api/ifa/ifa/register', 'unexpected-reply', 'a value', STATUS_ONLY],
    ['POST /api/private-market/share-note/send', 'unexpected-reply', 'a value', STATUS_ONLY],
    ['GET /api/main/investment/getreceipt', 'unexpected-reply', 'unreachable offline', CUT_FILE],
  ];

const MANY = 100;
/** Time limits are 10 to 120 seconds. */
const HURRY = 20;

const FAULTS: readonly (readonly [string, FaultKind, string])[] = [
  ['a conflict', { kind: 'status', status: 409 }, 'refused 409'],
  ['a server error', { kind: 'status', status: 500 }, 'refused 500'],
  ['a connection lost before the work', { kind: 'drop' }, 'unreachable offline'],
  ['a connection lost after the work', { kind: 'drop-after-commit' }, 'unreachable offline'],
];

const backend = testBackend({ expectsFailures: true });
let server: Awaited<ReturnType<typeof documentedServer>>;
let adapters: AllAdapters;
let leavers = 0;
beforeAll(async () => {
  server = await documentedServer();
  const app = await signedIn(backend, '9000000001');
  adapters = { app, site: lightClientOf(backend), leaver: app };
});
beforeEach(async () => {
  leavers += 1;
  const leaver = await signedIn(backend, `97${String(leavers).padStart(8, '0')}`);
  adapters = { ...adapters, leaver };
});
afterEach(() => backend.control.clearFaults());
afterAll(async () => {
  await server.stop();
});

/** Such as `refused 409`, `unreachable offline` or `a value`. */
async function resultOf(call: AdapterCall, by = adapters): Promise<string> {
  const result = (await call.make(by)) as Outcome;
  if (result.ok) return 'a value';
  const { failure } = result;
  if (failure.kind === 'refused') return `refused ${failure.status}`;
  return failure.kind === 'unreachable' ? `unreachable ${failure.reason}` : failure.kind;
}

/** Divides the time limits of all requests until the end of the test. */
function shortenTimeLimits(): void {
  const limit = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => limit(milliseconds / HURRY);
  onTestFinished(() => void (AbortSignal.timeout = limit));
}

/** The result of each call while its route fails once. */
async function resultsWith(fault: FaultKind, calls: readonly AdapterCall[]) {
  const results: string[] = [];
  for (const call of calls) {
    await backend.control.fault({ ...fault, route: routeOf(call), times: 1 });
    results.push(`${call.at}: ${await resultOf(call)}`);
    await backend.control.clearFaults();
  }
  return results;
}

const routeOf = ({ at }: AdapterCall) => at.replaceAll(/\{(\w+)\}/g, ':$1');

/** What each call is expected to report. */
function expected(calls: readonly AdapterCall[], usual: string): readonly string[] {
  return calls.map(({ at }) => {
    const exception = EXCEPTIONS.find(([call, result]) => call === at && result === usual);
    return `${at}: ${exception?.[2] ?? usual}`;
  });
}

it('every call of the API has an entry here, or a reason why not', async () => {
  const reply = await fetch(`${backend.thirdPartyAddress}/sandbox/openapi.json`);
  const { paths } = (await reply.json()) as { readonly paths: Readonly<Record<string, object>> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const named = new Set([...allCalls.map(({ at }) => at), ...Object.keys(WITHOUT_RESULT)]);
  expect([...named].toSorted()).toEqual(described.toSorted());
});

describe.each(contexts)('the adapters of %s', (_, calls) => {
  it.each(FAULTS)('report %s', async (_name, fault, result) => {
    expect(await resultsWith(fault, calls)).toEqual(expected(calls, result));
  });

  it('report half a reply, or the status of half a refusal', async () => {
    const results = await resultsWith({ kind: 'malformed' }, calls);
    const usual = expected(calls, 'unexpected-reply');
    const others = results.filter((result, place) => result !== usual[place]);
    expect(others.filter((result) => !/: refused 4..$/.test(result))).toEqual([]);
  });

  it('work once the fault is over', async () => {
    for (const call of calls) {
      expect(await resultOf(call), `${call.at}`).toMatch(/^(a value|signed-out|refused 4..)$/);
    }
  });
});

describe('every adapter', () => {
  it('reports a reply that does not come in time', async () => {
    const calls = [...new Map(allCalls.map((call) => [call.at, call])).values()];
    for (const call of calls) {
      await backend.control.fault({ route: routeOf(call), kind: 'timeout', times: MANY });
    }
    shortenTimeLimits();
    const results = calls.map(async (call) => `${call.at}: ${await resultOf(call)}`);
    expect(await Promise.all(results)).toEqual(expected(calls, 'unreachable timeout'));
  });

  it('renews an expired access token and repeats the call', async () => {
    const app = adapters.app;
    const kept: string[] = [];
    for (const call of allCalls.filter(({ at }) => !WITHOUT_TOKEN.includes(at))) {
      const before = app.get(Session).current?.accessToken;
      const fault = { kind: 'status', status: 401, times: 1 } as const;
      await backend.control.fault({ ...fault, route: routeOf(call) });
      const result = await resultOf({ ...call, make: (by) => call.make({ ...by, leaver: app }) });
      const isRenewed = app.get(Session).current?.accessToken !== before;
      if (!isRenewed || !/^(a value|refused 4..)$/.test(result)) kept.push(`${call.at}: ${result}`);
    }
    expect(kept).toEqual([]);
  });
});

describe('half of a documented reply', () => {
  it('gives no value', async () => {
    const app = await clientOf(server.address);
    const ofServer = { app, leaver: app, site: lightClientOf({ appAddress: server.address }) };
    await app.get(Session).begin(present(adapters.app.get(Session).current));
    const results: string[] = [];
    for (const call of documentedCalls) {
      server.expect({ ...call, isHalf: true });
      results.push(`${call.at}: ${await resultOf(call, ofServer)}`);
    }
    expect(results).toEqual(expected(documentedCalls, 'unexpected-reply'));
  });
});

describe('the renewal of an access token', () => {
  /** A call whose token has expired, and whose renewal fails. */
  async function renewing(fault: FaultKind) {
    const investor = await signedIn(backend, '9000000002');
    const route = 'POST /api/main/profile';
    await backend.control.fault({ route, kind: 'status', status: 401, times: 1 });
    await backend.control.fault({ ...fault, route: RENEWAL, times: 1 });
    if (fault.kind === 'timeout') shortenTimeLimits();
    const result = await investor.get(Profiles).summary({});
    await backend.control.clearFaults();
    return { investor, result };
  }

  it.each([
    ['the connection is lost', { kind: 'drop' }],
    ['no reply comes', { kind: 'timeout' }],
    ['a gateway times out', { kind: 'status', status: 503, code: 'unknown' }],
    ['its reply is cut off', { kind: 'malformed' }],
    ['there are too many calls', { kind: 'status', status: 429 }],
  ] as const)('keeps the session if %s, and the call works afterwards', async (_, fault) => {
    const { investor, result } = await renewing(fault);
    expect(result).toMatchObject({
      ok: false,
      failure: { kind: 'unreachable', reason: 'offline' },
    });
    expect(investor.get(Session).current).toBeDefined();
    expect((await investor.get(Profiles).summary({})).ok).toBe(true);
  });

  it.each([
    ['it is refused', { kind: 'status', status: 409 }],
    ['it fails', { kind: 'status', status: 500 }],
  ] as const)('ends the session if %s, as documented', async (_, fault) => {
    const { investor, result } = await renewing(fault);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'signed-out' } });
    expect(investor.get(Session).current).toBeUndefined();
  });
});
