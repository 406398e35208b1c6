import { MOST_COMPARED } from '#domain/fixed-deposits/catalogue/comparison.ts';
import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import type { DepositListing } from './deposit-catalogue.ts';
import { listingFrom, storedListing } from './stored-listing.ts';
import { parsedObject } from './stored-text.ts';

export function keepCompared(journey: JourneyStore, listings: readonly DepositListing[]): void {
  if (listings.length === 0) {
    journey.remove(JourneyKey.Comparison);
    return;
  }
  const compared = listings.map(storedListing);
  journey.write(JourneyKey.Comparison, JSON.stringify({ compared }));
}

/** The compared deposits stored in this tab; empty if any part is unreadable. */
export function keptCompared(journey: JourneyStore): readonly DepositListing[] {
  const compared = parsedObject(journey.read(JourneyKey.Comparison))?.['compared'];
  if (!Array.isArray(compared) || compared.length > MOST_COMPARED) return [];
  try {
    return compared.map(listingFrom);
  } catch {
    return [];
  }
}
