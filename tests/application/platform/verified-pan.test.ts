import { JourneyKey } from '#application/platform/journey-store.ts';
import {
  forgetVerifiedPan,
  keepVerifiedKyc,
  keepVerifiedPan,
  verifiedPan,
} from '#application/platform/verified-pan.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const genders = fc.constantFrom('male' as const, 'female' as const);

describe('what a verified PAN says', () => {
  it('is read as it was kept, in the fields of the documents [AP-3.5]', () => {
    fc.assert(
      fc.property(genders, fc.boolean(), (gender, isSeniorCitizen) => {
        const journeys = new TabJourneyStore(undefined);
        keepVerifiedPan(journeys, { gender, isSeniorCitizen });
        const stored = journeys.read(JourneyKey.PanVerification) ?? '';
        expect(JSON.parse(stored)).toEqual({ gender, is_senior_citizen: isSeniorCitizen ? 1 : 0 });
        expect(verifiedPan(journeys)).toEqual({ gender, isSeniorCitizen });
        forgetVerifiedPan(journeys);
        expect(verifiedPan(journeys)).toEqual({});
      }),
    );
  });

  it('gives way to what the saved KYC says of the age [AP-3.6]', () => {
    const journeys = new TabJourneyStore(undefined);
    keepVerifiedPan(journeys, { gender: 'female', isSeniorCitizen: false });
    keepVerifiedKyc(journeys, true);
    const stored = journeys.read(JourneyKey.KycVerification) ?? '';
    expect(JSON.parse(stored)).toEqual({ is_senior_citizen: 1 });
    expect(verifiedPan(journeys)).toEqual({ gender: 'female', isSeniorCitizen: true });
  });

  it('is nothing where it cannot be read', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const journeys = new TabJourneyStore(undefined);
        journeys.write(JourneyKey.PanVerification, text);
        const { gender, isSeniorCitizen } = verifiedPan(journeys);
        expect([undefined, 'male', 'female']).toContain(gender);
        expect([undefined, true, false]).toContain(isSeniorCitizen);
      }),
    );
  });
});
