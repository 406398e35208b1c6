import { CUMULATIVE_CODE } from './cumulative-code.wire.ts';
import type { PrefetchRequest, Read } from '#infrastructure/platform/http/response-prefetch.ts';
import { depositIdOf } from './deposit-id-of.ts';
import type { FdRequest } from './rate-cards.wire.ts';

export interface DepositRatesParameters {
  /** The id of the signed-in investor; 0 for a visitor. */
  readonly investorId: number;
  readonly depositId: number;
  /** `C` for cumulative, `NC1` to `NC4` for the other payouts. */
  readonly payoutCode: string;
}

/** Requests the rates and tenures of a deposit. */
export function depositRatesCall({
  investorId,
  depositId,
  payoutCode,
}: DepositRatesParameters): PrefetchRequest {
  const body: FdRequest = {
    display_location: 'TenureAndReturns',
    tag: '',
    investor_id: investorId,
    fd_id: depositId,
    payout_method_id: payoutCode,
  };
  const key = `deposit-rates/${investorId}/${depositId}/${payoutCode}`;
  return { api: 'main', path: '/products/getfd', body, key };
}

/** The reads that a route may prefetch. */
export const reads = {
  'deposit-rates-at-maturity': ({ investorId, parameters }) => {
    const depositId = depositIdOf(parameters);
    if (depositId === undefined) return undefined;
    return depositRatesCall({ investorId, depositId, payoutCode: CUMULATIVE_CODE });
  },
} satisfies Readonly<Record<string, Read>>;
