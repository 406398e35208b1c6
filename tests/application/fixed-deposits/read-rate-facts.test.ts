import { ReadRateFacts } from '#application/fixed-deposits/catalogue/read-rate-facts.ts';
import { StoredVerifiedPanDraft } from '#infrastructure/platform/storage/stored-verified-pan-draft.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { describe, expect, it } from 'vitest';
import { ASHA } from '../memory-ports.ts';
import { CLOCK } from './booking.ts';

function reading() {
  const verifiedPan = new StoredVerifiedPanDraft(new TabJourneyStore(undefined));
  return { verifiedPan, read: new ReadRateFacts(verifiedPan, CLOCK) };
}

describe('the facts that decide the rates', () => {
  it('of a visitor are those of a regular investor', () => {
    expect(reading().read.run(undefined)).toEqual({ gender: 'male', isSeniorCitizen: false });
  });

  it('come from the session', () => {
    const senior = { ...ASHA, gender: 'female', isSeniorCitizen: true } as const;
    expect(reading().read.run(senior)).toEqual({ gender: 'female', isSeniorCitizen: true });
  });

  it('come first from the PAN that was verified in this tab', () => {
    const { verifiedPan, read } = reading();
    verifiedPan.keepPan({ gender: 'female', isSeniorCitizen: true });
    const investor = { ...ASHA, gender: 'male' } as const;
    expect(read.run(investor)).toEqual({ gender: 'female', isSeniorCitizen: true });
  });
});
