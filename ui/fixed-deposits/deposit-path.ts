import type { DepositId } from '#application/fixed-deposits/deposit-ids.ts';
import type { HeldDeposit } from '#application/fixed-deposits/held-deposits.ts';
import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import { depositIdFor } from '#domain/fixed-deposits/deposit-id.ts';
import { payoutLabel } from '#domain/fixed-deposits/payout-frequency.ts';
import type { RateCardRow } from '#domain/fixed-deposits/rate-card.ts';

/** Stands in the address where a scheme has no tag. */
const NO_TAG = '-';

/** The address of the invest details of one row of a rate card. */
export function investPath(depositId: DepositId, row: RateCardRow): string {
  const tag = row.tag === undefined || row.tag === '' ? NO_TAG : encodeURIComponent(row.tag);
  return `/invest/${depositId}/${row.schemeMasterId}/${tag}`;
}

/** The address of a deposit alone: its details begin with the row that most people take. */
export function depositPath(depositId: DepositId): string {
  return `/invest/${depositId}/0/${NO_TAG}`;
}

/** The address of a deposit that the investor has. */
export function heldDepositPath({
  depositOrderId,
  depositId,
}: Pick<HeldDeposit, 'depositOrderId' | 'depositId'>): string {
  return `/portfolio/investment-details/${depositOrderId}/${depositId}`;
}

/** Keeps what a card showed, so that the details begin with it. */
export function rememberChosenRow(
  journey: JourneyStore,
  depositId: DepositId,
  row: RateCardRow,
): void {
  journey.write(JourneyKey.DepositId, String(depositId));
  journey.write(JourneyKey.SelectedTenure, row.tenure.text);
  journey.write(JourneyKey.PayoutMechanism, payoutLabel(row.payoutFrequency));
}

/** The deposit of an address: a number, or `suryoday`; undefined for anything else. */
export function depositIdOf(text: string | undefined): DepositId | undefined {
  return text === undefined || text === '' ? undefined : depositIdFor(text);
}
