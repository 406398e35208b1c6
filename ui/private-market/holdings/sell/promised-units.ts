import type { SentSellRequest } from '#application/private-market/sell-requests.ts';
import { isOpenSellRequest } from '#domain/private-market/holdings/sell-request-moves.ts';

/** The number of units of a held share that pending sell requests already cover. */
export function promisedUnits(sent: readonly SentSellRequest[], name: string): number {
  return sent
    .filter(({ shareName, status }) => shareName === name && isOpenSellRequest(status))
    .reduce((sum, { heldHere, quantity }) => sum + (heldHere ?? quantity), 0);
}
