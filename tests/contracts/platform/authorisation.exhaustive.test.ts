import type { RouteEntry } from '#infrastructure/backend/http/route-table.ts';
import { type DrawnRequest, requestsOf } from '#tests/arbitraries/requests.ts';
import { writePage } from '#tests/support/plain-page.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesBetween, everythingOf, idsOf, secretsOf } from '../accounts/belongings.ts';
import { testBackend } from '../backend.ts';
import { type Callers, callersOf, type Person, type Sent, sent } from './callers.ts';

/** Number of requests for each call and caller; `MATRIX_RUNS` overrides it. */
const RUNS = Number(process.env['MATRIX_RUNS'] ?? 5);
/** Requests are random. The owner repeats until most calls have succeeded. */
const OWNER_RUNS = 4 * RUNS;
/** These calls end the session of the caller, so the owner makes them last. */
const ENDING = ['/api/main/investor/delete', '/api/main/login/logout'];
/** The only call that requires a cookie instead of a token. */
const BY_COOKIE = '/api/main/login/refreshtoken';

const backend = testBackend();
let callers: Callers;
let before: Awaited<ReturnType<typeof everythingOf>>;
let secrets: readonly string[];
beforeAll(async () => {
  callers = await callersOf(backend);
  before = await everythingOf(backend, callers.owner.investorId);
  secrets = await secretsOf(backend, callers.owner.investorId);
});
afterAll(writeMatrix);

/** The outcomes by call and by caller. */
const matrix = new Map<string, Map<string, Set<number>>>();

interface Asking {
  readonly caller: string;
  readonly tokens: readonly (string | undefined)[];
  /** The investor id that the request claims. */
  readonly investorId: number;
  readonly check: (reply: Sent, entry: RouteEntry, request: DrawnRequest) => void;
  readonly calls?: (entry: RouteEntry) => boolean;
  readonly runs?: number;
}

/** Sends every call with the owner's ids, and records the statuses of the replies. */
async function ask(asking: Asking) {
  const { caller, tokens, investorId, check, calls = () => true, runs = RUNS } = asking;
  const ids = await idsOf(backend, callers.owner.investorId);
  expect(ids.length).toBeGreaterThan(20);
  for (const entry of inOrder(backend.sandbox.routes.entries.filter(calls))) {
    const name = `${entry.method} ${entry.path}`;
    const requests = requestsOf(entry, { ids, investorId });
    const property = fc.asyncProperty(
      requests,
      fc.constantFrom(...tokens),
      fc.ipV4(),
      async (request, token, address) => {
        const reply = await sent(backend, entry, { ...request, token, address });
        note({ name, caller, status: reply.statusCode });
        expect(reply.statusCode).toBeLessThan(500);
        check(reply, entry, request);
      },
    );
    try {
      await fc.assert(property, { numRuns: ENDING.includes(entry.path) ? 1 : runs });
    } catch (error) {
      throw new Error(`${name} by ${caller}`, { cause: error });
    }
  }
}

function inOrder(entries: readonly RouteEntry[]): readonly RouteEntry[] {
  return entries.toSorted((one, other) => ENDING.indexOf(one.path) - ENDING.indexOf(other.path));
}

interface Noted {
  readonly name: string;
  readonly caller: string;
  readonly status: number;
}

function note({ name, caller, status }: Noted): void {
  const row = matrix.get(name) ?? new Map<string, Set<number>>();
  matrix.set(name, row.set(caller, (row.get(caller) ?? new Set<number>()).add(status)));
}

const signedOut = expect.objectContaining({ status: 401, code: 'signed-out' }) as unknown;

function expectSignedOut(reply: Sent): void {
  expect(reply.json()).toEqual(signedOut);
  expect(reply.statusCode).toBe(401);
}

/** Public calls accept every caller; calls with a session reject an invalid token. */
function expectShut(reply: Sent, { access, path }: RouteEntry): void {
  if (access !== 'public') return expectSignedOut(reply);
  if (path !== BY_COOKIE) expect(reply.statusCode).not.toBe(401);
}

function expectNothingDisclosed(reply: Sent): void {
  expect(secrets.filter((secret) => reply.body.includes(secret))).toEqual([]);
}

async function expectNothingChanged(): Promise<void> {
  const after = await everythingOf(backend, callers.owner.investorId);
  expect(changesBetween(before, after)).toEqual([]);
}

