/** The pages of the private-market portfolio, with their names in the product documents. */
export const PortfolioPage = Object.freeze({
  Summary: 'page0',
  Basket: 'page1',
  BasketShare: 'page2',
  /** One unlisted share, called "omni asset" on the wire. */
  Share: 'page3',
} as const);
export type PortfolioPage = (typeof PortfolioPage)[keyof typeof PortfolioPage];

/** A page of the portfolio with its basket and share. */
export interface PortfolioPlace {
  readonly page: PortfolioPage;
  readonly basketId?: string;
  readonly shareId?: string;
}

/**
 * The page of the portfolio for a choice: the summary for none, a basket's page for a basket, its
 * breakup for a share of that basket, and a share's own page for a share alone (also called omni
 * asset).
 *
 * @source PM-1.2, PM-2.129; private market, section 2
 * @param chosen ids, absent or blank if nothing is chosen
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
