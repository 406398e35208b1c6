import { EndSession } from '#application/accounts/sign-in/end-session.ts';
import type { Sessions } from '#application/accounts/sign-in/sessions.ts';
import type { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { SignOut } from '#application/accounts/sign-in/sign-out.ts';
import { failure, success } from '#domain/platform/result.ts';
import { describe, expect, it } from 'vitest';
import { ASHA, memorySession, OFFLINE, refused } from '../memory-ports.ts';
import { answeringPort } from './answering-port.ts';

const DONE = success(undefined);
const FAILURES = [
  ['a refusal', failure(refused(422))],
  ['a lost connection', failure(OFFLINE)],
] as const;

describe('signing out', () => {
  const signingOut = (answer: Awaited<ReturnType<SignIn['signOut']>>) => {
    const { port: signIn, calls } = answeringPort<SignIn>({ signOut: [answer] });
    const session = memorySession(ASHA);
    const reports: unknown[] = [];
    const reporting = {
      happened: () => {},
      failed: (...report: unknown[]) => void reports.push(report),
    };
    return { calls, session, reports, useCase: new SignOut({ signIn, session, reporting }) };
  };

  it('ends the session on the server and on this device', async () => {
    const { useCase, calls, session, reports } = signingOut(DONE);
    await useCase.run({});
    expect(calls).toEqual([['signOut']]);
    expect(session.current).toBeUndefined();
    expect(reports).toEqual([]);
  });

  it.each(FAILURES)(
    'ends it on this device even after %s, which is reported',
    async (_, failed) => {
      const { useCase, session, reports } = signingOut(failed);
      await useCase.run({});
      expect(session.current).toBeUndefined();
      expect(reports).toMatchObject([['sign-out', { failure: failed.failure.kind }]]);
    },
  );
});

describe('ending a session on another device', () => {
  it.each([
    ['success', DONE, DONE],
    ['success if it has ended already', failure(refused(404)), DONE],
    ['a refusal', failure(refused(422)), failure(refused(422))],
    ['a lost connection', failure(OFFLINE), failure(OFFLINE)],
  ])('returns %s', async (_, reply, expected) => {
    const { port, calls } = answeringPort<Sessions>({ end: [reply] });
    expect(await new EndSession(port).run('s1', {})).toEqual(expected);
    expect(calls).toEqual([['end', 's1']]);
  });
});
