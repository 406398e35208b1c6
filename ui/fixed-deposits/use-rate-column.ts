import { type RateColumn, rateColumnFor } from '#domain/fixed-deposits/rate-column.ts';
import { useSessionState } from '../platform/session-context.tsx';

/** Whose rates a list shows: those of the investor, the regular ones of a visitor. */
export function useRateColumn(): RateColumn {
  const { investor } = useSessionState();
  const isSeniorCitizen = investor?.isSeniorCitizen ?? false;
  return rateColumnFor({ gender: investor?.gender, isSeniorCitizen });
}
