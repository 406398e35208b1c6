import { isSkipOffered } from '#domain/accounts/bank/bank-destination.ts';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** What an investor is doing who lacks an onboarding step. */
export type Journey = 'deposit' | 'purchase';

/** The origin of an onboarding step (`where_from`), and the links that pass it on. */
export interface Flow {
  readonly whereFrom: string | undefined;
  /** The booking of a deposit, or the purchase of shares or baskets; undefined for neither. */
  readonly journey: Journey | undefined;
  /** Whether the step belongs to the booking of a deposit. */
  readonly isDepositBooking: boolean;
  /** Adds the origin to a path of the app. */
  pathTo(path: string): string;
}

const PARAMETER = 'where_from';
const MATURITY = 'maturity-action';

export function flowOf(search: string): Flow {
  const whereFrom = new URLSearchParams(search).get(PARAMETER) ?? undefined;
  const isDepositBooking = whereFrom === MATURITY;
  const other = isSkipOffered(whereFrom) ? undefined : 'purchase';
  return {
    whereFrom,
    journey: isDepositBooking ? 'deposit' : other,
    isDepositBooking,
    pathTo: (path) =>
      whereFrom === undefined ? path : `${path}?${PARAMETER}=${encodeURIComponent(whereFrom)}`,
  };
}

export function useFlow(): Flow {
  const { search } = useLocation();
  return useMemo(() => flowOf(search), [search]);
}
