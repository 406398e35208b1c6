import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** Where an onboarding step was entered from (`where_from`), and the way on from it. */
export interface Flow {
  readonly whereFrom: string | undefined;
  /** Whether a deposit is being booked: its onboarding steps follow one another. */
  readonly isMaturityFlow: boolean;
  /** A path of the app that carries the origin on. */
  pathTo(path: string): string;
}

const PARAMETER = 'where_from';
const MATURITY = 'maturity-action';

export function flowOf(search: string): Flow {
  const whereFrom = new URLSearchParams(search).get(PARAMETER) ?? undefined;
  return {
    whereFrom,
    isMaturityFlow: whereFrom === MATURITY,
    pathTo: (path) =>
      whereFrom === undefined ? path : `${path}?${PARAMETER}=${encodeURIComponent(whereFrom)}`,
  };
}

export function useFlow(): Flow {
  const { search } = useLocation();
  return useMemo(() => flowOf(search), [search]);
}
