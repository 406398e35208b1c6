import type { Money } from '#domain/platform/money.ts';
import { shareTotals, type ShareTotals } from '#domain/private-market/holdings/share-totals.ts';
import { unitsValue } from '#domain/private-market/orders/units-value.ts';
import type { BasketInPortfolio } from './held-basket-shares.ts';
import type { HeldShare, ShareHoldings } from './held-shares.ts';

export interface PrivateTotals extends ShareTotals {
  /** The value of shares held outside baskets, in rupees. */
  readonly sharesWorth: Money;
  /** The value of held baskets, in rupees. */
  readonly basketsWorth: Money;
}

export function privateTotals(
  { shares, sales, sold }: Pick<ShareHoldings, 'shares' | 'sales' | 'sold'>,
  baskets: readonly BasketInPortfolio[],
): PrivateTotals {
  const heldShares = shares.map(valued);
  const heldBaskets = baskets.map(({ investment, gain }) => ({
    investment,
    currentValue: gain?.currentValue,
  }));
  const soldOfBaskets = baskets.flatMap(({ holdings }) =>
    holdings.flatMap((holding) => holding.sales),
  );
  const soldShares = sales === undefined ? sold : [sales];
  const all = shareTotals({
    held: [...heldShares, ...heldBaskets],
    sold: [...soldShares, ...soldOfBaskets],
  });
  return {
    ...all,
    sharesWorth: shareTotals({ held: heldShares, sold: [] }).worth,
    basketsWorth: shareTotals({ held: heldBaskets, sold: [] }).worth,
  };
}

function valued({ units, investment, pricePerUnit }: HeldShare) {
  if (pricePerUnit === undefined) return { investment };
  return { investment, currentValue: unitsValue(units, pricePerUnit) };
}
