import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { valueOf } from './signed-in.ts';

const backend = testBackend();

async function send(body: unknown) {
  const response = await fetch(`${backend.appAddress}/api/private-market/login/sendotp`, {
    method: 'POST',
    headers: { 'x-vriddhi': '1', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { code?: string } };
}

describe('the one-time code of the private market', () => {
  it('is requested with mobile_no, and is the code of the one sign-in [AP-7.74, AP-7.75]', async () => {
    const mobile = '9480000011';
    expect((await send({ mobile_no: mobile })).status).toBe(200);
    const code = await backend.control.codeFor(mobile);
    const app = await clientOf(backend.appAddress);
    const investor = valueOf(await app.get(SignIn).verifyCode({ mobile, code }, {}));
    expect(investor.mobile).toBe(mobile);
  });

  it('accepts only ten digits [AP-7.74]', async () => {
    for (const body of [{}, { mobile_no: '12' }, { mobile_no: '9480000022', otp: '1' }]) {
      expect((await send(body)).status).toBe(400);
    }
  });

  it('counts together with the codes of the sign-in', async () => {
    const mobile = '9480000033';
    const app = await clientOf(backend.appAddress);
    for (let sends = 0; sends < 3; sends += 1) {
      valueOf(await app.get(SignIn).requestCode(mobile, {}));
    }
    expect((await send({ mobile_no: mobile })).status).toBe(200);
    expect((await send({ mobile_no: mobile })).status).toBe(200);
    const refused = await send({ mobile_no: mobile });
    expect([refused.status, refused.body.code]).toEqual([400, 'otp-too-many-sends']);
  });
});
