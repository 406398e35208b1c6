import { Gender } from '#domain/platform/gender.ts';
import { JourneyKey, type JourneyStore } from './journey-store.ts';

/** The facts from a verified PAN that decide interest rates. They do not identify the holder. */
export interface VerifiedPan {
  readonly gender?: Gender;
  readonly isSeniorCitizen?: boolean;
}

/** Stores the facts from the PAN verification; the product documents fix the key names. */
export function keepVerifiedPan(journeys: JourneyStore, pan: VerifiedPan): void {
  const { gender, isSeniorCitizen } = pan;
  const stored = { gender, is_senior_citizen: flagOf(isSeniorCitizen) };
  journeys.write(JourneyKey.PanVerification, JSON.stringify(stored));
}

/**
 * Stores the senior citizen status from the saved KYC, in addition to that from the PAN
 * verification.
 */
export function keepVerifiedKyc(journeys: JourneyStore, isSeniorCitizen: boolean): void {
  const stored = { is_senior_citizen: flagOf(isSeniorCitizen) };
  journeys.write(JourneyKey.KycVerification, JSON.stringify(stored));
}

/** Removes what both functions stored, because the investor enters another PAN. */
export function forgetVerifiedPan(journeys: JourneyStore): void {
  journeys.remove(JourneyKey.PanVerification);
  journeys.remove(JourneyKey.KycVerification);
}

/**
 * Combines what both functions stored; the saved KYC takes precedence. Ignores unreadable values.
 */
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
