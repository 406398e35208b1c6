import { type RateColumn, rateColumnFor } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import {
  depositContentCall,
  depositListCall,
  depositOffersCall,
} from './fixed-deposits/catalogue/deposit-catalogue.calls.ts';
import {
  partnerIssuersCall,
  partnerSchemesCall,
} from './fixed-deposits/catalogue/partner-deposits.calls.ts';
import { depositRatesCall } from './fixed-deposits/catalogue/rate-cards.calls.ts';
import {
  depositSummaryCall,
  heldDepositsCall,
  partnerHoldingsCall,
} from './fixed-deposits/holdings/held-deposits.calls.ts';
import type { PrefetchRequest } from './platform/http/response-prefetch.ts';
import { shareListCall } from './private-market/market-shares.calls.ts';
import { basketOrdersCall, heldSharesCall } from './private-market/share-holdings.calls.ts';

/** The opened address and its investor. The ids are 0 for a visitor, or without a deposit. */
interface Opened {
  readonly investorId: number;
  readonly depositId: number;
  readonly column: RateColumn;
}

/** The properties of the signed-in investor that requests depend on. */
export interface OpeningInvestor {
  readonly investorId: number;
  readonly isFemale: boolean;
  readonly isSeniorCitizen: boolean;
}

type RequestsOf = (opened: Opened) => readonly PrefetchRequest[];

const dashboard: RequestsOf = ({ investorId, column }) => [
  depositSummaryCall(investorId),
  // The dashboard's total also includes shares and baskets.
  heldSharesCall(investorId),
  basketOrdersCall(investorId),
  depositListCall({ investorId, categoryId: 3, tagId: 1, count: 1, rateColumn: column }),
  depositListCall({ investorId, categoryId: 5, tagId: 4, count: 10 }),
  partnerIssuersCall,
  partnerSchemesCall,
];
const portfolio: RequestsOf = ({ investorId }) => [
  depositSummaryCall(investorId),
  heldDepositsCall(investorId),
  partnerHoldingsCall(investorId),
];
const deposit: RequestsOf = ({ investorId, depositId }) => [
  depositRatesCall({ investorId, depositId, payoutCode: 'C' }),
  depositContentCall(depositId),
  depositOffersCall({ investorId, depositId }),
];
const shares: RequestsOf = () => [shareListCall('all')];

const own: readonly (readonly [path: RegExp, requests: RequestsOf])[] = [
  [/^\/dashboard\/?$/i, dashboard],
  [/^\/(portfolio|fd-summary|investmentDetails)\/?$/i, portfolio],
];
const open: typeof own = [
  [/^\/invest\/(?<id>[1-9]\d{0,8})\/[^/]+\/[^/]+\/?$/i, deposit],
  [/^\/privatemarket\/listing\/?$/i, shares],
];

/**
 * The requests that a screen sends first, to be prefetched by the page. A browser test opens each
 * screen as an investor and fails if a prefetched reply is not used. If a tab has stored another
 * payout for a deposit, the app requests its rates again.
 * @param investor undefined for a visitor, whom the app redirects from an investor's screens
 */
export function initialRequests(
  pathname: string,
  investor: OpeningInvestor | undefined,
): readonly PrefetchRequest[] {
  const reachable = investor === undefined ? open : [...own, ...open];
  for (const [path, requestsOf] of reachable) {
    const found = path.exec(pathname);
    if (found === null) continue;
    const { investorId = 0, isFemale = false, isSeniorCitizen = false } = investor ?? {};
    const column = rateColumnFor({ gender: isFemale ? 'female' : 'male', isSeniorCitizen });
    return requestsOf({ investorId, depositId: Number(found.groups?.['id'] ?? 0), column });
  }
  return [];
}
