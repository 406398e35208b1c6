import { Reporting } from '#application/platform/reporting.ts';
import { ConsoleReporting } from '#infrastructure/platform/reporting/console-reporting.ts';
import { withoutPersonalData } from '#infrastructure/platform/http/without-personal-data.wire.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { clientOf } from '#tests/contracts/client.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count });
const letters = fc.array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), {
  minLength: 5,
  maxLength: 5,
});
const personal = fc.oneof(
  digits(10).map((mobile) => mobile.join('')),
  digits(6).map((code) => code.join('')),
  digits(12).map((aadhaar) => aadhaar.join('').replaceAll(/(\d{4})(?=\d)/g, '$1 ')),
  fc.tuple(letters, digits(4)).map(([a, b]) => `${a.join('')}${b.join('')}K`),
  letters.map((name) => `${name.join('').toLowerCase()}.k@mail.example`),
  letters.map((text) => `eyJ${text.join('')}.${text.join('')}.x_y`),
  fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString('base64url')),
);
const words = fc.constantFrom('', 'refused: ', 'no route to ', '/profile/ ', 'for ');

describe('a report', () => {
  it('never carries a mobile, code, Aadhaar, PAN, email or token', () => {
    fc.assert(
      fc.property(words, personal, words, (before, secret, after) => {
        expect(withoutPersonalData(`${before}${secret} ${after}`)).not.toContain(secret);
        const reporting = new ConsoleReporting(false);
        reporting.failed(`${before}${secret}`, { message: `${secret} ${after}` });
        expect(JSON.stringify(reporting.recent)).not.toContain(secret);
      }),
    );
  });

  it('keeps its words, and ids of five digits', () => {
    const text = 'maturity instruction of 50012: status 503, Something went wrong';
    expect(withoutPersonalData(text)).toBe(text);
    expect(withoutPersonalData('x '.repeat(200))).toHaveLength(301);
    expect(withoutPersonalData('at one\n  at two')).toBe('at one   at two');
  });

  it('is kept among the last two hundred [PM-7.56]', () => {
    const reporting = new ConsoleReporting(false);
    for (let count = 1; count <= 205; count += 1) reporting.happened(`event ${count}`);
    expect(reporting.recent).toHaveLength(200);
    expect(reporting.recent[0]?.what).toBe('event 6');
  });
});

describe('the log of the sandbox', () => {
  const backend = testBackend();
  const log = async () => (await backend.control.call('GET', 'app-log')) as readonly object[];

  it('shows what the app reports, newest first [PM-7.56]', async () => {
    const client = await clientOf(backend.appAddress, { logsToSandbox: true });
    const reporting = client.get(Reporting);
    reporting.happened('Payment Success');
    await expect.poll(log).toHaveLength(1);
    reporting.failed('enrolment', { message: 'of 9876543210' });
    await expect.poll(log).toMatchObject([
      { kind: 'failed', what: 'enrolment', details: '{"message":"of …"}' },
      { kind: 'happened', what: 'Payment Success', details: '{}' },
    ]);
  });

  it('gets no reports if switched off, and its failure does not affect the app', async () => {
    const before = await log();
    const silent = await clientOf(backend.appAddress);
    silent.get(Reporting).happened('Order Summary Viewed');
    const cut = await clientOf(backend.appAddress, {
      logsToSandbox: true,
      fetch: () => Promise.reject(new TypeError('cut')),
    });
    cut.get(Reporting).happened('Order Summary Viewed');
    expect(await log()).toEqual(before);
  });

  it('keeps the newest five hundred', async () => {
    const { database, clock } = backend.sandbox;
    const report = { kind: 'happened', what: 'old', details: '{}', reported_at: clock.now() };
    await database.insertInto('app_reports').values(Array(520).fill(report)).execute();
    const client = await clientOf(backend.appAddress, { logsToSandbox: true });
    client.get(Reporting).happened('new');
    const count = () =>
      database.selectFrom('app_reports').select('id').execute().then(({ length }) => length);
    await expect.poll(count).toBe(500);
  });

  it.each(['\u0000', '\ud800', '<script>alert(1)</script>'])(
    'answers %j without a failure of its own',
    async (what) => {
      const reply = await fetch(`${backend.appAddress}/api/log/report`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: backend.appAddress },
        body: JSON.stringify({ kind: 'failed', what, details: '{}' }),
      });
      expect(reply.status).toBeLessThan(500);
    },
  );
});
