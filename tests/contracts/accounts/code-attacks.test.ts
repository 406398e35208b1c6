import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { call, refusalOf, valueOf } from './signed-in.ts';

const backend = testBackend({ trustedProxies: ['127.0.0.1'] });
let last = 9_160_000_000;
const newMobile = () => String((last += 11));
const newMobiles = (count: number) => Array.from({ length: count }, newMobile);
const minutes = (count: number) => backend.control.advance(count * 60);

beforeEach(() => minutes(31));

type Outcome = string;

async function outcomeOf(path: string, address: string, body: object): Promise<Outcome> {
  const headers = { 'x-forwarded-for': address };
  const { status, body: reports } = await call(backend, `/login/${path}`, { body, headers });
  return reports.code ?? String(status);
}

const sendFrom = (address: string, mobile_no: string) =>
  outcomeOf('sendotp', address, {
    ...{ country_code: '+91', mobile_no, request_source: 'web', app_signature_id: '' },
  });
const guessFrom = (address: string, mobile_no: string, otp = '000000') =>
  outcomeOf('verifyotp', address, { ifa_id: 0, mobile_no, otp });

/** Sends a code to the number and guesses it four times: one try fewer than locks. */
async function attackFrom(address: string, mobile: string): Promise<readonly Outcome[]> {
  const outcomes = [await sendFrom(address, mobile)];
  for (let tries = 1; tries <= 4; tries += 1) outcomes.push(await guessFrom(address, mobile));
  return outcomes;
}

const count = (outcomes: readonly Outcome[], outcome: Outcome) =>
  outcomes.filter((one) => one === outcome).length;
const ipv4 = (index: number) => `198.51.100.${index}`;
const hex = (value: number) => value.toString(16);

async function knownBrowser(mobile: string): Promise<SignIn> {
  const signIn = (await clientOf(backend.appAddress)).get(SignIn);
  await signInWith(signIn, mobile);
  return signIn;
}

async function signInWith(signIn: SignIn, mobile: string): Promise<void> {
  valueOf(await signIn.requestCode(mobile, {}));
  const code = await backend.control.codeFor(mobile);
  valueOf(await signIn.verifyCode({ mobile, code }, {}));
}

describe('an attack on one number', () => {
  it('from 60 networks has 10 attempts in half an hour, and 10 messages at most', async () => {
    const mobile = newMobile();
    const outcomes = [];
    for (let index = 1; index <= 60; index += 1) {
      outcomes.push(...(await attackFrom(ipv4(index), mobile)));
    }
    expect(count(outcomes, 'otp-wrong')).toBeLessThanOrEqual(10);
    expect(count(outcomes, '200')).toBeLessThanOrEqual(10);
    const refusals = ['otp-too-many-sends', 'otp-locked', 'otp-expired'];
    expect(outcomes.filter((one) => !['200', 'otp-wrong', ...refusals].includes(one))).toEqual([]);
    await minutes(29);
    expect(await sendFrom(ipv4(200), mobile)).toBe('otp-too-many-sends');
    await minutes(2);
    expect(await sendFrom(ipv4(200), mobile)).toBe('200');
  });

  it('by 60 networks at the same time has no more attempts', async () => {
    const mobile = newMobile();
    const all = Array.from({ length: 60 }, (_, index) => attackFrom(ipv4(index + 1), mobile));
    const outcomes = (await Promise.all(all)).flat();
    expect(count(outcomes, 'otp-wrong')).toBeLessThanOrEqual(10);
    expect(count(outcomes, '200')).toBeLessThanOrEqual(10);
  });

  it('that only requests codes sends 10 in half an hour', async () => {
    const mobile = newMobile();
    const outcomes = [];
    for (let index = 1; index <= 40; index += 1) {
      for (let sends = 1; sends <= 5; sends += 1) {
        outcomes.push(await sendFrom(ipv4(index), mobile));
      }
    }
    expect(count(outcomes, '200')).toBe(10);
    expect(await backend.control.outbox(mobile)).toHaveLength(10);
  });

  it.each([
    ['/64', (index: number) => `2001:db8::${hex(index)}:0:0:${hex(index)}`],
    ['/48', (index: number) => `2001:db8:0:${hex(index * 937)}::1`],
  ])('from many addresses of one IPv6 %s has no more attempts', async (_width, addressOf) => {
    const mobile = newMobile();
    const outcomes = [];
    for (let index = 1; index <= 60; index += 1) {
      outcomes.push(...(await attackFrom(addressOf(index), mobile)));
    }
    expect(count(outcomes, 'otp-wrong')).toBeLessThanOrEqual(10);
    expect(count(outcomes, '200')).toBeLessThanOrEqual(10);
  });

  it('never locks out an investor in a known browser', async () => {
    const mobile = newMobile();
    const browser = await knownBrowser(mobile);
    for (let quarter = 1; quarter <= 6; quarter += 1) {
      for (let index = 1; index <= 6; index += 1) await attackFrom(ipv4(index), mobile);
      expect(await sendFrom(ipv4(250), mobile)).toBe('otp-too-many-sends');
      await signInWith(browser, mobile);
      await minutes(15);
    }
  });

  it('never uses up the attempt of an investor with an earlier code', async () => {
    const mobile = newMobile();
    expect(await sendFrom('203.0.113.9', mobile)).toBe('200');
    const code = await backend.control.codeFor(mobile);
    for (let index = 1; index <= 20; index += 1) await attackFrom(ipv4(index), mobile);
    expect(await guessFrom('203.0.113.9', mobile, code)).toBe('200');
  });

  it('learns the wait', async () => {
    const mobile = newMobile();
    for (let index = 1; index <= 5; index += 1) await attackFrom(ipv4(index), mobile);
    const signIn = (await clientOf(backend.appAddress)).get(SignIn);
    const refused = await signIn.requestCode(mobile, {});
    expect(refusalOf(refused)).toBe('400 otp-too-many-sends');
    expect(refused).toMatchObject({
      failure: {
        message: 'Too many codes were asked for. Please try again in 30 minutes.',
      },
    });
  });
});

