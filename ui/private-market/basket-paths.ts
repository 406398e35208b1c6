import type { BasketShare } from '#application/private-market/baskets.ts';
import type { BasketId, ShareId } from '#application/private-market/share-ids.ts';

export const ORDERS_PATH = '/privatemarket/orders';
export const DASHBOARD_PATH = '/dashboard';

export function basketPath(basketId: BasketId): string {
  return `/basket-details?basket_id=${basketId}`;
}

/** A share of a basket, told in full. */
export function breakupDetailsPath({
  shareId,
  domainName,
}: Pick<BasketShare, 'shareId'> & Partial<Pick<BasketShare, 'domainName'>>): string {
  return `/basket-breakup-details?${shareQuery(shareId, domainName)}`;
}

/** The page of a company. */
export function companyPath(shareId: ShareId, domainName: string | undefined): string {
  return `/pre-ipo-details?${shareQuery(shareId, domainName)}`;
}

/** Ids of an address are whole numbers above zero; anything else names nothing. */
export function idIn(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

function shareQuery(shareId: ShareId, domainName: string | undefined): string {
  return new URLSearchParams({
    pre_ipo_stock_id: String(shareId),
    ...(domainName !== undefined && { domain_name: domainName }),
  }).toString();
}
