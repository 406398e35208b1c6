import { Money } from '#domain/platform/money.ts';
import { chargesAfterSales } from '#domain/private-market/holdings/charges-after-sales.ts';
import { shareTotals, type ShareTotals } from '#domain/private-market/holdings/share-totals.ts';
import type { BasketInPortfolio } from './held-basket-shares.ts';
import type { ShareHoldings } from './held-shares.ts';

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
  const ofBaskets = baskets.map(positionsOf);
  const heldBaskets = ofBaskets.map(({ held }) => held);
  const soldOfBaskets = ofBaskets.flatMap((each) => each.sold);
  const soldShares = sales === undefined ? sold : [sales];
  const all = shareTotals({
    held: [...shares, ...heldBaskets],
    sold: [...soldShares, ...soldOfBaskets],
  });
  return {
    ...all,
    sharesWorth: shareTotals({ held: shares, sold: [] }).worth,
    basketsWorth: shareTotals({ held: heldBaskets, sold: [] }).worth,
  };
}

/** What is held and what is sold of baskets of one kind, each with its part of the charges. */
function positionsOf({ investment, gain, holdings, orders }: BasketInPortfolio) {
  const sales = holdings.flatMap((holding) => holding.sales);
  const charges = chargesAfterSales(
    orders.map((order) => order.charges ?? Money.zero),
    { left: investment, sold: sales.map(({ cost }) => cost) },
  );
  const chargesOfSales = { proceeds: Money.zero, cost: Money.zero, charges: charges.sold };
  return {
    held: { investment, charges: charges.left, currentValue: gain?.currentValue },
    sold: [...sales, chargesOfSales],
  };
}
