import { asFacts, asText, asWord } from '../platform/expected.ts';

/** The pages of the private-market portfolio, by their word. */
export const PortfolioPage = Object.freeze({
  Summary: 'page0',
  Basket: 'page1',
  BasketShare: 'page2',
  /** One pre-IPO share; "omni asset" in the words of the wire. */
  Share: 'page3',
} as const);
export type PortfolioPage = (typeof PortfolioPage)[keyof typeof PortfolioPage];

/** Where somebody is in the portfolio. */
export interface PortfolioPlace {
  readonly page: PortfolioPage;
  readonly basketId?: string;
  readonly shareId?: string;
}

/**
 * What is chosen tells the page of the portfolio: nothing the summary, a basket its detail, a share
 * of that basket its breakup, and a share alone its own detail; an omni asset is one such share.
 *
 * @source PM-1.2, PM-2.129; private market, section 2
 * @param chosen ids, absent or blank where nothing is chosen
 * @throws a sentence for an id that is not text
 * @example
 * ```ts
 * portfolioPlace({ basketId: '7', shareId: '12' });
 * // => { page: 'page2', basketId: '7', shareId: '12' }
 * portfolioPlace({}); // => { page: 'page0' }
 * ```
 */
export function portfolioPlace(chosen: {
  readonly basketId?: string | undefined;
  readonly shareId?: string | undefined;
}): PortfolioPlace {
  const { basketId = '', shareId = '' } = asFacts(chosen);
  const [basket, share] = [asText(basketId).trim(), asText(shareId).trim()];
  if (basket === '' && share === '') return { page: PortfolioPage.Summary };
  if (basket === '') return { page: PortfolioPage.Share, shareId: share };
  if (share === '') return { page: PortfolioPage.Basket, basketId: basket };
  return { page: PortfolioPage.BasketShare, basketId: basket, shareId: share };
}

/**
 * The way back leads from a share of a basket to the basket, and from everywhere else to the
 * summary.
 *
 * @source PM-2.129, PM-2.134; private market, section 2
 * @throws a sentence for a page that the portfolio does not have
 * @example
 * ```ts
 * portfolioPlaceBefore({ page: 'page2', basketId: '7', shareId: '12' });
 * // => { page: 'page1', basketId: '7' }
 * ```
 */
export function portfolioPlaceBefore(place: PortfolioPlace): PortfolioPlace {
  const { page, basketId } = asFacts(place);
  const isShareOfBasket = asWord(page, PortfolioPage) === PortfolioPage.BasketShare;
  return portfolioPlace(isShareOfBasket ? { basketId } : {});
}
