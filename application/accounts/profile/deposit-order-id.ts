import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';

/** The id of the deposit order being booked in this tab, for requests to the profile. */
export function depositOrderIdOf(journeys: JourneyStore): number | undefined {
  const text = journeys.read(JourneyKey.DepositOrderId) ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
