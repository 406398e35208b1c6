import type { CampaignVisits, StoredCampaignVisit } from '#application/platform/campaign-visits.ts';
import { JourneyKey, type JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';

/** Stores the path and the time (an ISO timestamp) under the keys of the product documents. */
export class StoredCampaignVisits implements CampaignVisits {
  constructor(private readonly journeys: JourneyStore) {}

  keep({ path, leftAt }: StoredCampaignVisit): void {
    this.journeys.write(JourneyKey.CampaignPath, path);
    this.journeys.write(JourneyKey.CampaignTime, leftAt.toISOString());
  }

  take(): StoredCampaignVisit | undefined {
    const path = this.journeys.read(JourneyKey.CampaignPath);
    const leftAt = new Date(this.journeys.read(JourneyKey.CampaignTime) ?? '');
    this.journeys.remove(JourneyKey.CampaignPath);
    this.journeys.remove(JourneyKey.CampaignTime);
    if (path === undefined || Number.isNaN(leftAt.getTime())) return undefined;
    return { path, leftAt };
  }
}
