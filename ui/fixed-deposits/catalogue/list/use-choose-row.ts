import type { DepositListing } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import {
  ChooseListing,
  type ChosenListing,
} from '#application/fixed-deposits/catalogue/choose-listing.ts';
import { useUseCase } from '#ui/platform/injection.tsx';
import { investPath } from '#ui/fixed-deposits/paths.ts';

/**
 * Returns a function that stores the row that the deposit's page selects first. If the list
 * compared the deposit, it also stores the amount and whether senior citizen rates applied.
 */
export function useChooseRow(terms?: ChosenListing['terms']): (listing: DepositListing) => void {
  const chooseListing = useUseCase(ChooseListing);
  return ({ deposit: { depositId }, row }) =>
    chooseListing.run({ depositId, row, page: investPath(depositId, row), terms });
}
