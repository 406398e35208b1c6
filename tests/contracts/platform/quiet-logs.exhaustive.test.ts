import type { RouteEntry } from '#infrastructure/backend/http/route-table.ts';
import { id, reply as replyOf } from '#infrastructure/platform/http/wire-values.wire.ts';
import type { BackendContext } from '#infrastructure/backend/context.ts';
import { logRequest } from '#infrastructure/backend/telemetry/observers.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { optionsFrom } from '#infrastructure/backend/start-options.ts';
import { type DrawnRequest, requestsOf } from '#tests/arbitraries/requests.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import * as v from 'valibot';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testBackend } from '../backend.ts';
import { type Callers, callersOf, sent } from './callers.ts';

/** Private values that only the request and the database may contain. */
const PRIVATE = {
  pan: 'QWEPX4321Z',
  mobile: '9876501234',
  account: '50100234567891',
  otp: '482915',
  email: 'asha.private@mail.example',
  token: 'kQ3v9Yt1m2Zb7Xc5Lr8Nw0Pd4Sg6Hj-Ka_Ue1Oi3Tf5',
} as const;

/** A careless call, whose database error quotes the given values. */
const careless: BackendContext = {
  name: 'careless',
  migrations: {},
  register(sandbox) {
    route(sandbox, {
      method: 'POST',
      path: '/api/main/careless/fail',
      summary: 'Fails over what it is given',
      access: 'public',
      body: v.object({ given: v.string() }),
      reply: replyOf(id),
      run: async ({ body, database }) => {
        await sql`select ${body.given}::text::date`.execute(database);
        return { status: 200, message: 'Never.', data: 1 };
      },
    });
  },
};

const backend = testBackend({
  expectsFailures: true,
  extraContexts: [careless],
  // Enabled as by the settings, but only during this test.
  observers: [
    (request) => {
      if (printed !== undefined) logRequest(request);
    },
  ],
});
let callers: Callers;
let printed: string[] | undefined;
const streams = [process.stdout, process.stderr] as const;
const writes = streams.map((stream) => stream.write.bind(stream));
beforeAll(async () => {
  callers = await callersOf(backend);
});

/** Everything that the process prints during the work, on any stream. */
async function printedDuring(work: () => Promise<void>): Promise<string> {
  const lines: string[] = [];
  printed = lines;
  const kept = { error: console.error, warn: console.warn, info: console.info, log: console.log };
  const keep = (...words: unknown[]) => void lines.push(words.map(String).join(' '));
  Object.assign(console, { error: keep, warn: keep, info: keep, log: keep });
  for (const stream of streams) {
    stream.write = (text: string | Uint8Array) => lines.push(String(text)) > 0;
  }
  try {
    await work();
  } finally {
    printed = undefined;
    Object.assign(console, kept);
    streams.forEach((stream, at) => void (stream.write = writes[at] ?? stream.write));
  }
  return lines.join('\n');
}

function secretFor(name: string): string | undefined {
  if (/otp|code$/i.test(name)) return PRIVATE.otp;
  if (/mobile|phone|whatsapp/i.test(name)) return PRIVATE.mobile;
  if (/account/i.test(name)) return PRIVATE.account;
  if (/mail/i.test(name)) return PRIVATE.email;
  if (/pan|name|address|text|message/i.test(name)) return PRIVATE.pan;
  return undefined;
}

/** The request with private data in every text field. */
function withSecrets(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => withSecrets(each, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, withSecrets(each, key)]),
    );
  }
  return typeof value === 'string' ? (secretFor(name) ?? value) : value;
}

const privateQuery = new URLSearchParams(PRIVATE).toString();

/** The valid request, one with unknown fields, and one with all private values in the URL. */
function variantsOf({ path, body }: DrawnRequest): readonly DrawnRequest[] {
  const filled = withSecrets(body);
  const surplus = typeof filled === 'object' ? { ...filled, ...PRIVATE } : filled;
  const address = `${path}${path.includes('?') ? '&' : '?'}${privateQuery}`;
  return [
    { path, body: filled },
    { path, body: surplus },
    { path: address, body: filled },
  ];
}

function found(text: string): readonly string[] {
  return Object.entries(PRIVATE).flatMap(([name, secret]) => (text.includes(secret) ? [name] : []));
}

describe('the log', () => {
  it('contains no personal data, for any call and outcome', async () => {
    const { report } = optionsFrom({}, { version: 'test' });
    const text = await printedDuring(async () => {
      for (const entry of backend.sandbox.routes.entries) await walk(entry);
      await fail(PRIVATE.pan);
      await fail(PRIVATE.mobile);
      await fail(PRIVATE.email);
      // Prints failures as the process does; tests only collect them.
      for (const failure of backend.failures) report(failure);
    });
    expect(backend.failures).toHaveLength(3);
    expect(text).toContain('careless/fail');
    expect(found(text)).toEqual([]);
  });

  it('contains a line for each refusal, with its request id and no person', async () => {
    const [entry] = backend.sandbox.routes.entries.filter(({ path }) => path.endsWith('/profile'));
    if (entry === undefined) throw new Error('there is no such call');
    const { owner, other } = callers;
    const request = {
      path: entry.path,
      address: '10.0.0.2',
      body: { investor_id: owner.investorId },
    };
    const ids: unknown[] = [];
    const text = await printedDuring(async () => {
      for (const token of [PRIVATE.token, other.token]) {
        const { headers } = await sent(backend, entry, { ...request, token });
        ids.push(headers['x-request-id']);
      }
      // A line is written once the reply has gone.
      await vi.waitUntil(() => printed?.length === 2, { timeout: 10_000 });
    });
    const lines = text
      .trim()
      .split(/\n+/)
      .map((line) => JSON.parse(line) as object);
    expect(lines).toEqual(
      [401, 403].map((status, at) => ({
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
        level: 'info',
        requestId: ids[at],
        method: 'POST',
        route: entry.path,
        status,
        milliseconds: expect.any(Number) as unknown,
      })),
    );
  });

  it('contains no text of an error reply', async () => {
    const { body } = await fail(PRIVATE.account);
    expect(found(body)).toEqual([]);
  });
});

/** Has its own test, or would end the session that the other requests use. */
const LEFT_OUT = /careless|logout$|investor\/delete$/;

async function walk(entry: RouteEntry): Promise<void> {
  const facts = { ids: [], investorId: callers.other.investorId };
  const [drawn] = fc.sample(requestsOf(entry, facts), 1);
  if (drawn === undefined || LEFT_OUT.test(entry.path)) return;
  for (const request of variantsOf(drawn)) {
    for (const token of [callers.other.token, PRIVATE.token]) {
      await sent(backend, entry, { ...request, token, address: '10.0.0.2' });
    }
  }
}

function fail(given: string) {
  const entry = backend.sandbox.routes.entries.find(({ path }) => path.includes('careless'));
  if (entry === undefined) throw new Error('the careless call is not there');
  return sent(backend, entry, { path: entry.path, body: { given }, address: '10.0.0.2' });
}

describe('a URL', () => {
  it('contains no personal data, except in documented calls', () => {
    const names = (schema: RouteEntry['query']) =>
      Object.keys((schema as { entries?: object } | undefined)?.entries ?? {});
    const telling = backend.sandbox.routes.entries.flatMap(({ path, query, params }) =>
      [...names(query), ...names(params)]
        .filter((name) => /pan|mobile|phone|account|aadha|otp|token|mail|dob|birth/i.test(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(telling).toEqual([]);
  });
});
