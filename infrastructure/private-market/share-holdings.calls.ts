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

/** The reads that a route may prefetch. */
export const reads = {
  'held-shares': ({ investorId }) => heldSharesCall(investorId),
  'basket-orders': ({ investorId }) => basketOrdersCall(investorId),
} satisfies Readonly<Record<string, Read>>;
