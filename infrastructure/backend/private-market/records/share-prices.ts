import { type PricingTier, PricingTiers } from '#domain/private-market/catalogue/pricing-tiers.ts';
import { Money } from '#domain/platform/money.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';

/** The price tier for a quantity; undefined if the price is only available on request. */
export async function tierOf(
  database: Kysely<Database>,
  order: { readonly shareId: number; readonly units: number },
): Promise<PricingTier | undefined> {
  const rows = await database
    .selectFrom('share_tiers')
    .selectAll()
    .where('share_id', '=', order.shareId)
    .execute();
  const tiers = rows.map((row) => ({
    minimumQuantity: row.minimum_quantity,
    maximumQuantity: row.maximum_quantity ?? undefined,
    pricePerUnit: Money.of(row.price_per_unit),
    minimumPrice: moneyOrNone(row.minimum_price),
    maximumPrice: moneyOrNone(row.maximum_price),
  }));
  return PricingTiers.of(tiers).tierFor(order.units);
}

export function moneyOrNone(text: string | null): Money | undefined {
  return text === null ? undefined : Money.of(text);
}
