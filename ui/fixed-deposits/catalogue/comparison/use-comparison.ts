import { RateCards } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { ComparisonViewModel } from './comparison.view-model.ts';

/** The comparison of deposits. It is stored in the journey, so that all lists share it. */
export function useComparison(): ComparisonViewModel {
  const journey = usePort(JourneyStore);
  const rateCards = usePort(RateCards);
  return useViewModel(() => new ComparisonViewModel(journey, rateCards));
}
