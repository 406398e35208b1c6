import { Session } from '#application/platform/session.ts';
import { describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { call, signedIn } from './signed-in.ts';

const backend = testBackend();

describe('the paths that the documents configure', () => {
  it('are all served [AP-7.78]', async () => {
    const mobile = '9460000011';
    const sent = { country_code: '+91', mobile_no: mobile, request_source: 'web' };
    const codeCall = { body: { ...sent, app_signature_id: '' } };
    expect((await call(backend, '/login/sendotp', codeCall)).status).toBe(200);
    const otp = await backend.control.codeFor(mobile);
    const proof = { body: { ifa_id: 1, mobile_no: mobile, otp } };
    expect((await call(backend, '/login/verifyotp', proof)).status).toBe(200);
    const app = await signedIn(backend, mobile);
    const { accessToken: token, investorId = 0 } = app.get(Session).current ?? {};
    const body = { investor_id: investorId };
    const branch = { token, body: { ifsc: 'HDFC0000060' } };
    expect((await call(backend, '/onboarding/getbankbranch', branch)).status).toBe(200);
    const intent = await call(backend, '/onboarding/getupiintent', { token, body });
    const link = intent.body.data as unknown as { upi_intent: string };
    expect(link.upi_intent).toMatch(/^upi:\/\/pay\?pa=vriddhi%40sandbox&.*am=1\.00&cu=INR/);
    const skipped = await call(backend, '/onboarding/skipprofile', { token, body });
    expect(skipped.status).toBe(200);
  });

  it('require a session of the investor', async () => {
    const app = await signedIn(backend, '9460000022');
    const token = app.get(Session).current?.accessToken;
    for (const path of ['/onboarding/getupiintent', '/onboarding/skipprofile']) {
      expect((await call(backend, path, { body: { investor_id: 1 } })).status).toBe(401);
      const foreign = await call(backend, path, { token, body: { investor_id: 1 } });
      expect([foreign.status, foreign.body.code]).toEqual([403, 'not-yours']);
    }
  });
});
