import { ConfirmByPhone } from '#application/accounts/sign-in/confirm-by-phone.ts';
import { RequestSignInCode } from '#application/accounts/sign-in/request-sign-in-code.ts';
import { ResendCode } from '#application/accounts/sign-in/resend-code.ts';
import type { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import type { StepUpCodes } from '#application/accounts/sign-in/step-up-codes.ts';
import type { ArrivalMarks } from '#application/platform/attribution.ts';
import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import { DEFAULT_CAMPAIGN_ID } from '#domain/platform/default-campaign.ts';
import { failure, success } from '#domain/platform/result.ts';
import { stopDeviceClock } from '#tests/support/device-clock.ts';
import { FIXED_TIME } from '#tests/support/fixed-time.ts';
import { describe, expect, it } from 'vitest';
import { ASHA, memorySession, OFFLINE, refused } from '../memory-ports.ts';
import { answeringPort } from './answering-port.ts';

const DONE = success(undefined);
const FAILURES = [
  ['a refusal', failure(refused(400))],
  ['a lost connection', failure(OFFLINE)],
] as const;
const { mobile } = ASHA;

describe('requesting a sign-in code', () => {
  const requesting = (answer: Awaited<ReturnType<SignIn['requestCode']>>) => {
    const { port: signIn, calls } = answeringPort<SignIn>({ requestCode: [answer] });
    const remembered: string[] = [];
    const session = {
      ...memorySession(),
      rememberMobile: (number: string) => Promise.resolve(void remembered.push(number)),
    };
    const sent: Date[] = [];
    const codeTimer = { sentAt: () => sent.at(-1), markSent: (at: Date) => void sent.push(at) };
    const useCase = new RequestSignInCode({ signIn, session, codeTimer });
    return { calls, remembered, sent, run: () => useCase.run(mobile, {}) };
  };

  it('remembers the number, and starts the countdown to the next code', async () => {
    const { run, calls, remembered, sent } = requesting(DONE);
    stopDeviceClock(FIXED_TIME);
    expect(await run()).toEqual(DONE);
    expect(calls).toEqual([['requestCode', mobile]]);
    expect(remembered).toEqual([mobile]);
    expect(sent).toEqual([FIXED_TIME]);
  });

  it.each(FAILURES)('remembers nothing after %s', async (_, failed) => {
    const { run, remembered, sent } = requesting(failed);
    expect(await run()).toEqual(failed);
    expect([remembered, sent]).toEqual([[], []]);
  });
});

describe('sending another sign-in code', () => {
  type Answer = Awaited<ReturnType<SignIn['resendCode']>>;
  const resending = (
    resent: Answer,
    { marks = {}, enrolled = DONE }: { marks?: ArrivalMarks; enrolled?: Answer } = {},
  ) => {
    const answers = { resendCode: [resent], enrol: [enrolled] } as const;
    const { port: signIn, calls } = answeringPort<SignIn>(answers);
    const reports: unknown[] = [];
    const reporting = {
      happened: () => {},
      failed: (...report: unknown[]) => void reports.push(report),
    };
    const attribution = { read: () => marks, record: () => {} };
    const useCase = new ResendCode({ signIn, attribution, reporting });
    return { calls, reports, run: () => useCase.run(mobile, {}) };
  };

  it.each([
    ['of the visit', { campaignId: 12 }, 12],
    ['that is the default', {}, DEFAULT_CAMPAIGN_ID],
  ])('enrols the number in the campaign %s', async (_, marks, campaignId) => {
    const { run, calls } = resending(DONE, { marks });
    expect(await run()).toEqual(DONE);
    expect(calls).toEqual([
      ['resendCode', mobile],
      ['enrol', { mobile, campaignId, firstName: '' }],
    ]);
  });

  it('succeeds even if the enrolment fails, which is reported', async () => {
    const { run, reports } = resending(DONE, { enrolled: failure(OFFLINE) });
    expect(await run()).toEqual(DONE);
    await Promise.resolve();
    expect(reports).toMatchObject([['enrolment', { failure: 'unreachable' }]]);
  });

  it.each(FAILURES)('does not enrol the number after %s', async (_, failed) => {
    const { run, calls } = resending(failed);
    expect(await run()).toEqual(failed);
    expect(calls).toEqual([['resendCode', mobile]]);
  });
});

describe('confirming a change by phone', () => {
  const proof = { change: ProtectedChange.Email, code: '123456' };

  it('continues the session with the new access token', async () => {
    const session = memorySession(ASHA);
    const { port, calls } = answeringPort<StepUpCodes>({ confirm: [success('new token')] });
    expect(await new ConfirmByPhone(port, session).run(proof, {})).toEqual(DONE);
    expect(calls).toEqual([['confirm', proof]]);
    expect(session.current).toEqual({ ...ASHA, accessToken: 'new token' });
  });

  it.each(FAILURES)('keeps the old token after %s', async (_, failed) => {
    const session = memorySession(ASHA);
    const { port } = answeringPort<StepUpCodes>({ confirm: [failed] });
    expect(await new ConfirmByPhone(port, session).run(proof, {})).toEqual(failed);
    expect(session.current).toEqual(ASHA);
  });
});
