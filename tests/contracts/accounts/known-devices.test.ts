import { SignIn } from '#application/accounts/sign-in.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, startBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { refusalOf, valueOf } from './signed-in.ts';

let backend: Backend;
let signIn: SignIn;
let last = 9_150_000_000;
const newMobile = () => String((last += 11));
const wrongTry = (mobile: string) => signIn.verifyCode({ mobile, code: '000000' }, {});

beforeAll(async () => {
  backend = await startBackend();
  signIn = (await clientOf(backend.appAddress)).get(SignIn);
});
afterAll(() => backend.stop());

describe('a one-time code, in a browser that the number was proved in,', () => {
  it('cannot be kept locked by strangers', async () => {
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

  it('is good there only', async () => {
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
