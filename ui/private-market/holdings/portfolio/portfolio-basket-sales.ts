import type { BasketInPortfolio } from '#application/private-market/held-basket-shares.ts';
import type { HeldBasketShare } from '#domain/private-market/holdings/basket-shares.ts';

/** The number of units of a share that were sold out of baskets. */
export function soldUnits({ sales }: HeldBasketShare): number {
  return sales.reduce((all, { sale }) => all + sale.units, 0);
}

/** The sales of a share out of baskets, newest first. */
export function salesOfShare({ sales }: HeldBasketShare) {
  return sales.map(({ sale: { units, pricePerUnit, soldAt }, proceeds, cost }) => ({
    units,
    pricePerUnit,
    soldAt,
    proceeds,
    cost,
  }));
}

/** The sales out of one basket, with the name of the share, newest first. */
export function salesOfBasket({ holdings }: BasketInPortfolio) {
  return holdings
    .flatMap((share) => salesOfShare(share).map((sale) => ({ ...sale, name: share.name })))
    .toSorted((one, other) => other.soldAt - one.soldAt);
}
