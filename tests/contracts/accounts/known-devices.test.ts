import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { Session } from '#application/platform/session.ts';
import { Sessions } from '#application/accounts/sign-in/sessions.ts';
import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { refusalOf, valueOf } from './signed-in.ts';

const backend = testBackend();
let signIn: SignIn;
let last = 9_150_000_000;
const newMobile = () => String((last += 11));
const wrongTry = (mobile: string) => signIn.verifyCode({ mobile, code: '000000' }, {});

beforeAll(async () => {
  signIn = (await clientOf(backend.appAddress)).get(SignIn);
});

describe('a one-time code in a browser that has verified the number', () => {
  it('cannot be locked by strangers', async () => {
    const mobile = newMobile();
    const own = (await clientOf(backend.appAddress)).get(SignIn);
    const proveIn = async (at: SignIn) => {
      valueOf(await at.requestCode(mobile, {}));
      const code = await backend.control.codeFor(mobile);
      return at.verifyCode({ mobile, code }, {});
    };
    valueOf(await proveIn(own));
    valueOf(await signIn.requestCode(mobile, {}));
    for (let tries = 1; tries <= 5; tries += 1) await wrongTry(mobile);
    expect(refusalOf(await signIn.requestCode(mobile, {}))).toBe('400 otp-locked');
    expect((await proveIn(own)).ok).toBe(true);
  });

  it('is valid only there', async () => {
    const mobile = newMobile();
    const own = (await clientOf(backend.appAddress)).get(SignIn);
    valueOf(await own.requestCode(mobile, {}));
    const first = await backend.control.codeFor(mobile);
    valueOf(await own.verifyCode({ mobile, code: first }, {}));
    valueOf(await own.requestCode(mobile, {}));
    const code = await backend.control.codeFor(mobile);
    expect(refusalOf(await signIn.verifyCode({ mobile, code }, {}))).toBe('400 otp-expired');
    expect((await own.verifyCode({ mobile, code }, {})).ok).toBe(true);
  });
});

describe('the browsers that have verified a number', () => {
  const signIn = async (app: AppContainer, mobile: string) => {
    valueOf(await app.get(SignIn).requestCode(mobile, {}));
    const code = await backend.control.codeFor(mobile);
    const investor = valueOf(await app.get(SignIn).verifyCode({ mobile, code }, {}));
    await app.get(Session).begin(investor);
    return investor.investorId;
  };
  const countOf = async (investorId: number) => {
    const { database } = backend.sandbox;
    const known = database.selectFrom('known_devices').where('investor_id', '=', investorId);
    return (await known.select('hash').execute()).length;
  };
  const newBrowser = () => clientOf(backend.appAddress);

  it('are counted together: ten codes in half an hour', async () => {
    const mobile = newMobile();
    const browsers = [await newBrowser(), await newBrowser(), await newBrowser()];
    for (const app of browsers) await signIn(app, mobile);
    for (let sends = 0; sends < 10; sends += 1) {
      valueOf(await (browsers[sends % 3] as AppContainer).get(SignIn).requestCode(mobile, {}));
    }
    const refused = await (browsers[1] as AppContainer).get(SignIn).requestCode(mobile, {});
    expect(refusalOf(refused)).toBe('400 otp-too-many-sends');
    expect((await (await newBrowser()).get(SignIn).requestCode(mobile, {})).ok).toBe(true);
  });

  it('are ten at most, and one for each browser', async () => {
    const mobile = newMobile();
    const own = await newBrowser();
    const investorId = await signIn(own, mobile);
    await signIn(own, mobile);
    expect(await countOf(investorId)).toBe(1);
    for (let browsers = 0; browsers < 11; browsers += 1) await signIn(await newBrowser(), mobile);
    expect(await countOf(investorId)).toBe(10);
    await signIn(own, newMobile());
  });

  it('are forgotten when the investor signs out everywhere else', async () => {
    const mobile = newMobile();
    const [own, other] = [await newBrowser(), await newBrowser()];
    const investorId = await signIn(own, mobile);
    await signIn(other, mobile);
    expect(await countOf(investorId)).toBe(2);
    valueOf(await own.get(Sessions).endOthers({}));
    expect(await countOf(investorId)).toBe(1);
    // The other browser is an unknown one now, which a code of the known one does not let in.
    valueOf(await own.get(SignIn).requestCode(mobile, {}));
    const code = await backend.control.codeFor(mobile);
    const refused = await other.get(SignIn).verifyCode({ mobile, code }, {});
    expect(refusalOf(refused)).toBe('400 otp-expired');
  });
});

/** A call from a browser that is not known, over another network of this machine. */
function callFrom(localAddress: string, path: string, body: object) {
  const { hostname, port } = new URL(backend.appAddress);
  const headers = { 'content-type': 'application/json', 'x-vriddhi': '1' };
  return new Promise<string>((resolve, reject) => {
    const options = { hostname, port, localAddress, headers, method: 'POST' };
    const call = request({ ...options, path: `/api/main/login/${path}` }, (response) => {
      const reply = json(response) as Promise<{ code?: string }>;
      reply.then(({ code }) => resolve(code ?? String(response.statusCode)), reject);
    });
    call.on('error', reject).end(JSON.stringify(body));
  });
}

const sendFrom = (network: string, mobile_no: string) =>
  callFrom(network, 'sendotp', {
    ...{ country_code: '+91', mobile_no, request_source: 'web', app_signature_id: '' },
  });
const verifyFrom = (network: string, mobile_no: string, otp: string) =>
  callFrom(network, 'verifyotp', { ifa_id: 1, mobile_no, otp });
const OWNERS = '127.0.0.200';

/** Five wrong guesses, the limit of a network. */
async function attackFrom(network: string, mobile: string): Promise<string> {
  await sendFrom(network, mobile);
  for (let tries = 1; tries < 5; tries += 1) await verifyFrom(network, mobile, '000000');
  return verifyFrom(network, mobile, '000000');
}

describe('a one-time code in a new browser', () => {
  it('is available from any network except the one that locked the number', async () => {
    const mobile = newMobile();
    expect(await attackFrom('127.0.0.2', mobile)).toBe('otp-locked');
    expect(await sendFrom('127.0.0.2', mobile)).toBe('otp-locked');
    expect(await sendFrom(OWNERS, mobile)).toBe('200');
    const code = await backend.control.codeFor(mobile);
    expect(await verifyFrom('127.0.0.2', mobile, code)).toBe('otp-locked');
    expect(await verifyFrom(OWNERS, mobile, code)).toBe('200');
  });

  it('is available even if a stranger has used up the number’s codes', async () => {
    const mobile = newMobile();
    for (let sends = 1; sends <= 5; sends += 1) await sendFrom('127.0.0.2', mobile);
    expect(await sendFrom('127.0.0.2', mobile)).toBe('otp-too-many-sends');
    expect(await sendFrom(OWNERS, mobile)).toBe('200');
    const code = await backend.control.codeFor(mobile);
    expect(await verifyFrom(OWNERS, mobile, code)).toBe('200');
  });

  it('can be requested on one network and entered on another', async () => {
    const mobile = newMobile();
    expect(await sendFrom('127.0.0.3', mobile)).toBe('200');
    const code = await backend.control.codeFor(mobile);
    expect(await verifyFrom(OWNERS, mobile, code)).toBe('200');
  });
});
