import type { DepositRates } from '#application/fixed-deposits/rate-cards.ts';
import { isBookedEmbedded } from '#domain/fixed-deposits/embedded-booking.ts';
import type { RateCardRow } from '#domain/fixed-deposits/rate-card.ts';
import type { RateColumn } from '#domain/fixed-deposits/rate-column.ts';

/** The rows to choose from: the partner bank has schemes of their own for seniors. */
export function rowsToChoose(
  rates: DepositRates | undefined,
  column: RateColumn,
): readonly RateCardRow[] {
  if (rates === undefined) return [];
  const { deposit, rateCard } = rates;
  if (!isBookedEmbedded(deposit.issuerId)) return rateCard.rows;
  return rateCard.rows.filter((row) => row.rates[column] !== undefined);
}

/** The chosen row as long as it can be chosen, else the first. */
export function rowAmong(
  rows: readonly RateCardRow[],
  chosen: RateCardRow | undefined,
): RateCardRow | undefined {
  const isThere = rows.some((row) => row.schemeMasterId === chosen?.schemeMasterId);
  return isThere || rows.length === 0 ? chosen : rows[0];
}
