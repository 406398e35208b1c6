import { CompleteKyc, KYC_FORM } from '#application/accounts/kyc/complete-kyc.ts';
import type { KycVerifications, SavedPan } from '#application/accounts/kyc/kyc-verifications.ts';
import { LeaveStep } from '#application/accounts/onboarding/leave-step.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { KycMethod } from '#domain/accounts/kyc/kyc-outcome.ts';
import type { OnboardingPurpose } from '#domain/accounts/onboarding/onboarding.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Gender } from '#domain/platform/gender.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { textDraft } from '#infrastructure/platform/storage/journey-draft.ts';
import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import { StoredVerifiedPanDraft } from '#infrastructure/platform/storage/stored-verified-pan-draft.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { describe, expect, it } from 'vitest';
import { ASHA, memoryDrafts, memorySession, OFFLINE, refused } from '../memory-ports.ts';
import { answeringPort } from './answering-port.ts';

const FAILURES = [
  ['a refusal', failure(refused(422))],
  ['a lost connection', failure(OFFLINE)],
] as const;
const PAN = {
  pan: 'ABCPR1234F',
  name: 'Asha Rao',
  email: 'asha@example.com',
  dateOfBirth: CalendarDate.of('1960-07-15'),
  method: KycMethod.Central,
};
const SAVED: SavedPan = {
  isBankStepComplete: false,
  gender: Gender.Female,
  isSeniorCitizen: true,
  removedAccounts: ['HDFC Bank, 5678'],
};

interface Booking {
  readonly purpose: OnboardingPurpose;
  readonly isResumable: boolean;
}
const BANK = { kind: 'step', step: 'bank' };
const NO_BOOKING: Booking = { purpose: 'none', isResumable: false };

async function completing(
  answer: Result<SavedPan, PortFailure>,
  { purpose, isResumable }: Booking = NO_BOOKING,
) {
  const { port, calls } = answeringPort<KycVerifications>({ savePan: [answer] });
  const session = memorySession(ASHA);
  const journeys = new TabJourneyStore(undefined);
  const verifiedPanDraft = new StoredVerifiedPanDraft(journeys);
  const pages = {
    lastVisitedPage: textDraft(JourneyKey.LastVisitedPage)(journeys),
    returnPath: textDraft(JourneyKey.AttemptedPath)(journeys),
  };
  const leaveStep = new LeaveStep({ session, ...pages });
  const drafts = memoryDrafts();
  await drafts.keep(KYC_FORM, { pan: PAN.pan });
  const ports = { kycVerifications: port, session, verifiedPanDraft, drafts };
  const unbooked = { depositId: undefined, depositOrderId: undefined, order: undefined };
  const depositBooking = { ...unbooked, isResumable };
  const useCase = new CompleteKyc({ ...ports, depositBooking, leaveStep });
  return { ...ports, calls, run: () => useCase.run({ ...PAN, purpose }, {}) };
}

describe('completing KYC', () => {
  it('sends the PAN, and updates the session by the answer', async () => {
    const { run, calls, session } = await completing(success(SAVED));
    expect(await run()).toMatchObject({ value: { removedAccounts: SAVED.removedAccounts } });
    expect(calls).toEqual([['savePan', PAN]]);
    const { pan, name, email, dateOfBirth: birthDate } = PAN;
    const investor = { ...ASHA, pan, name, email, birthDate, kycStatus: 'verified' };
    expect(session.current).toEqual({ ...investor, gender: 'female', isSeniorCitizen: true });
  });

  it('keeps the senior citizen status for the rates, and forgets what was typed', async () => {
    const { run, verifiedPanDraft, drafts } = await completing(success(SAVED));
    await run();
    expect(verifiedPanDraft.read()).toEqual({ isSeniorCitizen: true });
    expect(await drafts.read(KYC_FORM)).toBeUndefined();
  });

  it('leads to the bank step only if it is not complete', async () => {
    const missing = await completing(success(SAVED));
    expect(await missing.run()).toMatchObject({ value: { destination: BANK } });
    const complete = await completing(success({ ...SAVED, isBankStepComplete: true }));
    expect(await complete.run()).not.toMatchObject({ value: { destination: BANK } });
    expect(complete.session.current?.isBankStepComplete).toBe(true);
  });

  it.each([
    ['deposit', true, { kind: 'resume-deposit' }],
    ['deposit', false, BANK],
    ['none', true, BANK],
  ] as const)(
    'resumes the deposit order of this tab only in its booking: %s, %s',
    async (purpose, isResumable, destination) => {
      const { run } = await completing(success(SAVED), { purpose, isResumable });
      expect(await run()).toMatchObject({ value: { destination } });
    },
  );

  it.each([
    [undefined, 'bank'],
    ['personal-info', 'personal-info'],
    ['nominees', 'nominees'],
  ] as const)(
    'follows the step that the backend names for a deposit: %s [AP-4.18, AP-4.19, AP-4.20]',
    async (onboardingStep, step) => {
      const saved = { ...SAVED, ...(onboardingStep !== undefined && { onboardingStep }) };
      const { run } = await completing(success(saved), { purpose: 'deposit', isResumable: false });
      expect(await run()).toMatchObject({ value: { destination: { kind: 'step', step } } });
    },
  );

  it('counts a demat account that waits for its check as present [AP-4.22]', async () => {
    const saved = success({ ...SAVED, isBankStepComplete: true });
    const { run, session } = await completing(saved);
    await session.update({ isDematVerified: false, dematNumber: '1208160012345678' });
    expect(await run()).toMatchObject({ value: { destination: { kind: 'complete' } } });
  });

  it.each(FAILURES)('keeps everything after %s', async (_, failed) => {
    const { run, session, verifiedPanDraft, drafts } = await completing(failed);
    expect(await run()).toEqual(failed);
    expect(session.current).toEqual(ASHA);
    expect(verifiedPanDraft.read()).toEqual({});
    expect(await drafts.read(KYC_FORM)).toEqual({ pan: PAN.pan });
  });
});
