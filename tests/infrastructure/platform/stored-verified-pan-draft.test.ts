import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import { StoredVerifiedPanDraft } from '#infrastructure/platform/storage/stored-verified-pan-draft.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const genders = fc.constantFrom('male' as const, 'female' as const);

function storedDraft() {
  const journeys = new TabJourneyStore(undefined);
  return { journeys, draft: new StoredVerifiedPanDraft(journeys) };
}

describe('the facts of a verified PAN', () => {
  it('are read as they were kept, in the fields of the documents [AP-3.5]', () => {
    fc.assert(
      fc.property(genders, fc.boolean(), (gender, isSeniorCitizen) => {
        const { journeys, draft } = storedDraft();
        draft.keepPan({ gender, isSeniorCitizen });
        const stored = journeys.read(JourneyKey.PanVerification) ?? '';
        expect(JSON.parse(stored)).toEqual({ gender, is_senior_citizen: isSeniorCitizen ? 1 : 0 });
        expect(draft.read()).toEqual({ gender, isSeniorCitizen });
        draft.forget();
        expect(draft.read()).toEqual({});
      }),
    );
  });

  it('give way to what the saved KYC says of the age [AP-3.6, AP-3.7]', () => {
    expect(JourneyKey.PanVerification).toBe('panVerificationInfo');
    expect(JourneyKey.KycVerification).toBe('kycVerificationInfo');
    const { journeys, draft } = storedDraft();
    draft.keepPan({ gender: 'female', isSeniorCitizen: false });
    draft.keepKyc(true);
    const stored = journeys.read(JourneyKey.KycVerification) ?? '';
    expect(JSON.parse(stored)).toEqual({ is_senior_citizen: 1 });
    expect(draft.read()).toEqual({ gender: 'female', isSeniorCitizen: true });
    draft.forget();
    expect(draft.read()).toEqual({});
  });

  it('keep the readable field if the other one cannot be read', () => {
    const { journeys, draft } = storedDraft();
    journeys.write(JourneyKey.PanVerification, '{"gender":"female","is_senior_citizen":"yes"}');
    expect(draft.read()).toEqual({ gender: 'female' });
    journeys.write(JourneyKey.PanVerification, '{"gender":7,"is_senior_citizen":1}');
    expect(draft.read()).toEqual({ isSeniorCitizen: true });
  });

  it('are absent if the text cannot be read', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { journeys, draft } = storedDraft();
        journeys.write(JourneyKey.PanVerification, text);
        const { gender, isSeniorCitizen } = draft.read();
        expect([undefined, 'male', 'female']).toContain(gender);
        expect([undefined, true, false]).toContain(isSeniorCitizen);
      }),
    );
  });
});
