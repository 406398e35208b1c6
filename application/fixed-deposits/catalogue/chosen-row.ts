import type { RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import type { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import type { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { token } from '#application/platform/token.ts';
import type { DepositId } from './deposit-ids.ts';

/**
 * The tenure and payout frequency that the investor chose last, stored in this tab. The next page
 * of a deposit opens with them.
 */
export interface ChosenRow {
  readTenure(): Tenure | undefined;
  /** At maturity if none is stored. */
  readPayout(): PayoutFrequency;
  keepTenure(tenure: Tenure): void;
  keepPayout(payoutFrequency: PayoutFrequency): void;
  /** Stores the row of the rate card whose deposit the investor opened from a list. */
  keep(depositId: DepositId, row: RateCardRow): void;
}
export const ChosenRow = token<ChosenRow>('fixed-deposits/chosen-row');
