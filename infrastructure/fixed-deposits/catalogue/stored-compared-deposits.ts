import type { ComparedDeposits } from '#application/fixed-deposits/catalogue/compared-deposits.ts';
import type { DepositListing } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { JourneyKey, type JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { MOST_COMPARED } from '#domain/fixed-deposits/catalogue/comparison.ts';
import { readStored } from '#infrastructure/platform/storage/stored-json.ts';
import * as v from 'valibot';
import { listingToStore, storedListing } from './stored-listing.ts';

const stored = v.object({
  compared: v.pipe(v.array(storedListing), v.maxLength(MOST_COMPARED)),
});

export class StoredComparedDeposits implements ComparedDeposits {
  constructor(private readonly journey: JourneyStore) {}

  read(): readonly DepositListing[] {
    return readStored(stored, this.journey.read(JourneyKey.Comparison))?.compared ?? [];
  }

  keep(listings: readonly DepositListing[]): void {
    if (listings.length === 0) {
      this.journey.remove(JourneyKey.Comparison);
      return;
    }
    const compared = listings.map(listingToStore);
    this.journey.write(JourneyKey.Comparison, JSON.stringify({ compared }));
  }
}
