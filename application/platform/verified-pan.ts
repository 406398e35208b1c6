import { Gender } from '#domain/platform/gender.ts';
import { JourneyKey, type JourneyStore } from './journey-store.ts';

/** What a verified PAN says of its holder that rates depend on: nothing that tells who it is. */
export interface VerifiedPan {
  readonly gender?: Gender;
  readonly isSeniorCitizen?: boolean;
}

/** Kept in this tab from the verification on, with the fields that the documents name. */
export function keepVerifiedPan(journeys: JourneyStore, pan: VerifiedPan): void {
  const { gender, isSeniorCitizen } = pan;
  const stored = { gender, is_senior_citizen: flagOf(isSeniorCitizen) };
  journeys.write(JourneyKey.PanVerification, JSON.stringify(stored));
}

/** What the saved KYC says, beside what the verification said. */
export function keepVerifiedKyc(journeys: JourneyStore, isSeniorCitizen: boolean): void {
  const stored = { is_senior_citizen: flagOf(isSeniorCitizen) };
  journeys.write(JourneyKey.KycVerification, JSON.stringify(stored));
}

/** Another PAN is typed: what the one before said counts no more. */
export function forgetVerifiedPan(journeys: JourneyStore): void {
  journeys.remove(JourneyKey.PanVerification);
  journeys.remove(JourneyKey.KycVerification);
}

/** Of both; the saved KYC counts before the verification. What cannot be read counts as nothing. */
export function verifiedPan(journeys: JourneyStore): VerifiedPan {
  const pan = storedFacts(journeys, JourneyKey.PanVerification);
  const kyc = storedFacts(journeys, JourneyKey.KycVerification);
  const gender = Object.values(Gender).find((each) => each === pan['gender']);
  const flag = kyc['is_senior_citizen'] ?? pan['is_senior_citizen'];
  return {
    ...(gender !== undefined && { gender }),
    ...((flag === 0 || flag === 1) && { isSeniorCitizen: flag === 1 }),
  };
}

function storedFacts(journeys: JourneyStore, key: JourneyKey): Readonly<Record<string, unknown>> {
  const text = journeys.read(key);
  if (text === undefined) return {};
  try {
    const stored: unknown = JSON.parse(text);
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

function flagOf(isSeniorCitizen: boolean | undefined): 0 | 1 | undefined {
  if (isSeniorCitizen === undefined) return undefined;
  return isSeniorCitizen ? 1 : 0;
}
