import { Session } from '#application/platform/session.ts';
import type { RouteEntry } from '#infrastructure/backend/http/route-table.ts';
import { type DrawnRequest, type RequestFacts, requestsOf } from '#tests/arbitraries/requests.ts';
import { damaged } from '#tests/arbitraries/damaged.ts';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { idsOf } from '../accounts/belongings.ts';
import { signedIn } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';

/** Number of requests for each call; the environment variable `FUZZ_RUNS` overrides it. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 200);
/** Time limit for all calls together, in milliseconds. */
const LONGEST_MS = RUNS * 3000;
/** With `FUZZ_CALLS=payment`, runs only the calls whose method and path match. */
const CALLS = new RegExp(process.env['FUZZ_CALLS'] ?? '', 'i');
const SOMEBODY = '9000000001';
/** They would end the session that the other requests use. */
const ENDING = new Set(['/api/main/login/logout', '/api/main/investor/delete']);

const refusal = v.strictObject({
  status: v.number(),
  code: v.pipe(v.string(), v.minLength(1)),
  message: v.pipe(v.string(), v.minLength(1)),
  field: v.optional(v.string()),
  request_id: v.string(),
});
/** A quoted name from the request, which a refusal repeats. It can contain any text. */
const QUOTED_NAME = /"(?:[^"\\]|\\.)*"/g;
/** Details of the language, the database or its driver, which no reply may contain. */
const INSIDE = /\bat .+:\d+:\d+|select .+ from|violates|constraint|\.ts\b|node_modules|kysely/i;

const backend = testBackend({ expectsFailures: true });

type Ask = (request: DrawnRequest, address: string) => Promise<void>;

/** Sends requests with a session, and notes the status of each reply. */
function sendersOf(entry: RouteEntry, token: string, answered: Map<string, Set<number>>): Ask {
  const statuses = new Set<number>();
  answered.set(`${entry.method} ${entry.path}`, statuses);
  return async ({ path, body }, address) => {
    const reply = await backend.sandbox.app.inject({
      method: entry.method,
      url: path,
      // Limits count by IP address, so each request has its own.
      remoteAddress: address,
      headers: {
        host: new URL(backend.appAddress).host,
        'x-vriddhi': '1',
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    statuses.add(reply.statusCode);
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.headers['x-request-id']).toBeTypeOf('string');
    if (entry.access === 'session') expect(reply.statusCode).not.toBe(401);
    if (reply.statusCode < 400) return;
    expect(v.safeParse(refusal, reply.json()).issues).toBeUndefined();
    const { message } = reply.json<{ message: string }>();
    expect(message.replaceAll(QUOTED_NAME, '')).not.toMatch(INSIDE);
  };
}

/** Valid requests, requests with a damaged body, and requests with other query parameters. */
function requestsFor(entry: RouteEntry, facts: RequestFacts): fc.Arbitrary<DrawnRequest> {
  const right = requestsOf(entry, facts);
  if (entry.method === 'GET') {
    return fc.oneof(
      right,
      fc.tuple(right, fc.webQueryParameters()).map(([request, extra]) => ({
        ...request,
        path: `${request.path}${request.path.includes('?') ? '&' : '?'}${extra}`,
      })),
    );
  }
  return fc.oneof(
    right,
    right.chain((request) => damaged(request.body).map((body) => ({ ...request, body }))),
  );
}

describe('random input to', () => {
  it(
    'any call gets a documented reply, and never an internal error',
    async () => {
      const session = (await signedIn(backend, SOMEBODY)).get(Session).current;
      const { accessToken = '', investorId = 0 } = session ?? {};
      const facts = { ids: await idsOf(backend, investorId), investorId };
      const answered = new Map<string, Set<number>>();
      const entries = backend.sandbox.routes.entries.filter(
        ({ method, path }) => !ENDING.has(path) && CALLS.test(`${method} ${path}`),
      );
      for (const entry of entries) {
        const ask = sendersOf(entry, accessToken, answered);
        const requests = requestsFor(entry, facts);
        try {
          await fc.assert(fc.asyncProperty(requests, fc.ipV4(), ask), { numRuns: RUNS });
        } catch (error) {
          throw new Error(`${entry.method} ${entry.path}`, { cause: error });
        }
      }
      expect(backend.failures).toEqual([]);
      const welcome = [...answered.values()].filter((statuses) => statuses.has(200));
      expect(welcome.length).toBeGreaterThan(CALLS.source === '(?:)' ? entries.length / 3 : 0);
    },
    LONGEST_MS,
  );
});
