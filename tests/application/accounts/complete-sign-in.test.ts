import { CompleteSignIn } from '#application/accounts/sign-in/complete-sign-in.ts';
import type { CodeProof, SignIn } from '#application/accounts/sign-in/sign-in.ts';
import type { SignedInInvestor } from '#application/platform/session.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { StoredCampaignVisits } from '#infrastructure/platform/storage/stored-campaign-visits.ts';
import { textDraft } from '#infrastructure/platform/storage/journey-draft.ts';
import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { takePathAfterSignIn } from '#ui/accounts/paths.ts';
import { stopDeviceClock } from '#tests/support/device-clock.ts';
import { FIXED_TIME } from '#tests/support/fixed-time.ts';
import { describe, expect, it } from 'vitest';
import { ASHA, memorySession, OFFLINE } from '../memory-ports.ts';

const done = () => Promise.resolve(success(undefined));

function signInWith(answer: Result<SignedInInvestor, PortFailure>, known?: SignedInInvestor) {
  const proofs: CodeProof[] = [];
  const reports: unknown[] = [];
  const journeys = new TabJourneyStore(undefined);
  const returnPath = textDraft(JourneyKey.AttemptedPath)(journeys);
  const campaignVisits = new StoredCampaignVisits(journeys);
  const session = memorySession(known);
  const signIn: SignIn = {
    requestCode: done,
    resendCode: done,
    enrol: done,
    signOut: done,
    verifyCode: (proof) => {
      proofs.push(proof);
      return Promise.resolve(answer);
    },
  };
  const attribution = {
    read: () => ({ advisorId: 4711, invitation: 'FRIEND5' }),
    record: () => {},
  };
  const reporting = {
    happened: (...report: unknown[]) => void reports.push(report),
    failed: () => {},
  };
  const useCase = new CompleteSignIn({
    ...{ signIn, session, campaignVisits, attribution, reporting, returnPath },
  });
  return { useCase, proofs, reports, campaignVisits, returnPath, session };
}

const CODE = { mobile: ASHA.mobile, code: '123456' };

describe('completing the sign-in', () => {
  it('credits the advisor and the friend whose link led here [AP-7.12]', async () => {
    const { useCase, proofs } = signInWith(success(ASHA));
    await useCase.run(CODE, {});
    expect(proofs).toEqual([{ ...CODE, advisorId: 4711, invitation: 'FRIEND5' }]);
  });

  it('returns the kept page and forgets it', async () => {
    const { useCase, returnPath } = signInWith(success(ASHA));
    returnPath.keep('/portfolio');
    const { value } = (await useCase.run(CODE, {})) as { value?: unknown };
    expect(value).toEqual({ kind: 'return-path', path: '/portfolio' });
    expect(returnPath.read()).toBeUndefined();
  });

  it('leads home an investor whom this device knows, and a new one to the PAN', async () => {
    const known = signInWith(success(ASHA), ASHA);
    expect(await known.useCase.run(CODE, {})).toEqual(success({ kind: 'home' }));
    const unknown = signInWith(success(ASHA));
    expect(await unknown.useCase.run(CODE, {})).toEqual(success({ kind: 'step', step: 'kyc' }));
  });

  it('reports the campaign page once, without the number', async () => {
    const { useCase, campaignVisits, reports } = signInWith(success(ASHA));
    stopDeviceClock(FIXED_TIME);
    const leftAt = new Date(FIXED_TIME.getTime() - 5 * 60_000);
    campaignVisits.keep({ path: '/buy-nse', leftAt });
    await useCase.run(CODE, {});
    await useCase.run(CODE, {});
    expect(reports).toEqual([['Campaign Sign In', { campaign: '/buy-nse', minutes: 5 }]]);
  });

  it('begins no session and keeps the page if the code is not verified', async () => {
    const { useCase, returnPath, session } = signInWith(failure(OFFLINE));
    returnPath.keep('/portfolio');
    expect(await useCase.run(CODE, {})).toEqual(failure(OFFLINE));
    expect(session.current).toBeUndefined();
    expect(returnPath.read()).toBe('/portfolio');
  });
});

describe('the path of an investor who is signed in already', () => {
  it('is the kept page once, and home after that', () => {
    const returnPath = textDraft(JourneyKey.AttemptedPath)(new TabJourneyStore(undefined));
    returnPath.keep('/portfolio');
    expect(takePathAfterSignIn(returnPath)).toBe('/portfolio');
    expect(takePathAfterSignIn(returnPath)).toBe('/dashboard');
  });
});
