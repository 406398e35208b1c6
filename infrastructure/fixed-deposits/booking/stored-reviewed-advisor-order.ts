import type { ReviewedAdvisorOrder } from '#application/fixed-deposits/booking/reviewed-advisor-order.ts';
import { JourneyKey, type JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';

export class StoredReviewedAdvisorOrder implements ReviewedAdvisorOrder {
  constructor(private readonly journey: JourneyStore) {}

  read(): string | undefined {
    return this.journey.read(JourneyKey.AdvisorOrder);
  }

  keep(uniqueId: string): void {
    this.journey.write(JourneyKey.AdvisorOrder, uniqueId);
  }
}
