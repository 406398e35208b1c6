import type { PrefetchRequest, Read } from '#infrastructure/platform/http/response-prefetch.ts';

/** Requests the totals of an investor's deposits. */
export function depositSummaryCall(investorId: number): PrefetchRequest {
  return {
    api: 'main',
    path: '/investment/getportfoliosummary',
    body: { investor_id: investorId, fd_id: 0 },
    key: `deposit-summary/${investorId}`,
  };
}

export function heldDepositsCall(investorId: number): PrefetchRequest {
  return {
    api: 'main',
    path: '/investment/getportfolio',
    body: { investor_id: investorId },
    key: `held-deposits/${investorId}`,
  };
}

/** Requests the deposits that an investor holds with the partner bank. */
export function partnerHoldingsCall(investorId: number): PrefetchRequest {
  return {
    api: 'main',
    path: '/invest/tarrakki/portfolio',
    body: { investor_id: investorId },
    key: `partner-holdings/${investorId}`,
  };
}

/** The reads that a route may prefetch. */
export const reads = {
  'deposit-summary': ({ investorId }) => depositSummaryCall(investorId),
  'held-deposits': ({ investorId }) => heldDepositsCall(investorId),
  'partner-holdings': ({ investorId }) => partnerHoldingsCall(investorId),
} satisfies Readonly<Record<string, Read>>;
