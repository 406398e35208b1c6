import { asFacts, asKind, asWord } from '../platform/expected.ts';
import { PayoutFrequency } from './payout-frequency.ts';
import { RateCard, type RateCardRow } from './rate-card.ts';
import type { Tenure } from './tenure.ts';

/** What speaks for a row of the tenure table before anybody picks one. */
export interface RowWish {
  /** Chosen before, if any. */
  readonly tenure?: Tenure | undefined;
  /** What the address names. */
  readonly schemeId?: number | undefined;
  readonly payoutFrequency: PayoutFrequency;
}

/**
 * The row of the tenure table that is chosen at first: the tenure chosen before, else what the
 * address names, what most people take, or the shortest tenure.
 *
 * @source FD-2.60, FD-4.51
 * @throws a sentence on an unknown payout
 * @example
 * ```ts
 * rowToBeginWith(RateCard.of([]), { payoutFrequency: 'monthly' }); // => undefined
 * ```
 */
export function rowToBeginWith(rateCard: RateCard, wish: RowWish): RateCardRow | undefined {
  const { tenure, schemeId, payoutFrequency } = asFacts(wish);
  asWord(payoutFrequency, PayoutFrequency);
  const card = asKind(rateCard, RateCard, 'a rate card');
  const chosen = tenure === undefined ? undefined : card.rowFor({ tenure, payoutFrequency });
  const named = schemeId === undefined ? undefined : card.rowOfScheme(schemeId);
  return chosen ?? named ?? card.rows.find((row) => row.tag !== undefined) ?? card.rows[0];
}