describe('an attack from one network', () => {
  it('sends 20 codes to 400 numbers in ten minutes, one by one or at once', async () => {
    for (const isAtOnce of [false, true]) {
      const outcomes: Outcome[] = [];
      if (isAtOnce) {
        const sends = newMobiles(60).map((mobile) => sendFrom('203.0.113.7', mobile));
        outcomes.push(...(await Promise.all(sends)));
      } else {
        for (const mobile of newMobiles(400)) outcomes.push(await sendFrom('203.0.113.7', mobile));
      }
      expect(count(outcomes, '200')).toBe(20);
      expect(new Set(outcomes)).toEqual(new Set(['200', 'otp-too-many-sends']));
      await minutes(10);
    }
  });

  it('makes 20 guesses at the codes of 200 numbers in ten minutes', async () => {
    const mobiles = newMobiles(200);
    for (const [index, mobile] of mobiles.entries()) {
      await sendFrom(`192.0.2.${Math.floor(index / 10)}`, mobile);
    }
    const outcomes = [];
    for (const mobile of mobiles) outcomes.push(await guessFrom('203.0.113.8', mobile));
    expect(count(outcomes, 'otp-wrong')).toBe(20);
    expect(new Set(outcomes)).toEqual(new Set(['otp-wrong', 'otp-locked']));
  });

  it.each([
    ['/64', 20, (index: number) => `2001:db8:7::${hex(index)}`],
    ['/56', 30, (index: number) => `2001:db8:8:${hex(index % 256)}::1`],
    ['/48', 40, (index: number) => `2001:db8:9:${hex(index * 409)}::1`],
  ])('of IPv6, a %s, sends %d codes in ten minutes', async (_width, most, addressOf) => {
    const outcomes = [];
    for (const [index, mobile] of newMobiles(120).entries()) {
      outcomes.push(await sendFrom(addressOf(index), mobile));
    }
    expect(count(outcomes, '200')).toBe(most);
  });

  it('locks out no investor there in a known browser', async () => {
    const mobile = newMobile();
    const browser = await knownBrowser(mobile);
    for (const other of newMobiles(30)) await sendFrom('127.0.0.1', other);
    expect(await sendFrom('127.0.0.1', newMobile())).toBe('otp-too-many-sends');
    await signInWith(browser, mobile);
  });

  it('leaves capacity for people there who prove their numbers', async () => {
    for (const mobile of newMobiles(30)) {
      expect(await sendFrom('203.0.113.10', mobile)).toBe('200');
      const code = await backend.control.codeFor(mobile);
      expect(await guessFrom('203.0.113.10', mobile, code)).toBe('200');
    }
  });
});
