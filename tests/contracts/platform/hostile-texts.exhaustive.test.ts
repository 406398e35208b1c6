import { Session } from '#application/platform/session.ts';
import type { RouteEntry } from '#infrastructure/backend/http/route-table.ts';
import { type DrawnRequest, type RequestFacts, requestsOf } from '#tests/arbitraries/requests.ts';
import { toJsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { idsOf } from '../accounts/belongings.ts';
import { signedIn } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';

const SOMEBODY = '9000000001';
/** They would end the session that the other requests use. */
const ENDING = new Set(['/api/main/login/logout', '/api/main/investor/delete']);

const HOSTILE: readonly string[] = [
  ...['\u0000', 'a\u0000b', '\u0007', '\u009f', '\ud800', 'x\udfffx', '\u202e', '\uffff'],
  ...["'; drop table investors; --", '%00', '../../etc/passwd', '9'.repeat(400), '1e400', '-0'],
  ...['999999999999999.99', '2147483648', '9'.repeat(15), '<script>', '{{7*7}}', ' ', '\r\n'],
];

const backend = testBackend({ expectsFailures: true });
let facts: RequestFacts;
let token: string;
let address = 0;

beforeAll(async () => {
  const { accessToken = '', investorId = 0 } =
    (await signedIn(backend, SOMEBODY)).get(Session).current ?? {};
  token = accessToken;
  facts = { ids: await idsOf(backend, investorId), investorId };
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly type?: string;
}

/** Each caller has another address, as limits count by address. */
function nextAddress(): string {
  address += 1;
  return `10.1.${address >> 8}.${address % 256}`;
}

async function statusOf(server: 'app' | 'thirdParties', { method, path, body, type }: Sent) {
  const host = server === 'app' ? backend.appAddress : backend.thirdPartyAddress;
  const reply = await backend.sandbox[server].inject({
    method: method as 'GET',
    url: path,
    remoteAddress: nextAddress(),
    headers: {
      host: new URL(host).host,
      'x-vriddhi': '1',
      ...(server === 'app' && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': type ?? 'application/json' }),
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return reply.statusCode;
}

/** A request of the route for each text that it takes, with a hostile one in its place. */
function requestsWithTexts(entry: RouteEntry): readonly Sent[] {
  const [right] = fc.sample(requestsOf(entry, facts), { numRuns: 1, seed: 7 });
  if (right === undefined) return [];
  const { method } = entry;
  return HOSTILE.flatMap((text) => [
    ...namesIn(entry.params).map((name) => {
      const path = entry.path.replace(`:${name}`, encodeURIComponent(wellFormed(text)));
      return { method, path: path.replaceAll(/:\w+/g, '1') };
    }),
    ...namesIn(entry.query).map((name) => ({ method, path: withQuery(right, name, text) })),
    ...bodiesWith(right.body, text).map((body) => ({ method, path: right.path, body })),
  ]);
}

function namesIn(schema: RouteEntry['query']): readonly string[] {
  if (schema === undefined) return [];
  const described = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return Object.keys(described.properties ?? {});
}

/** Replaces lone surrogates, which a URL cannot contain. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '?');
}

function withQuery({ path }: DrawnRequest, name: string, text: string): string {
  const [bare = '', search = ''] = path.split('?');
  const query = new URLSearchParams(search);
  query.set(name, text);
  return `${bare}?${query}`;
}

/** The body with the text in place of each of its texts and numbers, at any depth. */
function bodiesWith(body: unknown, text: string): readonly unknown[] {
  if (typeof body === 'string' || typeof body === 'number') return [text];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, part]) =>
    bodiesWith(part, text).map((changed) =>
      Array.isArray(body)
        ? body.map((own: unknown, at) => (String(at) === name ? changed : own))
        : { ...body, [name]: changed },
    ),
  );
}

/** The pages of third parties, and the control interface. */
const THIRD_PARTY_ROUTES: readonly string[] = [
  ...['GET /sign/:text', 'POST /sign/:text', 'GET /pay/:text', 'POST /pay/:text'],
  ...['GET /pay/share/:text', 'GET /altsights/:text', 'GET /press/:text', 'POST /pay/notices'],
  ...['GET /sandbox/api/outbox?to=:text', 'POST /sandbox/api/orders/:text/offer'],
  ...['POST /sandbox/api/faults', 'POST /sandbox/api/clock', 'POST /sandbox/api/ifa-orders'],
  ...['POST /sandbox/api/sell-requests/:text/accept', 'GET /:text', 'POST /sandbox/api/desk'],
];
const FIELDS = ['token', 'outcome', 'notice', 'act', 'route', 'mobile', 'amount', 'pricePerUnit'];

function thirdPartyRequests(text: string): readonly Sent[] {
  const named = encodeURIComponent(wellFormed(text));
  return THIRD_PARTY_ROUTES.flatMap((line) => {
    const [method = '', pattern = ''] = line.split(' ');
    const path = pattern.replace(':text', named);
    if (method === 'GET') return [{ method, path }];
    return FIELDS.flatMap((field) => [
      { method, path, body: { [field]: text } },
      {
        ...{ method, path, body: new URLSearchParams({ [field]: text }).toString() },
        type: 'application/x-www-form-urlencoded',
      },
    ]);
  });
}

async function failuresOf(server: 'app' | 'thirdParties', requests: readonly Sent[]) {
  const failed: string[] = [];
  for (const request of requests) {
    if ((await statusOf(server, request)) < 500) continue;
    failed.push(`${request.method} ${request.path} ${JSON.stringify(request.body)}`);
  }
  return failed;
}

describe('hostile texts in every field', { timeout: 600_000 }, () => {
  it('of every call cause no internal error', async () => {
    const entries = backend.sandbox.routes.entries.filter(({ path }) => !ENDING.has(path));
    const requests = entries.flatMap(requestsWithTexts);
    expect(requests.length).toBeGreaterThan(3000);
    expect(await failuresOf('app', requests)).toEqual([]);
    expect(backend.failures).toEqual([]);
  });

  it('of every third-party page and of the control interface cause none', async () => {
    expect(await failuresOf('thirdParties', HOSTILE.flatMap(thirdPartyRequests))).toEqual([]);
    expect(backend.failures).toEqual([]);
  });

  it('for an offer that is too large for an order cause no server error', async () => {
    for (const pricePerUnit of ['999999999999999.99', '1000000000', 1_000_000_000]) {
      const body = { pricePerUnit, expiresInSeconds: 60 };
      const path = '/sandbox/api/orders/1/offer';
      expect(await statusOf('thirdParties', { method: 'POST', path, body })).toBe(400);
    }
  });
});
