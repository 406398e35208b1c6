import { HOUSE_ADVISOR_ID } from '#infrastructure/platform/http/provider-ids.wire.ts';
import type { PrefetchRequest, Read } from '#infrastructure/platform/http/response-prefetch.ts';

export function heldSharesCall(investorId: number): PrefetchRequest {
  return {
    api: 'private-market',
    path: '/preipoportfolio',
    body: { ifa_id: HOUSE_ADVISOR_ID, investor_id: investorId },
    key: `held-shares/${investorId}`,
  };
}

/** Requests an investor's basket orders and held baskets. */
export function basketOrdersCall(investorId: number): PrefetchRequest {
  return {
    api: 'private-market',
    method: 'GET',
    path: '/basket-orders/filter',
    query: { investor_id: String(investorId) },
    key: `basket-orders/${investorId}`,
  };
}

/** Requests an investor's share orders of one tab of the orders page, such as `active`. */
export function shareOrdersCall(investorId: number, tab: string): PrefetchRequest {
  return {
    api: 'private-market',
    path: '/getorderlist',
    body: { ifa_id: HOUSE_ADVISOR_ID, investor_id: investorId, tag: tab },
    key: `share-orders/${investorId}/${tab}`,
  };
}

export function sellRequestsCall(): PrefetchRequest {
  return {
    api: 'private-market',
    method: 'GET',
    path: '/pre-ipo/sell-requests',
    key: 'sell-requests',
  };
}

/** The reads that a route may prefetch. */
export const reads = {
  'held-shares': ({ investorId }) => heldSharesCall(investorId),
  'basket-orders': ({ investorId }) => basketOrdersCall(investorId),
  'active-share-orders': ({ investorId }) => shareOrdersCall(investorId, 'active'),
  'sell-requests': () => sellRequestsCall(),
} satisfies Readonly<Record<string, Read>>;
