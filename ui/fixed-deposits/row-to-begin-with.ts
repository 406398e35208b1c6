import type { SchemeId } from '#application/fixed-deposits/deposit-ids.ts';
import type { PayoutFrequency } from '#domain/fixed-deposits/payout-frequency.ts';
import type { RateCard, RateCardRow } from '#domain/fixed-deposits/rate-card.ts';
import type { Tenure } from '#domain/fixed-deposits/tenure.ts';

interface Wish {
  /** Chosen before, if any. */
  readonly tenure: Tenure | undefined;
  /** What the address names. */
  readonly schemeId: SchemeId | undefined;
  readonly payoutFrequency: PayoutFrequency;
}

/** The chosen tenure; else what the address names, what most people take, or the first. */
export function rowToBeginWith(
  rateCard: RateCard,
  { tenure, schemeId, payoutFrequency }: Wish,
): RateCardRow | undefined {
  const chosen = tenure && rateCard.rowFor({ tenure, payoutFrequency });
  const named = schemeId === undefined ? undefined : rateCard.rowOfScheme(schemeId);
  const [first] = rateCard.rows;
  return chosen ?? named ?? rateCard.rows.find((row) => row.tag !== undefined) ?? first;
}
