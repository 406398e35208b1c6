import type { DepositId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type { HeldDeposit } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { depositIdFor } from '#domain/fixed-deposits/catalogue/deposit-id.ts';
import type { RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';

/** The part of the path that replaces the tag of a scheme without one. */
const NO_TAG = '-';

/** The path of the deposit's page, opened at one row of its rate card. */
export function investPath(depositId: DepositId, row: RateCardRow): string {
  const tag = row.tag === undefined || row.tag === '' ? NO_TAG : encodeURIComponent(row.tag);
  return `/invest/${depositId}/${row.schemeMasterId}/${tag}`;
}

/** The path of the deposit's page, opened at its default row. */
export function depositPath(depositId: DepositId): string {
  return `/invest/${depositId}/0/${NO_TAG}`;
}

/** The path of the details of a deposit that the investor holds. */
export function heldDepositPath({
  depositOrderId,
  depositId,
}: Pick<HeldDeposit, 'depositOrderId' | 'depositId'>): string {
  return `/portfolio/investment-details/${depositOrderId}/${depositId}`;
}

/** The page of the deposits at other institutions. */
export const HELD_ELSEWHERE_PATH = '/portfolio/held-elsewhere';

/** The path at which an investor reviews an order that an advisor has prepared. */
export function advisorOrderPath(uniqueId: string): string {
  return `/ifa-journey/${encodeURIComponent(uniqueId)}`;
}

/** The deposit id in a URL: a number or `suryoday`; undefined for any other text. */
export function depositIdOf(text: string | undefined): DepositId | undefined {
  return text === undefined || text === '' ? undefined : depositIdFor(text);
}
