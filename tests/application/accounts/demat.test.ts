import { LeaveStep } from '#application/accounts/onboarding/leave-step.ts';
import {
  AcceptDisclaimer,
  DISCLAIMER_VERSION,
} from '#application/accounts/demat/accept-disclaimer.ts';
import type { DematAccounts } from '#application/accounts/demat/demat-accounts.ts';
import { DEMAT_FORM, SaveDematAccount } from '#application/accounts/demat/save-demat-account.ts';
import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import { failure, success } from '#domain/platform/result.ts';
import { textDraft } from '#infrastructure/platform/storage/journey-draft.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { describe, expect, it } from 'vitest';
import { ASHA, memoryDrafts, memorySession, OFFLINE, refused } from '../memory-ports.ts';
import { answeringPort } from './answering-port.ts';

const DONE = success(undefined);
const FAILURES = [
  ['a refusal', failure(refused(422))],
  ['a lost connection', failure(OFFLINE)],
] as const;
const ACCOUNT = {
  dematNumber: 'IN30021418840117',
  cml: { fileName: 'cml.pdf', content: Uint8Array.of(1) },
};

describe('saving a demat account', () => {
  const saving = async (answer: Awaited<ReturnType<DematAccounts['save']>>) => {
    const { port: dematAccounts, calls } = answeringPort<DematAccounts>({ save: [answer] });
    const session = memorySession(ASHA);
    const drafts = memoryDrafts();
    await drafts.keep(DEMAT_FORM, { dematNumber: ACCOUNT.dematNumber });
    const useCase = new SaveDematAccount({ dematAccounts, session, drafts });
    return { session, drafts, calls, run: () => useCase.run(ACCOUNT, {}) };
  };

  it('updates the session for orders, and forgets what was typed', async () => {
    const { run, session, drafts, calls } = await saving(DONE);
    expect(await run()).toEqual(DONE);
    expect(calls).toEqual([['save', ACCOUNT]]);
    const { dematNumber } = ACCOUNT;
    expect(session.current).toEqual({ ...ASHA, isDematVerified: true, dematNumber });
    expect(await drafts.read(DEMAT_FORM)).toBeUndefined();
  });

  it.each(FAILURES)('keeps everything after %s', async (_, failed) => {
    const { run, session, drafts } = await saving(failed);
    expect(await run()).toEqual(failed);
    expect(session.current).toEqual(ASHA);
    expect(await drafts.read(DEMAT_FORM)).toBeDefined();
  });
});

describe('accepting the disclaimer', () => {
  const accepting = (answer: Awaited<ReturnType<DematAccounts['acceptDisclaimer']>>) => {
    const { port, calls } = answeringPort<DematAccounts>({ acceptDisclaimer: [answer] });
    const journeys = new TabJourneyStore(undefined);
    const leaveStep = new LeaveStep({
      session: memorySession(ASHA),
      lastVisitedPage: textDraft(JourneyKey.LastVisitedPage)(journeys),
      returnPath: textDraft(JourneyKey.AttemptedPath)(journeys),
    });
    const useCase = new AcceptDisclaimer(port, leaveStep);
    return { journeys, calls, useCase };
  };

  it('sends the current version, and leads to the last visited page or home', async () => {
    const { useCase, calls, journeys } = accepting(DONE);
    expect(await useCase.run('none', {})).toEqual(success({ kind: 'home' }));
    journeys.write(JourneyKey.LastVisitedPage, '/unlisted/nse');
    const page = { kind: 'last-visited-page', path: '/unlisted/nse' };
    expect(await useCase.run('none', {})).toEqual(success(page));
    expect(calls).toEqual([
      ['acceptDisclaimer', DISCLAIMER_VERSION],
      ['acceptDisclaimer', DISCLAIMER_VERSION],
    ]);
  });

  it.each(FAILURES)('leads nowhere after %s', async (_, failed) => {
    expect(await accepting(failed).useCase.run('none', {})).toEqual(failed);
  });
});