function investorIdIn({ path, body }: DrawnRequest): unknown {
  const query = new URL(path, 'http://localhost').searchParams;
  return (
    query.get('investor_id') ??
    query.get('investor-id') ??
    (body as { readonly investor_id?: unknown } | undefined)?.investor_id
  );
}

describe('every call', () => {
  it('that requires a session rejects a visitor', async () => {
    const { investorId } = callers.owner;
    await ask({
      caller: 'nobody',
      tokens: [undefined],
      investorId,
      check: (reply, entry) => {
        if (entry.access === 'session') expectSignedOut(reply);
        else if (entry.path !== BY_COOKIE) expect(reply.statusCode).not.toBe(401);
        expectNothingDisclosed(reply);
      },
    });
    await expectNothingChanged();
  });

  it('rejects an expired token and a forged one', async () => {
    const { owner, expired, forged } = callers;
    const { investorId } = owner;
    const check = (reply: Sent, entry: RouteEntry) => {
      expectShut(reply, entry);
      expectNothingDisclosed(reply);
    };
    // A session is signed out by any token that it ever had.
    const calls = ({ path }: RouteEntry) => !ENDING.includes(path);
    await ask({ caller: 'expired token', tokens: [expired], investorId, check, calls });
    await ask({ caller: 'forged token', tokens: forged, investorId, check });
    await expectNothingChanged();
  });

  it('reveals and changes nothing of others, with any id of an investor', async () => {
    await askAsOther('another, with the owner’s ids', callers.other);
  });

  it('reveals and changes nothing of a client, with any id of an advisor', async () => {
    await askAsOther('advisor, with the client’s ids', callers.advisor);
  });

  it('rejects a foreign investor id', async () => {
    let claimed = 0;
    await ask({
      caller: 'another, who says to be the owner',
      tokens: [callers.other.token, callers.advisor.token],
      investorId: callers.owner.investorId,
      calls: ({ access, path }) => access === 'session' && !ENDING.includes(path),
      check: (reply, _entry, request) => {
        expectNothingDisclosed(reply);
        if (investorIdIn(request) === undefined) return;
        claimed += 1;
        expect(reply.json()).toMatchObject({ status: 403, code: 'not-yours' });
      },
    });
    expect(claimed).toBeGreaterThan(20);
    await expectNothingChanged();
  });

  it('accepts the owner with the owner’s ids', async () => {
    const { token, investorId } = callers.owner;
    const answered = new Set<string>();
    await ask({
      caller: 'the owner',
      runs: OWNER_RUNS,
      tokens: [token],
      investorId,
      check: (reply, { path }) => {
        if (reply.statusCode < 300) answered.add(path);
        if (path !== BY_COOKIE) expect(reply.statusCode).not.toBe(401);
        if (reply.statusCode === 403) expect(reply.body).not.toContain('not-yours');
      },
    });
    expect(answered.size).toBeGreaterThan(50);
  });
});

async function askAsOther(caller: string, { token, investorId }: Person): Promise<void> {
  const calls = ({ path }: RouteEntry) => !ENDING.includes(path);
  await ask({ caller, tokens: [token], investorId, calls, check: expectNothingDisclosed });
  await expectNothingChanged();
}

/** The table that was seen, for people. */
function writeMatrix(): void {
  const names = [...new Set([...matrix.values()].flatMap((row) => [...row.keys()]))];
  const access = new Map(
    backend.sandbox.routes.entries.map((entry) => [`${entry.method} ${entry.path}`, entry.access]),
  );
  const cell = (statuses: Set<number> | undefined) =>
    [...(statuses ?? [])].toSorted((a, b) => a - b).join(' ');
  writePage({
    path: 'security/authorisation.html',
    title: 'Who may call what',
    about: [
      'Every call of the API, asked by everybody with the ids of one investor, and how it was ' +
        'answered. None of these replies told anything of that investor to anybody else, and ' +
        'nothing of theirs was changed: the test fails otherwise.',
      '401: not signed in. 403: somebody else’s. 404, 409 and 400: nothing there for this ' +
        'caller, or a request that the call does not take. An empty field: not asked.',
    ],
    head: ['call', 'open to', ...names],
    rows: [...matrix].map(([name, row]) => [
      name,
      access.get(name) ?? '',
      ...names.map((who) => cell(row.get(who))),
    ]),
  });
}
