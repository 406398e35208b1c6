import { Money } from '#domain/platform/money.ts';
import { heldValue } from '#domain/private-market/holdings/held-value.ts';
import { SellRequestStatus } from '#domain/private-market/holdings/sell-request-moves.ts';
import type { PricedUnits } from '#domain/private-market/holdings/share-sale.ts';
import { PricingTiers } from '#domain/private-market/catalogue/pricing-tiers.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { ShareDealings } from './share-dealings.ts';
import { moneyOrNone, tiersOf } from './share-prices.ts';
import { unitsFromOwn } from './take-from-holdings.ts';

/**
 * The present value of each share that an investor holds outside baskets, by its id. A share whose
 * price is only available on request is missing.
 */
export async function heldValues(
  database: Kysely<Database>,
  investorId: number,
  held: readonly ShareDealings[],
): Promise<ReadonlyMap<number, Money>> {
  const tiers = await tiersOf(
    database,
    held.map(({ shareId }) => shareId),
  );
  const bids = await bidsFor(database, investorId, held);
  return new Map(
    held.flatMap(({ shareId, lots, left }): [number, Money][] => {
      const [share] = lots;
      const value = heldValue({
        lots: left.map(({ lot_id, units }) => ({ boughtUnits: unitsOf(lots, lot_id), units })),
        tiers: tiers.get(shareId) ?? PricingTiers.of([]),
        pricePerUnit: moneyOrNone(share?.retail_price ?? null),
        bids: bids.get(shareId),
      });
      return value === undefined ? [] : [[shareId, value]];
    }),
  );
}

function unitsOf(lots: ShareDealings['lots'], lotId: number): number {
  const lot = lots.find(({ lot_id }) => lot_id === lotId);
  if (lot === undefined) throw new Error(`lot ${lotId} is left but was not bought`);
  return lot.units;
}

/**
 * The units of each share for which the desk has found a buyer, and the price that the buyer pays,
 * without those that will come from baskets.
 */
async function bidsFor(
  database: Kysely<Database>,
  investorId: number,
  held: readonly ShareDealings[],
): Promise<ReadonlyMap<number, readonly PricedUnits[]>> {
  const requests = await database
    .selectFrom('sell_requests')
    .select(['share_id', 'units', 'units_here', 'asking_price'])
    .where('investor_id', '=', investorId)
    .where('status', 'in', [SellRequestStatus.Accepted, SellRequestStatus.Agreed])
    .orderBy('id')
    .execute();
  const bids = new Map<number, readonly PricedUnits[]>();
  for (const { shareId } of held) {
    const ofShare = requests.filter(({ share_id }) => share_id === shareId);
    if (ofShare.length === 0) continue;
    const units = await unitsFromOwn(database, { investorId, shareId }, ofShare);
    const prices = ofShare.map(({ asking_price }) => Money.of(asking_price));
    bids.set(
      shareId,
      prices.map((pricePerUnit, at) => ({ pricePerUnit, units: units[at] ?? 0 })),
    );
  }
  return bids;
}
