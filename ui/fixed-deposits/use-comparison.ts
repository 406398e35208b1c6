import { RateCards } from '#application/fixed-deposits/rate-cards.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { ComparisonViewModel } from './comparison.view-model.ts';

/** What is being compared: the same on every list, for it is kept in the journey. */
export function useComparison(): ComparisonViewModel {
  const journey = usePort(JourneyStore);
  const rateCards = usePort(RateCards);
  return useViewModel(() => new ComparisonViewModel(journey, rateCards));
}
