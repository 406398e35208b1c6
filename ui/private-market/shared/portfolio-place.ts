/** The pages of the private-market portfolio, with their names in the product documents. */
export const PortfolioPage = Object.freeze({
  Summary: 'page0',
  Basket: 'page1',
  BasketShare: 'page2',
  /** The page of one share held outside baskets ("omni asset" in the API). */
  Share: 'page3',
} as const);
export type PortfolioPage = (typeof PortfolioPage)[keyof typeof PortfolioPage];

/** A page of the portfolio, with the ids of its basket and share as text. */
export interface PortfolioPlace {
  readonly page: PortfolioPage;
  readonly basketId?: string;
  readonly shareId?: string;
}

/**
 * The portfolio page for the ids in the URL: the summary for none, a basket's page for a basket,
 * its breakup for a share of that basket, and the share's own page for a share alone.
 *
 * @source PM-1.2, PM-2.129; private market, section 2
 * @param chosen ids, absent or blank if the URL has none
 */
export function portfolioPlace(chosen: {
  readonly basketId?: string | undefined;
  readonly shareId?: string | undefined;
}): PortfolioPlace {
  const { basketId = '', shareId = '' } = chosen;
  const [basket, share] = [basketId.trim(), shareId.trim()];
  if (basket === '' && share === '') return { page: PortfolioPage.Summary };
  if (basket === '') return { page: PortfolioPage.Share, shareId: share };
  if (share === '') return { page: PortfolioPage.Basket, basketId: basket };
  return { page: PortfolioPage.BasketShare, basketId: basket, shareId: share };
}

/**
 * The page that the back button leads to: from a share of a basket to the basket, from everywhere
 * else to the summary.
 *
 * @source PM-2.129, PM-2.134; private market, section 2
 */
export function portfolioPlaceBefore(place: PortfolioPlace): PortfolioPlace {
  const { page, basketId } = place;
  const isShareOfBasket = page === PortfolioPage.BasketShare;
  return portfolioPlace(isShareOfBasket ? { basketId } : {});
}
