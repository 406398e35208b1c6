import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { call, failureOf, refusalOf, valueOf } from './signed-in.ts';

const backend = testBackend({ onStatement: (text) => void statements.push(text) });
let app: AppContainer;
let signIn: SignIn;
const statements: string[] = [];
let last = 9_100_000_000;
const newMobile = () => String((last += 11));
const minutes = (count: number) => backend.control.advance(count * 60);
const messageOf = (result: Parameters<typeof failureOf>[0]) =>
  (failureOf(result) as { message?: string }).message;

/** Six digits that are neither the sent code nor a magic code. */
const wrongCode = (code: string) => (code === '123456' ? '654321' : '123456');
const wrongTry = (mobile: string) => signIn.verifyCode({ mobile, code: '000000' }, {});

beforeAll(async () => {
  app = await clientOf(backend.appAddress);
  signIn = app.get(SignIn);
});

describe('a one-time code', () => {
  it('is six digits, the only ones in its message [AP-5.2, AP-7.7]', async () => {
    const mobile = newMobile();
    valueOf(await signIn.requestCode(mobile, {}));
    const [message] = await backend.control.outbox(mobile);
    expect(message?.channel).toBe('sms');
    expect(new Set(message?.text.match(/\d{6}/g)).size).toBe(1);
  });

  it('is not sent to a number that no Indian mobile has [AP-2.7]', async () => {
    const refused = await signIn.requestCode('1234567890', {});
    expect(failureOf(refused)).toMatchObject({ status: 400, field: 'mobile_no' });
    expect(await backend.control.outbox('1234567890')).toEqual([]);
  });

  it('signs in once and never again [AP-7.9]', async () => {
    const mobile = newMobile();
    valueOf(await signIn.requestCode(mobile, {}));
    const code = await backend.control.codeFor(mobile);
    expect(valueOf(await signIn.verifyCode({ mobile, code }, {})).mobile).toBe(mobile);
    expect(refusalOf(await signIn.verifyCode({ mobile, code }, {}))).toBe('400 otp-expired');
  });

  it('is refused when wrong, with the attempts left [AP-8.2]', async () => {
    const mobile = newMobile();
    valueOf(await signIn.requestCode(mobile, {}));
    const refused = await wrongTry(mobile);
    expect(refusalOf(refused)).toBe('400 otp-wrong');
    expect(messageOf(refused)).toBe('That code is not right. You have 4 tries left.');
  });

  it('is valid for its number only', async () => {
    const [one, other] = [newMobile(), newMobile()];
    valueOf(await signIn.requestCode(one, {}));
    valueOf(await signIn.requestCode(other, {}));
    const code = await backend.control.codeFor(one);
    if (code === (await backend.control.codeFor(other))) return;
    expect(refusalOf(await signIn.verifyCode({ mobile: other, code }, {}))).toBe('400 otp-wrong');
  });

  it('is replaced by the next one [AP-7.10, AP-7.11]', async () => {
    const mobile = newMobile();
    valueOf(await signIn.requestCode(mobile, {}));
    const first = await backend.control.codeFor(mobile);
    valueOf(await signIn.resendCode(mobile, {}));
    const second = await backend.control.codeFor(mobile);
    // One time in a million both are the same code: then the first is the second.
    const refused =
      first === second ? undefined : await signIn.verifyCode({ mobile, code: first }, {});
    expect(refused === undefined || refusalOf(refused)).toBe(
      refused === undefined ? true : '400 otp-wrong',
    );
    expect((await signIn.verifyCode({ mobile, code: second }, {})).ok).toBe(true);
  });

  it('expires after ten minutes', async () => {
    const mobile = newMobile();
    valueOf(await signIn.requestCode(mobile, {}));
    const code = await backend.control.codeFor(mobile);
    await minutes(10);
    expect(refusalOf(await signIn.verifyCode({ mobile, code }, {}))).toBe('400 otp-expired');
  });

  it('is locked after five wrong attempts, with the wait', async () => {
    const mobile = newMobile();
    valueOf(await signIn.requestCode(mobile, {}));
    const code = await backend.control.codeFor(mobile);
    for (let tries = 1; tries <= 4; tries += 1) {
      expect(refusalOf(await wrongTry(mobile))).toBe('400 otp-wrong');
    }
    const fifth = await wrongTry(mobile);
    expect(refusalOf(fifth)).toBe('400 otp-locked');
    expect(messageOf(fifth)).toBe('Too many wrong codes. Please try again in 15 minutes.');
    expect(refusalOf(await signIn.verifyCode({ mobile, code }, {}))).toBe('400 otp-locked');
    expect(refusalOf(await signIn.requestCode(mobile, {}))).toBe('400 otp-locked');
  });

  it('can be requested again after the lock, which attempts do not extend', async () => {
    const mobile = newMobile();
    valueOf(await signIn.requestCode(mobile, {}));
    for (let tries = 1; tries <= 5; tries += 1) await wrongTry(mobile);
    await minutes(14);
    expect(messageOf(await wrongTry(mobile))).toContain('in 1 minute.');
    await minutes(1);
    valueOf(await signIn.requestCode(mobile, {}));
    expect(messageOf(await wrongTry(mobile))).toContain('4 tries left');
    const code = await backend.control.codeFor(mobile);
    expect((await signIn.verifyCode({ mobile, code }, {})).ok).toBe(true);
  });

  it('keeps its count of attempts over a new code', async () => {
    const mobile = newMobile();
    valueOf(await signIn.requestCode(mobile, {}));
    await wrongTry(mobile);
    valueOf(await signIn.resendCode(mobile, {}));
    expect(messageOf(await wrongTry(mobile))).toContain('3 tries left');
  });

  it('is sent five times in half an hour, and then refused with the wait [AP-8.5]', async () => {
    const mobile = newMobile();
    for (let sends = 1; sends <= 5; sends += 1) valueOf(await signIn.requestCode(mobile, {}));
    await minutes(10);
    const refused = await signIn.resendCode(mobile, {});
    expect(refusalOf(refused)).toBe('400 otp-too-many-sends');
    expect(messageOf(refused)).toBe(
      'Too many codes were asked for. Please try again in 20 minutes.',
    );
    expect(await backend.control.outbox(mobile)).toHaveLength(5);
    await minutes(20);
    expect((await signIn.resendCode(mobile, {})).ok).toBe(true);
  });

  it('counts a hundred guesses made at once as five at most', async () => {
    const mobile = newMobile();
    valueOf(await signIn.requestCode(mobile, {}));
    const sent = await backend.control.codeFor(mobile);
    const guesses = Array.from({ length: 100 }, (_, index) => String(200_000 + index));
    const replies = await Promise.all(
      guesses
        .filter((code) => code !== sent)
        .map((otp) =>
          call(backend, '/login/verifyotp', { body: { ifa_id: 0, mobile_no: mobile, otp } }),
        ),
    );
    const codes = replies.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'otp-wrong')).toHaveLength(4);
    expect(new Set(codes)).toEqual(new Set(['otp-wrong', 'otp-locked']));
    expect(refusalOf(await signIn.verifyCode({ mobile, code: sent }, {}))).toBe('400 otp-locked');
  });

  it('is deleted with its counters after a day', async () => {
    const mobile = newMobile();
    valueOf(await signIn.requestCode(mobile, {}));
    await minutes(25 * 60);
    const rows = await backend.sandbox.database
      .selectFrom('otp_requests')
      .select('mobile')
      .where('mobile', '=', mobile)
      .execute();
    expect(rows).toEqual([]);
  });

  it('answers the same about a known and an unknown number', async () => {
    const answers = [];
    for (const mobile of ['9000000002', newMobile()]) {
      const sent = await call(backend, '/login/sendotp', {
        body: {
          country_code: '+91',
          mobile_no: mobile,
          request_source: 'web',
          app_signature_id: '',
        },
      });
      const wrong = wrongCode(await backend.control.codeFor(mobile));
      const tried = await call(backend, '/login/verifyotp', {
        body: { ifa_id: 0, mobile_no: mobile, otp: wrong },
      });
      answers.push([sent.status, sent.body, tried.status, tried.body.code, tried.body.message]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  // How long it takes is measured by `npm run bench -- server`.
  it('runs the same statements for a known and an unknown number', async () => {
    const requests: string[][] = [];
    for (const mobile of ['9000000003', newMobile()]) {
      statements.length = 0;
      valueOf(await signIn.requestCode(mobile, {}));
      await signIn.verifyCode({ mobile, code: '000000' }, {});
      // Leave out checkpoints of the embedded database, which run at any time.
      requests.push(statements.filter((text) => !text.includes('pg_control_checkpoint')));
    }
    expect(requests[0]?.length).toBeGreaterThan(5);
    expect(requests[0]).toEqual(requests[1]);
  });

  it('is stored as a digest only', async () => {
    const mobile = newMobile();
    valueOf(await signIn.requestCode(mobile, {}));
    const code = await backend.control.codeFor(mobile);
    const row = await backend.sandbox.database
      .selectFrom('otp_requests')
      .selectAll()
      .where('mobile', '=', mobile)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(code);
    expect(row.code_hash).toMatch(/^[\w-]{43}$/);
  });

  it('is locked for at most 15 minutes, even if the clock was set back', async () => {
    const mobile = newMobile();
    valueOf(await signIn.requestCode(mobile, {}));
    for (let tries = 1; tries <= 5; tries += 1) await wrongTry(mobile);
    expect(refusalOf(await signIn.requestCode(mobile, {}))).toBe('400 otp-locked');
    const ahead = new Date((await backend.control.now()).getTime() + 2 * 86_400_000);
    await backend.sandbox.database
      .updateTable('otp_requests')
      .set({ locked_until: ahead, expires_at: ahead, counted_from: ahead })
      .where('mobile', '=', mobile)
      .execute();
    expect(refusalOf(await wrongTry(mobile))).toBe('400 otp-expired');
    expect((await signIn.requestCode(mobile, {})).ok).toBe(true);
  });

  it('is masked in its message once used, or after ten minutes', async () => {
    const textFor = async (mobile: string) => (await backend.control.outbox(mobile))[0]?.text ?? '';
    const [used, unused] = [newMobile(), newMobile()];
    for (const mobile of [used, unused]) valueOf(await signIn.requestCode(mobile, {}));
    const code = await backend.control.codeFor(used);
    valueOf(await signIn.verifyCode({ mobile: used, code }, {}));
    expect(await textFor(used)).toMatch(/^•••••• is your Vriddhi code/);
    expect(await textFor(unused)).toMatch(/^(\d{6}) is your Vriddhi code[^]*@127\.0\.0\.1 #\1$/);
    expect(await textFor(used)).not.toContain(code);
    await minutes(10);
    expect(await textFor(unused)).toMatch(/^•••••• is your Vriddhi code[^]* #••••••$/);
    await minutes(91 * 24 * 60);
    expect(await backend.control.outbox(used)).toEqual([]);
  });

  it('is the same in the private market [AP-7.74, AP-7.75]', async () => {
    const mobile = newMobile();
    const response = await fetch(`${backend.appAddress}/api/private-market/login/sendotp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mobile_no: mobile }),
    });
    expect(response.status).toBe(200);
    const code = await backend.control.codeFor(mobile);
    expect(valueOf(await signIn.verifyCode({ mobile, code }, {})).mobile).toBe(mobile);
    expect(refusalOf(await signIn.verifyCode({ mobile, code }, {}))).toBe('400 otp-expired');
  });

  it('has magic values with a set outcome [AP-8.3]', async () => {
    const mobile = newMobile();
    valueOf(await signIn.requestCode(mobile, {}));
    const outcome = async (code: string) =>
      refusalOf(await signIn.verifyCode({ mobile, code }, {}));
    expect(await outcome('999999')).toBe('400 otp-expired');
    expect(await outcome('000000')).toBe('400 otp-wrong');
    expect(await outcome('555555')).toBe('503 otp-service-down');
  });

  it('accepts ten digits and a six-digit code, with the country code +91 only [AP-7.8]', async () => {
    const sent = { country_code: '+91', mobile_no: '9100000000', request_source: 'web' };
    const send = (body: object) => call(backend, '/login/sendotp', { body });
    const malformed = [
      { ...sent, app_signature_id: '', mobile_no: '910000000' },
      { ...sent, app_signature_id: '', country_code: '+1' },
      { ...sent, app_signature_id: '', extra: 1 },
      sent,
    ];
    for (const body of malformed) expect((await send(body)).status).toBe(400);
    const body = { ifa_id: 0, mobile_no: '9100000000', otp: '12345' };
    expect((await call(backend, '/login/verifyotp', { body })).status).toBe(400);
  });
});
