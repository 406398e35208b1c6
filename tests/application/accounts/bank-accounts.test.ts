import type { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import {
  BANK_ACCOUNT_FORM,
  LinkBankAccount,
} from '#application/accounts/bank/link-bank-account.ts';
import { LeaveStep } from '#application/accounts/onboarding/leave-step.ts';
import { SetPrimaryBankAccount } from '#application/accounts/bank/set-primary-bank-account.ts';
import { VerifyBankAccount } from '#application/accounts/bank/verify-bank-account.ts';
import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import { failure, success } from '#domain/platform/result.ts';
import { StoredVerifiedAccountDraft } from '#infrastructure/accounts/bank/stored-verified-account-draft.ts';
import { textDraft } from '#infrastructure/platform/storage/journey-draft.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { describe, expect, it } from 'vitest';
import { ASHA, memoryDrafts, memorySession, OFFLINE, refused } from '../memory-ports.ts';
import { answeringPort } from './answering-port.ts';

const DETAILS = { ifsc: 'HDFC0000001', accountNumber: '50100012345678' };
const ACCOUNT = { ...DETAILS, accountHolderName: 'ASHA RAO' };
const DONE = success(undefined);
const LINKED = success({ isInReview: false });
const IN_REVIEW = success({ isInReview: true });
const FAILURES = [
  ['a refusal', failure(refused(422))],
  ['a lost connection', failure(OFFLINE)],
] as const;

describe('verifying a bank account', () => {
  const verifying = (answer: Awaited<ReturnType<BankAccounts['verify']>>) => {
    const { port, calls } = answeringPort<BankAccounts>({ verify: [answer] });
    const draft = new StoredVerifiedAccountDraft(memoryDrafts());
    return { calls, draft, useCase: new VerifyBankAccount(port, draft) };
  };
  const paid = success({ nameAtBank: 'ASHA RAO' });

  it('succeeds if the bank knows the holder by the name on the PAN, and keeps that', async () => {
    const { useCase, calls, draft } = verifying(paid);
    const verified = await useCase.run(DETAILS, 'Asha Rao', {});
    expect(verified).toEqual(success(ACCOUNT));
    expect(calls).toEqual([['verify', DETAILS]]);
    expect(await draft.read(DETAILS, 'Asha Rao')).toMatchObject(ACCOUNT);
  });

  it('accepts any name before KYC', async () => {
    const { useCase, draft } = verifying(success({ nameAtBank: 'RAVI NAIR' }));
    expect(await useCase.run(DETAILS, undefined, {})).toMatchObject({ ok: true });
    expect(await draft.read(DETAILS, undefined)).toBeDefined();
    expect(await draft.read(DETAILS, 'Asha Rao')).toBeUndefined();
  });

  it('returns the holder’s name for another person’s account, and stores nothing', async () => {
    const { useCase, draft } = verifying(success({ nameAtBank: 'RAVI NAIR' }));
    const why = { kind: 'name-mismatch', nameAtBank: 'RAVI NAIR' };
    expect(await useCase.run(DETAILS, 'Asha Rao', {})).toEqual(failure(why));
    expect(await draft.read(DETAILS, 'Asha Rao')).toBeUndefined();
  });

  it('succeeds for a name that a person must compare', async () => {
    const { useCase, draft } = verifying(success({ nameAtBank: 'ASHA PATEL R' }));
    expect(await useCase.run(DETAILS, 'Asha Rao', {})).toMatchObject({ ok: true });
    expect(await draft.read(DETAILS, 'Asha Rao')).toMatchObject(DETAILS);
  });

  it.each(FAILURES)('returns %s, and stores nothing', async (_, failed) => {
    const { useCase, draft } = verifying(failed);
    expect(await useCase.run(DETAILS, 'Asha Rao', {})).toEqual(failed);
    expect(await draft.read(DETAILS, 'Asha Rao')).toBeUndefined();
  });
});

describe('linking a bank account', () => {
  const linking = async (answer: Awaited<ReturnType<BankAccounts['save']>>) => {
    const { port: bankAccounts, calls } = answeringPort<BankAccounts>({ save: [answer] });
    const journeys = new TabJourneyStore(undefined);
    const returnPath = textDraft(JourneyKey.AttemptedPath)(journeys);
    const session = memorySession(ASHA);
    const drafts = memoryDrafts();
    const verifiedAccountDraft = new StoredVerifiedAccountDraft(drafts);
    await drafts.keep(BANK_ACCOUNT_FORM, DETAILS);
    await verifiedAccountDraft.keep({ account: ACCOUNT, nameOnPan: undefined });
    returnPath.keep('/order-summary/4');
    const lastVisitedPage = textDraft(JourneyKey.LastVisitedPage)(journeys);
    const leaveStep = new LeaveStep({ session, lastVisitedPage, returnPath });
    const ports = { bankAccounts, session, drafts, verifiedAccountDraft };
    const useCase = new LinkBankAccount({ ...ports, leaveStep });
    const run = () => useCase.run(ACCOUNT, 'none', {});
    return { ...ports, returnPath, calls, run };
  };

  it('completes the bank step, and leads to the stored page once', async () => {
    const { run, session, returnPath, calls } = await linking(LINKED);
    expect(await run()).toEqual(success({ kind: 'return-path', path: '/order-summary/4' }));
    expect(calls).toEqual([['save', ACCOUNT]]);
    expect(session.current).toMatchObject({ isBankStepComplete: true });
    expect(returnPath.read()).toBeUndefined();
    expect(await run()).not.toMatchObject({ value: { kind: 'return-path' } });
  });

  it('leaves the bank step open while a person compares the names', async () => {
    const { run, session, returnPath, drafts } = await linking(IN_REVIEW);
    expect(await run()).toEqual(success({ kind: 'in-review' }));
    expect(session.current?.isBankStepComplete).toBe(false);
    expect(returnPath.read()).toBe('/order-summary/4');
    expect(await drafts.read(BANK_ACCOUNT_FORM)).toBeUndefined();
  });

  it('forgets what was typed and verified', async () => {
    const { run, drafts, verifiedAccountDraft } = await linking(LINKED);
    await run();
    expect(await drafts.read(BANK_ACCOUNT_FORM)).toBeUndefined();
    expect(await verifiedAccountDraft.read(DETAILS, undefined)).toBeUndefined();
  });

  it.each(FAILURES)('keeps everything after %s', async (_, failed) => {
    const { run, session, returnPath, drafts, verifiedAccountDraft } = await linking(failed);
    expect(await run()).toEqual(failed);
    expect(session.current?.isBankStepComplete).toBe(false);
    expect(returnPath.read()).toBe('/order-summary/4');
    expect(await drafts.read(BANK_ACCOUNT_FORM)).toEqual(DETAILS);
    expect(await verifiedAccountDraft.read(DETAILS, undefined)).toBeDefined();
  });
});

describe('leaving the bank step', () => {
  const leaving = (isDematVerified: boolean) => {
    const journeys = new TabJourneyStore(undefined);
    const returnPath = textDraft(JourneyKey.AttemptedPath)(journeys);
    returnPath.keep('/order-summary/4');
    journeys.write(JourneyKey.LastVisitedPage, '/unlisted');
    const session = memorySession({ ...ASHA, isDematVerified });
    const lastVisitedPage = textDraft(JourneyKey.LastVisitedPage)(journeys);
    return { returnPath, useCase: new LeaveStep({ session, lastVisitedPage, returnPath }) };
  };

  it('leads to the stored page once, then to the last visited one', () => {
    const { useCase } = leaving(true);
    expect(useCase.run('bank', 'none')).toEqual({ kind: 'return-path', path: '/order-summary/4' });
    expect(useCase.run('bank', 'none')).toEqual({ kind: 'last-visited-page', path: '/unlisted' });
  });

  it('keeps the stored page while a deposit is booked', () => {
    const { useCase, returnPath } = leaving(false);
    const destination = { kind: 'step', step: 'personal-info' };
    expect(useCase.run('bank', 'deposit')).toEqual(destination);
    expect(returnPath.read()).toBe('/order-summary/4');
  });

  it('leads to the demat account if it is missing and no page is stored', () => {
    const { useCase, returnPath } = leaving(false);
    returnPath.forget();
    expect(useCase.run('bank', 'none')).toEqual({ kind: 'step', step: 'demat' });
  });
});

describe('setting the primary bank account', () => {
  it.each([['success', DONE], ...FAILURES] as const)(
    'sends the account, and returns %s',
    async (_, reply) => {
      const { port, calls } = answeringPort<BankAccounts>({ setPrimary: [reply] });
      const account = { bankAccountId: 31, isPrimary: false };
      expect(await new SetPrimaryBankAccount(port).run(account, {})).toEqual(reply);
      expect(calls).toEqual([['setPrimary', 31]]);
    },
  );

  it('sends nothing for the account that is primary already', async () => {
    const { port, calls } = answeringPort<BankAccounts>({ setPrimary: [failure(OFFLINE)] });
    const account = { bankAccountId: 31, isPrimary: true };
    expect(await new SetPrimaryBankAccount(port).run(account, {})).toEqual(DONE);
    expect(calls).toEqual([]);
  });
});
