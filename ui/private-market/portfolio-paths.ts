import { PortfolioPage, type PortfolioPlace } from '#domain/private-market/portfolio-page.ts';

/** Each page of the portfolio has a path of its own: back and reload lead where they should. */
const PATHS = {
  [PortfolioPage.Summary]: '/privatemarket/portfolio',
  [PortfolioPage.Basket]: '/privatemarket/basket-breakup',
  [PortfolioPage.BasketShare]: '/privatemarket/basket-asset-details',
  [PortfolioPage.Share]: '/privatemarket/omni-asset-details',
} as const satisfies Record<PortfolioPage, string>;

export const BASKET_ID = 'basket_id';
export const SHARE_ID = 'pre_ipo_product_id';

export function portfolioPath({ page, basketId, shareId }: PortfolioPlace): string {
  const query = new URLSearchParams({
    ...(basketId !== undefined && { [BASKET_ID]: basketId }),
    ...(shareId !== undefined && { [SHARE_ID]: shareId }),
  }).toString();
  return query === '' ? PATHS[page] : `${PATHS[page]}?${query}`;
}
