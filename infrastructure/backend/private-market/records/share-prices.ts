import { type PricingTier, PricingTiers } from '#domain/private-market/catalogue/pricing-tiers.ts';
import { Money } from '#domain/platform/money.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';

/** The price tier for a quantity; undefined if the price is only available on request. */
export async function tierOf(
  database: Kysely<Database>,
  order: { readonly shareId: number; readonly units: number },
): Promise<PricingTier | undefined> {
  const tiers = await tiersOf(database, [order.shareId]);
  return tiers.get(order.shareId)?.tierFor(order.units);
}

/** The price tiers of shares; a share whose price is only available on request has none. */
export async function tiersOf(
  database: Kysely<Database>,
  shareIds: readonly number[],
): Promise<ReadonlyMap<number, PricingTiers>> {
  const rows =
    shareIds.length === 0
      ? []
      : await database
          .selectFrom('share_tiers')
          .selectAll()
          .where('share_id', 'in', shareIds)
          .execute();
  const tiersFor = (shareId: number) =>
    rows
      .filter(({ share_id }) => share_id === shareId)
      .map((row) => ({
        minimumQuantity: row.minimum_quantity,
        maximumQuantity: row.maximum_quantity ?? undefined,
        pricePerUnit: Money.of(row.price_per_unit),
        minimumPrice: moneyOrNone(row.minimum_price),
        maximumPrice: moneyOrNone(row.maximum_price),
      }));
  return new Map(shareIds.map((shareId) => [shareId, PricingTiers.of(tiersFor(shareId))]));
}

export function moneyOrNone(text: string | null): Money | undefined {
  return text === null ? undefined : Money.of(text);
}
