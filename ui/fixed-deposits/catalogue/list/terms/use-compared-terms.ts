import { DEFAULT_DEPOSIT_AMOUNT } from '#domain/fixed-deposits/booking/deposit-amount.ts';
import type {
  ComparedTenure,
  ComparisonTerms,
} from '#domain/fixed-deposits/catalogue/like-for-like.ts';
import { rateColumnFor } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { useMemo } from 'react';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import { useToday } from '#ui/platform/use-today.ts';
import type { ListNarrowing } from '#ui/fixed-deposits/catalogue/list/list-narrowing.ts';

/** The terms of a list, and whether they show the rates of senior citizens. */
export interface ListComparison extends ComparisonTerms {
  readonly isSeniorCitizen: boolean;
}

/**
 * The terms at which a list compares its deposits: those of the URL, else ₹1,00,000, the rates of
 * the investor, and the tenure of the list. If the list is filtered by tenure, its own tenure is
 * not used: each deposit shows the tenure that matched the filter.
 */
export function useComparedTerms(
  { terms, filter }: Pick<ListNarrowing, 'terms' | 'filter'>,
  usual?: ComparedTenure,
): ListComparison {
  const { investor } = useSessionState();
  const today = useToday();
  const isSeniorCitizen = terms.isSeniorCitizen ?? investor?.isSeniorCitizen ?? false;
  const own = filter.tenureRange === undefined ? usual : undefined;
  const tenure = terms.tenure ?? own;
  const column = rateColumnFor({ gender: investor?.gender, isSeniorCitizen });
  const principal = terms.amount ?? DEFAULT_DEPOSIT_AMOUNT;
  // The same object while its values are the same, so that unchanged rows are not rendered again.
  return useMemo(
    () => ({ principal, column, tenure, today, isSeniorCitizen }),
    [principal, column, tenure, today, isSeniorCitizen],
  );
}
