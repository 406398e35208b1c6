import type { PrefetchRequest, Read } from '#infrastructure/platform/http/response-prefetch.ts';

/** Requests the deposit orders that the investor can still pay; not in the API documents. */
export function unpaidDepositOrdersCall(): PrefetchRequest {
  return {
    api: 'main',
    method: 'GET',
    path: '/investment/unpaid-orders',
    key: 'unpaid-deposit-orders',
  };
}

/** The reads that a route may prefetch. */
export const reads = {
  'unpaid-deposit-orders': () => unpaidDepositOrdersCall(),
} satisfies Readonly<Record<string, Read>>;
