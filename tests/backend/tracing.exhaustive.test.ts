import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { observersFrom } from '#infrastructure/backend/telemetry/observers.ts';
import { sanitizedSql } from '#infrastructure/backend/telemetry/sanitized-sql.ts';
import { startBackend } from '#tests/contracts/backend.ts';
import { clientOf } from '#tests/contracts/client.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MOBILE = '9544000001';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly startTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

let collector: Server;
const arrived: string[] = [];
let spans: readonly Span[];

/** Requests a code from a backend whose traces are collected. */
beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      arrived.push(Buffer.concat(chunks).toString());
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => collector.once('listening', resolve));
  const { port } = collector.address() as AddressInfo;
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
  const { stop, ...observers } = await observersFrom(settings, 'test');
  const backend = await startBackend(observers);
  const client = await clientOf(backend.appAddress);
  const sent = await client.get(SignIn).requestCode(MOBILE, {});
  if (!sent.ok) throw new Error('no code was sent');
  await backend.stop();
  await stop();
  spans = arrived.flatMap((text) =>
    (JSON.parse(text) as Sent).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
});
afterAll(() => collector.close());

const textOf = ({ attributes }: Span) =>
  JSON.stringify(attributes.find(({ key }) => key === 'db.query.text')?.value);

describe('traces', () => {
  it('contain the statements of a request', () => {
    const request = spans.find(({ name }) => /^POST .*login/.test(name));
    const within = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(within.length).toBeGreaterThan(2);
    expect(new Set(within.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
    expect(within.map(({ name }) => name)).toEqual(expect.arrayContaining(['SELECT', 'INSERT']));
    expect(within.map(textOf).join()).toMatch(/insert into \\"outbox_messages\\".*\$\d/);
    for (const { startTimeUnixNano } of within) {
      expect(BigInt(startTimeUnixNano)).toBeGreaterThan(0n);
    }
  });

  it('contain no personal data', () => {
    expect(spans.length).toBeGreaterThan(0);
    for (const text of arrived) {
      expect(text).not.toContain(MOBILE);
      expect(text).not.toMatch(/your code|\b\d{6} is/i);
    }
  });
});

describe('the sanitized text of a statement', () => {
  it('keeps placeholders, tables and columns', () => {
    const { verb, text } = sanitizedSql('select "id",\n  "a2" from "t_1" where "id" = $12');
    expect(verb).toBe('SELECT');
    expect(text).toBe('select "id", "a2" from "t_1" where "id" = $12');
  });

  it('contains no literal text or number', () => {
    const digits = fc.integer({ min: 10_000, max: 9_999_999_999 }).map(String);
    fc.assert(
      fc.property(fc.string(), digits, (word, number) => {
        const quoted = `'${word.replaceAll("'", "''")}'`;
        const sql = `select 1 from people where name = ${quoted} and mobile = ${number}`;
        expect(sanitizedSql(sql).text).toBe('select ? from people where name = ? and mobile = ?');
      }),
    );
  });
});
