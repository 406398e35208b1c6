import type { KycEntry } from '#application/accounts/kyc/kyc-entry.ts';
import { JourneyKey, type JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';

export class StoredKycEntry implements KycEntry {
  constructor(private readonly journeys: JourneyStore) {}

  read(): string | undefined {
    return this.journeys.read(JourneyKey.KycEntry);
  }

  keep(entryId: string): void {
    this.journeys.write(JourneyKey.KycEntry, entryId);
  }

  forget(): void {
    this.journeys.remove(JourneyKey.KycEntry);
  }
}
