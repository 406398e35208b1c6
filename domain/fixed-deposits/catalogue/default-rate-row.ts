import { checkInstance, checkOneOf, checkOptions } from '../../platform/argument-checks.ts';
import { PayoutFrequency } from '../interest/payout-frequency.ts';
import { RateCard, type RateCardRow } from './rate-card.ts';
import type { Tenure } from '../interest/tenure.ts';

/** The facts that decide which row of the tenure table is selected by default. */
export interface RowWish {
  /** The tenure that the investor chose before, if any. */
  readonly tenure?: Tenure | undefined;
  /** The id of the scheme in the page's URL, if any. */
  readonly schemeId?: number | undefined;
  readonly payoutFrequency: PayoutFrequency;
}

const WISH = ['tenure', 'schemeId', 'payoutFrequency'] as const;

/**
 * The row of the tenure table that is selected by default: the tenure chosen before, else the
 * scheme in the URL, else the first row with a tag (most popular), else the shortest tenure.
 * Undefined for an empty rate card.
 *
 * @source FD-2.60, FD-4.51
 * @throws an error for an unknown payout frequency
 * @example
 * ```ts
 * defaultRateRow(RateCard.of([]), { payoutFrequency: 'monthly' }); // => undefined
 * ```
 */
export function defaultRateRow(rateCard: RateCard, wish: RowWish): RateCardRow | undefined {
  const { tenure, schemeId, payoutFrequency } = checkOptions(wish, WISH);
  checkOneOf(payoutFrequency, PayoutFrequency);
  const card = checkInstance(rateCard, RateCard, 'a rate card');
  const chosen = tenure === undefined ? undefined : card.rowFor({ tenure, payoutFrequency });
  const named = schemeId === undefined ? undefined : card.rowOfScheme(schemeId);
  return chosen ?? named ?? card.rows.find((row) => row.tag !== undefined) ?? card.rows[0];
}
