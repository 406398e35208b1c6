import type {
  KycVerifications,
  VerifyPanRequest,
} from '#application/accounts/kyc/kyc-verifications.ts';
import { VerifyPan } from '#application/accounts/kyc/verify-pan.ts';
import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { KycFactor, type KycOutcome } from '#domain/accounts/kyc/kyc-outcome.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Gender } from '#domain/platform/gender.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { StoredVerifiedPanDraft } from '#infrastructure/platform/storage/stored-verified-pan-draft.ts';
import { textDraft } from '#infrastructure/platform/storage/journey-draft.ts';
import { StoredDepositBooking } from '#infrastructure/platform/storage/stored-deposit-booking.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { describe, expect, it } from 'vitest';
import { OFFLINE, refused } from '../memory-ports.ts';

const TODAY = CalendarDate.of('2026-11-23');
const now = new Date('2026-11-23T12:00:00Z');
const clock = { isServerTime: true, now: () => now, today: () => TODAY };
const BORN = CalendarDate.of('1960-07-15');
const request = {
  pan: 'ABCPR1234F',
  factor: KycFactor.Mobile,
  dateOfBirth: BORN,
  returnUrl: 'https://app.example/kyc',
} as const;

interface Answers {
  readonly verified?: readonly Result<KycOutcome, PortFailure>[];
  readonly visited?: Result<KycOutcome, PortFailure>;
  readonly profile?: Result<{ name: string }, PortFailure>;
}

/** The use case over a backend that gives these answers, in order. */
function verifyPanWith({ verified = [], visited, profile }: Answers) {
  const sent: VerifyPanRequest[] = [];
  const journeys = new TabJourneyStore(undefined);
  const verifiedPanDraft = new StoredVerifiedPanDraft(journeys);
  let needed = 0;
  const kycVerifications = {
    verifyPan: (each: VerifyPanRequest) => {
      sent.push(each);
      return Promise.resolve(verified[sent.length - 1] ?? failure(OFFLINE));
    },
    identityOutcome: () => Promise.resolve(visited ?? failure(OFFLINE)),
    panProfile: () => Promise.resolve(profile ?? success({ name: 'Asha Rao' })),
  } as Partial<KycVerifications> as KycVerifications;
  const useCase = new VerifyPan({
    ...{ kycVerifications, verifiedPanDraft, clock },
    kycEntry: textDraft(JourneyKey.KycEntry)(journeys),
    depositBooking: new StoredDepositBooking(journeys),
  });
  const options = { onBirthDateNeeded: () => void (needed += 1) };
  return {
    ...{ sent, journeys, verifiedPanDraft, useCase },
    needed: () => needed,
    run: (change: Partial<Parameters<VerifyPan['run']>[0]> = {}) =>
      useCase.run({ ...request, ...change }, options),
  };
}

const record = (identity = {}): Result<KycOutcome, PortFailure> =>
  success({ kind: 'central-record', identity });

describe('verifying a PAN', () => {
  it('uses name and rates of the central record', async () => {
    const identity = { name: 'Asha Rao', dateOfBirth: BORN, gender: Gender.Female };
    const { run, verifiedPanDraft } = verifyPanWith({ verified: [record(identity)] });
    const kind = 'verified' as const;
    expect(await run()).toEqual(success({ kind, isCentral: true, name: 'Asha Rao', identity }));
    expect(verifiedPanDraft.read()).toEqual({ gender: Gender.Female, isSeniorCitizen: true });
  });

  it('asks for the holder’s name if the record has none', async () => {
    const accepted = success({ kind: 'accepted', identity: {} } as const);
    const { run } = verifyPanWith({ verified: [accepted] });
    expect(await run()).toMatchObject({ value: { name: 'Asha Rao', isCentral: false } });
    const unread = verifyPanWith({ verified: [accepted], profile: failure(OFFLINE) });
    expect(await unread.run()).toEqual(failure(OFFLINE));
    expect(unread.verifiedPanDraft.read()).toEqual({});
  });

  it('sends the date of birth if the mobile number is not enough', async () => {
    const needs = success({ kind: 'needs-date-of-birth' } as const);
    const { run, sent, needed } = verifyPanWith({ verified: [needs, record({ name: 'Asha' })] });
    expect(await run()).toMatchObject({ value: { kind: 'verified' } });
    expect(sent.map(({ factor }) => factor)).toEqual([KycFactor.Mobile, KycFactor.DateOfBirth]);
    expect(needed()).toBe(1);
  });

  it('waits for a date of birth, and sends nothing without one', async () => {
    const needs = success({ kind: 'needs-date-of-birth' } as const);
    const first = verifyPanWith({ verified: [needs] });
    expect(await first.run({ dateOfBirth: undefined })).toEqual(needs);
    expect(first.needed()).toBe(1);
    const { run, sent } = verifyPanWith({});
    expect(await run({ factor: KycFactor.DateOfBirth, dateOfBirth: undefined })).toEqual(needs);
    expect(sent).toEqual([]);
  });

  it.each([
    ['needs-date-of-birth', 'birth-date-rejected'],
    ['already-registered', 'already-registered'],
    ['failed', 'not-verified'],
    ['pan-mismatch', 'pan-mismatch'],
  ] as const)('fails on %s as %s', async (kind, named) => {
    const { run, verifiedPanDraft } = verifyPanWith({ verified: [success({ kind })] });
    const verified = await run({ factor: KycFactor.DateOfBirth });
    expect(verified).toMatchObject({ failure: { kind: named } });
    expect(verifiedPanDraft.read()).toEqual({});
  });

  it('sends the deposit that is being booked', async () => {
    const { run, sent, journeys } = verifyPanWith({ verified: [record({ name: 'Asha' })] });
    journeys.write(JourneyKey.DepositId, '3');
    await run();
    expect(sent).toMatchObject([{ pan: request.pan, depositId: 3 }]);
  });
});

describe('the visit to the identity page', () => {
  const page = { kind: 'identity-page', url: 'https://id.example/', entryId: 'e1' } as const;

  it('is read instead of a new verification, once', async () => {
    const visited = record({ name: 'Asha' });
    const { run, sent, useCase } = verifyPanWith({ verified: [success(page)], visited });
    expect(await run()).toEqual(success({ kind: 'identity-page', url: page.url }));
    expect(useCase.isReturning).toBe(true);
    expect(await run()).toMatchObject({ value: { kind: 'verified' } });
    expect(useCase.isReturning).toBe(false);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a refusal ends', failure(refused(422)), false],
    ['a failure of the server does not end', failure(refused(500)), true],
    ['a lost reply does not end', failure(OFFLINE), true],
  ] as const)('%s it', async (_, visited, isReturning) => {
    const { run, journeys, useCase } = verifyPanWith({ visited });
    journeys.write(JourneyKey.KycEntry, 'e1');
    expect(await run()).toEqual(visited);
    expect(useCase.isReturning).toBe(isReturning);
  });

  it('is forgotten with what was known of the PAN', async () => {
    const { run, journeys, verifiedPanDraft, useCase } = verifyPanWith({
      verified: [record({ name: 'Asha', gender: Gender.Male })],
    });
    await run();
    journeys.write(JourneyKey.KycEntry, 'e2');
    useCase.forget();
    expect(useCase.isReturning).toBe(false);
    expect(verifiedPanDraft.read()).toEqual({});
  });
});
