import { sharePortfolio } from '#domain/private-market/holdings/holdings.ts';
import {
  type BasketHolding,
  basketHoldings,
} from '#domain/private-market/holdings/basket-holdings.ts';
import { basketsLeft } from '#domain/private-market/holdings/basket-shares.ts';
import type { HeldBasketRow } from '#infrastructure/private-market/orders/basket-orders.wire.ts';
import type { BasketLot } from './basket-lots.ts';

/**
 * The baskets that an investor holds, one row per kind, in order of the first purchase. Baskets
 * that are fully sold are left out.
 */
export function basketHoldingRows(lots: readonly BasketLot[]) {
  const inOrder = lots.toSorted((one, other) => one.lotId - other.lotId);
  const holdings = basketHoldings(inOrder)
    .map((holding) => ({ ...holding, ...basketsLeft(holding.history) }))
    .filter(({ units }) => units > 0);
  return {
    summary: {
      no_of_baskets: holdings.length,
      total_investment: sharePortfolio({ shares: [], baskets: holdings }).totalInvestment.text,
    },
    rows: holdings.map(rowOf),
  };
}

function rowOf(holding: BasketHolding<BasketLot>): HeldBasketRow {
  const { basketId, name, units, investment, history } = holding;
  const [newest] = history;
  return {
    basket_id: Number(basketId),
    basket_name: name,
    total_baskets: units,
    total_investment: investment.text,
    ...(newest !== undefined && { retail_basket_price: newest.presentPrice.text }),
    product: (newest?.items ?? []).map((share) => ({
      pre_ipo_share_name: share.name,
      ...(share.logoUrl !== undefined && { logo_url: share.logoUrl }),
    })),
  };
}
