import type { DepositRates } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import { isBookedEmbedded } from '#domain/fixed-deposits/booking/embedded-booking.ts';
import type { RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import type { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';

/** The rate card rows to choose from. The partner bank has separate ones for senior citizens. */
export function rowsToChoose(
  rates: DepositRates | undefined,
  column: RateColumn,
): readonly RateCardRow[] {
  if (rates === undefined) return [];
  const { deposit, rateCard } = rates;
  if (!isBookedEmbedded(deposit.issuerId)) return rateCard.rows;
  return rateCard.rows.filter((row) => row.rates[column] !== undefined);
}

/** The chosen row if it is among the rows, else the first one. */
export function rowAmong(
  rows: readonly RateCardRow[],
  chosen: RateCardRow | undefined,
): RateCardRow | undefined {
  const isThere = rows.some((row) => row.schemeMasterId === chosen?.schemeMasterId);
  return isThere || rows.length === 0 ? chosen : rows[0];
}
