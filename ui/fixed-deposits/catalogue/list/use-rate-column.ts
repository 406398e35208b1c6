import { type RateColumn, rateColumnFor } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { useSessionState } from '#ui/platform/session/session-context.tsx';

/**
 * Which rates a list shows: those for the investor's age and gender, or regular ones for a visitor.
 */
export function useRateColumn(): RateColumn {
  const { investor } = useSessionState();
  const isSeniorCitizen = investor?.isSeniorCitizen ?? false;
  return rateColumnFor({ gender: investor?.gender, isSeniorCitizen });
}
