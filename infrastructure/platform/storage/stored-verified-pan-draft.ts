import { JourneyKey, type JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import type { VerifiedPan, VerifiedPanDraft } from '#application/platform/verified-pan-draft.ts';
import { Gender } from '#domain/platform/gender.ts';
import * as v from 'valibot';
import { readStored } from './stored-json.ts';

/** The field names are fixed by the product documents. An unreadable field counts as absent. */
const factsSchema = v.object({
  gender: v.fallback(v.optional(v.enum(Gender)), undefined),
  is_senior_citizen: v.fallback(v.optional(v.picklist([0, 1])), undefined),
});
type StoredFacts = v.InferOutput<typeof factsSchema>;

export class StoredVerifiedPanDraft implements VerifiedPanDraft {
  constructor(private readonly journeys: JourneyStore) {}

  read(): VerifiedPan {
    const { gender, ...pan } = this.facts(JourneyKey.PanVerification);
    const kyc = this.facts(JourneyKey.KycVerification);
    const flag = kyc.is_senior_citizen ?? pan.is_senior_citizen;
    return {
      ...(gender !== undefined && { gender }),
      ...(flag !== undefined && { isSeniorCitizen: flag === 1 }),
    };
  }

  keepPan({ gender, isSeniorCitizen }: VerifiedPan): void {
    this.keep(JourneyKey.PanVerification, { gender, is_senior_citizen: flagOf(isSeniorCitizen) });
  }

  keepKyc(isSeniorCitizen: boolean): void {
    this.keep(JourneyKey.KycVerification, { is_senior_citizen: flagOf(isSeniorCitizen) });
  }

  forget(): void {
    this.journeys.remove(JourneyKey.PanVerification);
    this.journeys.remove(JourneyKey.KycVerification);
  }

  private keep(key: JourneyKey, facts: StoredFacts): void {
    this.journeys.write(key, JSON.stringify(facts));
  }

  private facts(key: JourneyKey): StoredFacts {
    return readStored(factsSchema, this.journeys.read(key)) ?? {};
  }
}

function flagOf(isSeniorCitizen: boolean | undefined): 0 | 1 | undefined {
  if (isSeniorCitizen === undefined) return undefined;
  return isSeniorCitizen ? 1 : 0;
}
