import { CompleteSignIn } from '#application/accounts/sign-in/complete-sign-in.ts';
import { ResendCode } from '#application/accounts/sign-in/resend-code.ts';
import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { Session } from '#application/platform/session.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { refusalOf, valueOf } from './signed-in.ts';

const backend = testBackend();

async function completeIn(app: AppContainer, mobile: string) {
  valueOf(await app.get(SignIn).requestCode(mobile, {}));
  const code = await backend.control.codeFor(mobile);
  const useCase = app.get(CompleteSignIn);
  return useCase.run({ mobile, code }, {});
}

const newApp = () => clientOf(backend.appAddress);
const destinationOf = async (mobile: string) => valueOf(await completeIn(await newApp(), mobile));

describe('completing the sign-in', () => {
  it('leads a new investor to the PAN, and one without a PAN too [AP-4.3, AP-4.7]', async () => {
    expect(await destinationOf('9300000001')).toEqual({ kind: 'step', step: 'kyc' });
    expect(await destinationOf('9300000001')).toEqual({ kind: 'step', step: 'kyc' });
  });

  it('leads an investor with a PAN and no bank to the bank [AP-4.6]', async () => {
    expect(await destinationOf('9000000003')).toEqual({ kind: 'step', step: 'bank' });
  });

  it('leads to demat if a bank account is linked [AP-4.4]', async () => {
    expect(await destinationOf('9000000002')).toEqual({ kind: 'step', step: 'demat' });
  });

  it('leads to the dashboard with everything verified [AP-4.5]', async () => {
    expect(await destinationOf('9000000001')).toEqual({ kind: 'home' });
  });

  it('leads to the attempted path, once [AP-4.1]', async () => {
    const app = await newApp();
    app.get(JourneyStore).write(JourneyKey.AttemptedPath, '/portfolio');
    const first = valueOf(await completeIn(app, '9300000002'));
    expect(first).toEqual({ kind: 'return-path', path: '/portfolio' });
    expect(app.get(JourneyStore).read(JourneyKey.AttemptedPath)).toBeUndefined();
  });

  it('leads to the dashboard on a known device [AP-4.2]', async () => {
    const app = await newApp();
    expect(valueOf(await completeIn(app, '9300000003'))).toEqual({ kind: 'step', step: 'kyc' });
    expect(valueOf(await completeIn(app, '9300000003')).kind).toBe('home');
  });

  it('starts no session with a wrong code', async () => {
    const app = await newApp();
    const useCase = app.get(CompleteSignIn);
    valueOf(await app.get(SignIn).requestCode('9300000004', {}));
    const refused = await useCase.run({ mobile: '9300000004', code: '000000' }, {});
    expect(refusalOf(refused)).toBe('400 otp-wrong');
    expect(app.get(Session).current).toBeUndefined();
  });

  it('resends a code, and enrols the number in a campaign [AP-7.13, AP-7.14, AP-9.2, AP-9.3]', async () => {
    const app = await newApp();
    const resend = app.get(ResendCode);
    const enrolled = (mobile: string) => () =>
      backend.sandbox.database
        .selectFrom('campaign_enrolments')
        .select(['campaign_id', 'first_name'])
        .where('mobile', '=', mobile)
        .execute();
    valueOf(await resend.run('9300000005', {}));
    expect(await backend.control.outbox('9300000005')).toHaveLength(1);
    await expect.poll(enrolled('9300000005')).toEqual([{ campaign_id: 34427, first_name: '' }]);
    const attribution = { read: () => ({ campaignId: 50012 }), record: () => {} };
    const ports = { signIn: app.get(SignIn), reporting: app.get(Reporting), attribution };
    valueOf(await new ResendCode(ports).run('9300000007', {}));
    await expect.poll(enrolled('9300000007')).toEqual([{ campaign_id: 50012, first_name: '' }]);
  });

  it('resends successfully even if the campaign fails [AP-7.14]', async () => {
    const app = await newApp();
    await backend.control.fault({
      route: '/api/main/user/enrollment',
      kind: 'status',
      status: 500,
    });
    const resend = app.get(ResendCode);
    expect((await resend.run('9300000006', {})).ok).toBe(true);
  });

  it('resends without waiting for the campaign [AP-7.14]', async () => {
    const app = await newApp();
    const unanswered = new Promise<never>(() => {});
    const signIn: Pick<SignIn, 'resendCode' | 'enrol'> = {
      resendCode: (mobile, options) => app.get(SignIn).resendCode(mobile, options),
      enrol: () => unanswered,
    };
    const attribution = { read: () => ({}), record: () => {} };
    const resend = new ResendCode({ signIn, reporting: app.get(Reporting), attribution });
    expect((await resend.run('9300000008', {})).ok).toBe(true);
  });
});
