import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { sendJson, smallServer } from '#tests/infrastructure/platform/small-server.ts';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';

const MOBILE = '9876543210';
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** The adapter, and what it has sent so far: method, path and payload. */
async function signInBefore() {
  const sent: unknown[] = [];
  const server = await smallServer((request, response) => {
    void text(request).then((body) => {
      sent.push([request.method, request.url, JSON.parse(body) as unknown]);
      sendJson(response, 200, { status: 200, message: 'Done.' });
    });
  });
  stops.push(() => server.stop());
  return { signIn: (await clientOf(server.address)).get(SignIn), sent };
}

describe('the sign-in over HTTP', () => {
  it('requests the first code and later ones alike [AP-7.7, AP-7.8, AP-7.10, AP-7.12]', async () => {
    const { signIn, sent } = await signInBefore();
    expect((await signIn.requestCode(MOBILE, {})).ok).toBe(true);
    expect((await signIn.resendCode(MOBILE, {})).ok).toBe(true);
    const payload = {
      country_code: '+91',
      mobile_no: MOBILE,
      request_source: 'web',
      app_signature_id: '',
    };
    const call = ['POST', '/api/main/login/sendotp', payload];
    expect(sent).toEqual([call, call]);
  });

  it('verifies a code with the advisor of the link, else with our own [AP-7.9, AP-7.12]', async () => {
    const { signIn, sent } = await signInBefore();
    await signIn.verifyCode({ mobile: MOBILE, code: '123456', advisorId: 77 }, {});
    await signIn.verifyCode({ mobile: MOBILE, code: '123456' }, {});
    const call = (ifa_id: number) => [
      'POST',
      '/api/main/login/verifyotp',
      { ifa_id, mobile_no: MOBILE, otp: '123456' },
    ];
    expect(sent).toEqual([call(77), call(1)]);
  });

  it('enrols a number in a campaign by mobile, campaign_id and fname [AP-7.13]', async () => {
    const { signIn, sent } = await signInBefore();
    await signIn.enrol({ mobile: MOBILE, campaignId: 34427, firstName: 'Asha' }, {});
    const payload = { mobile: MOBILE, campaign_id: 34427, fname: 'Asha' };
    expect(sent).toEqual([['POST', '/api/main/user/enrollment', payload]]);
  });
});
