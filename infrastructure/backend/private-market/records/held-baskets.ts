import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { basketAssetsValue } from '#domain/private-market/catalogue/basket.ts';
import { sharePortfolio } from '#domain/private-market/holdings/holdings.ts';
import {
  type BasketHolding,
  basketHoldings,
} from '#domain/private-market/holdings/basket-holdings.ts';
import { basketsLeft } from '#domain/private-market/holdings/basket-shares.ts';
import type { HeldBasketRow } from '#infrastructure/private-market/orders/basket-orders.wire.ts';
import type { BasketLot } from './basket-lots.ts';
import type { BasketItemRecord } from './basket-records.ts';

/**
 * The baskets that an investor holds, one row per kind, in order of the first purchase. Baskets
 * that are fully sold are left out.
 * @param listed the shares that the baskets contain now
 */
export function basketHoldingRows(
  lots: readonly BasketLot[],
  listed: readonly BasketItemRecord[],
) {
  const inOrder = lots.toSorted((one, other) => one.lotId - other.lotId);
  const holdings = basketHoldings(inOrder)
    .map((holding) => ({ ...holding, ...basketsLeft(holding.history) }))
    .filter(({ units }) => units > 0);
  return {
    summary: {
      no_of_baskets: holdings.length,
      total_investment: sharePortfolio({ shares: [], baskets: holdings }).totalInvestment.text,
    },
    rows: holdings.map((holding) => rowOf(holding, listed)),
  };
}

function rowOf(
  holding: BasketHolding<BasketLot>,
  listed: readonly BasketItemRecord[],
): HeldBasketRow {
  const { basketId, name, units, investment, history } = holding;
  const [newest] = history;
  const items = listed.filter(({ basket_id }) => basket_id === Number(basketId));
  const sharesPrice = sharesPriceOf(items);
  return {
    basket_id: Number(basketId),
    basket_name: name,
    total_baskets: units,
    total_investment: investment.text,
    ...(newest !== undefined && { retail_basket_price: newest.presentPrice.text }),
    ...(sharesPrice !== undefined && { shares_price: sharesPrice.text }),
    product: (newest?.items ?? []).map((share) => ({
      pre_ipo_share_name: share.name,
      ...(share.logoUrl !== undefined && { logo_url: share.logoUrl }),
    })),
  };
}

/** The price of the shares of one basket, bought one by one; undefined if a share has no price. */
function sharesPriceOf(items: readonly BasketItemRecord[]): Money | undefined {
  const assets = items.flatMap(({ quantity, weightage, retail_price: price }) =>
    price === null
      ? []
      : [{ quantity, weightage: Percentage.of(weightage), pricePerUnit: Money.of(price) }],
  );
  return assets.length === items.length ? basketAssetsValue(assets) : undefined;
}
