import type { LastVisitedPage } from '#application/platform/last-visited-page.ts';
import { JourneyKey, type JourneyStore } from './journey-store.ts';

export class StoredLastVisitedPage implements LastVisitedPage {
  constructor(private readonly journeys: JourneyStore) {}

  read(): string | undefined {
    return this.journeys.read(JourneyKey.LastVisitedPage);
  }

  keep(path: string): void {
    this.journeys.write(JourneyKey.LastVisitedPage, path);
  }
}
