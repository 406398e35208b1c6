import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';

/** The deposit being booked in this tab, if any: the profile calls name it. */
export function depositOrderIdOf(journeys: JourneyStore): number | undefined {
  const text = journeys.read(JourneyKey.DepositOrderId) ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
