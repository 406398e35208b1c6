import { ComparedDeposits } from '#application/fixed-deposits/catalogue/compared-deposits.ts';
import { RateCards } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { ComparisonViewModel } from './comparison.view-model.ts';

/** The comparison of deposits. It is stored in the tab, so that all lists share it. */
export function useComparison(): ComparisonViewModel {
  const compared = usePort(ComparedDeposits);
  const rateCards = usePort(RateCards);
  return useViewModel(() => new ComparisonViewModel(compared, rateCards));
}
