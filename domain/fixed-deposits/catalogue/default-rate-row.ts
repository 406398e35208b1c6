import { checkRecord, checkInstance, asWord } from '../../platform/argument-checks.ts';
import { PayoutFrequency } from '../interest/payout-frequency.ts';
import { RateCard, type RateCardRow } from './rate-card.ts';
import type { Tenure } from '../interest/tenure.ts';

/** What decides the preselected row of the tenure table. */
export interface RowWish {
  /** The tenure chosen earlier, if any. */
  readonly tenure?: Tenure | undefined;
  /** The scheme named by the address. */
  readonly schemeId?: number | undefined;
  readonly payoutFrequency: PayoutFrequency;
}

/**
 * The preselected row of the tenure table: of the tenure chosen earlier, else of the address, else
 * the most popular, else the shortest.
 *
 * @source FD-2.60, FD-4.51
 * @throws an error for an unknown payout frequency
 * @example
 * ```ts
 * defaultRateRow(RateCard.of([]), { payoutFrequency: 'monthly' }); // => undefined
 * ```
 */
export function defaultRateRow(rateCard: RateCard, wish: RowWish): RateCardRow | undefined {
  const { tenure, schemeId, payoutFrequency } = checkRecord(wish);
  asWord(payoutFrequency, PayoutFrequency);
  const card = checkInstance(rateCard, RateCard, 'a rate card');
  const chosen = tenure === undefined ? undefined : card.rowFor({ tenure, payoutFrequency });
  const named = schemeId === undefined ? undefined : card.rowOfScheme(schemeId);
  return chosen ?? named ?? card.rows.find((row) => row.tag !== undefined) ?? card.rows[0];
}
