import type { BasketShare } from '#application/private-market/baskets.ts';
import type { BasketId, ShareId, ShareOrderId } from '#application/private-market/share-ids.ts';
import type { ListingTab } from '#ui/private-market/catalogue/listing/listing-tab.ts';
import { PortfolioPage, type PortfolioPlace } from './shared/portfolio-place.ts';

export const ORDERS_PATH = '/privatemarket/orders';
export const DASHBOARD_PATH = '/dashboard';

export function basketPath(basketId: BasketId): string {
  return `/basket-details?basket_id=${basketId}`;
}

/** The path of the company whose share is part of a basket. */
export function breakupDetailsPath({
  shareId,
  domainName,
}: Pick<BasketShare, 'shareId'> & Partial<Pick<BasketShare, 'domainName'>>): string {
  return `/basket-breakup-details?${shareQuery(shareId, domainName)}`;
}

export function companyPath(shareId: ShareId, domainName: string | undefined): string {
  return `/pre-ipo-details?${shareQuery(shareId, domainName)}`;
}

/** The path of the ordered basket or company; undefined if the backend names neither. */
export function orderedPath(order: {
  readonly shareId?: ShareId | undefined;
  readonly domainName?: string | undefined;
  readonly basketId?: BasketId | undefined;
}): string | undefined {
  const { shareId, domainName, basketId } = order;
  if (basketId !== undefined) return basketPath(basketId);
  return shareId === undefined ? undefined : companyPath(shareId, domainName);
}

/** Parses an id from a URL; undefined unless it is a whole number above zero. */
export function idIn(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

function shareQuery(shareId: ShareId, domainName: string | undefined): string {
  return new URLSearchParams({
    pre_ipo_stock_id: String(shareId),
    ...(domainName !== undefined && { domain_name: domainName }),
  }).toString();
}

export function listingPath(tab: ListingTab): string {
  return `/privatemarket/listing?tab=${tab}`;
}

/** The path of the page with the costs and the payment of an order. */
export function orderSummaryPath(requestId: ShareOrderId, isBasket = false): string {
  return `/${isBasket ? 'basket' : 'omni-asset'}/order-summary?id=${requestId}`;
}

const SIGN = 'sign';

/** The path of the orders page that opens the deal slip of one order. */
export function dealSlipPath(requestId: ShareOrderId): string {
  return `${ORDERS_PATH}?${SIGN}=${requestId}`;
}

/** The id of the order whose deal slip the URL asks to open. */
export function orderToSignIn(query: URLSearchParams): ShareOrderId | undefined {
  return idIn(query.get(SIGN));
}

const ANSWER = 'answer';

/** The path of the orders page that scrolls to the price offer of one order. */
export function offerPath(requestId: ShareOrderId): string {
  return `${ORDERS_PATH}?${ANSWER}=${requestId}`;
}

/** The id of the order or sale that the URL asks the investor to answer. */
export function idToAnswer(query: URLSearchParams): number | undefined {
  return idIn(query.get(ANSWER));
}

/** The path of each portfolio page. Each has its own, so that back and reload work. */
const PORTFOLIO_PATHS = {
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
  return query === '' ? PORTFOLIO_PATHS[page] : `${PORTFOLIO_PATHS[page]}?${query}`;
}

const SELL_PATH = '/privatemarket/sell';

/** The path of the page on which the investor answers a sale; it scrolls to the sale. */
export function saleToAnswerPath(requestId: number): string {
  return `${SELL_PATH}?${ANSWER}=${requestId}`;
}

/** The values that a link can prefill in the sell form. */
export interface SellLink {
  readonly shareName?: string | undefined;
  readonly quantity?: string | undefined;
  readonly askingPrice?: string | undefined;
}

const SELL_FIELDS = {
  shareName: 'share_name',
  quantity: 'quantity',
  askingPrice: 'asking_price',
} as const satisfies Record<keyof SellLink, string>;

export function sellPath(link: SellLink): string {
  const query = new URLSearchParams();
  for (const name of ['shareName', 'quantity', 'askingPrice'] as const) {
    const text = link[name] ?? '';
    if (text !== '') query.set(SELL_FIELDS[name], text);
  }
  return query.size === 0 ? SELL_PATH : `${SELL_PATH}?${query.toString()}`;
}

export function sellLinkIn(query: URLSearchParams): SellLink {
  const of = (name: keyof SellLink) => query.get(SELL_FIELDS[name]) ?? undefined;
  return { shareName: of('shareName'), quantity: of('quantity'), askingPrice: of('askingPrice') };
}

/** Whether the URL asks for an answer, with or without a valid id. */
export function isToAnswerIn(query: URLSearchParams): boolean {
  return query.has(ANSWER);
}
