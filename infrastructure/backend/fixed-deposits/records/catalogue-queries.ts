import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';

/** Rate rows joined with their product and issuer. */
export function schemes(database: Kysely<Database>) {
  return database
    .selectFrom('deposit_rates as rate')
    .innerJoin('deposit_products as product', 'product.id', 'rate.product_id')
    .innerJoin('deposit_issuers as issuer', 'issuer.key', 'product.issuer_key')
    .select([
      'rate.id as scheme_id',
      'rate.tenure',
      'rate.tenure_days',
      'rate.payout_code',
      'rate.rate_r',
      'rate.rate_f',
      'rate.rate_sc',
      'rate.rate_fsc',
      'rate.interest_r',
      'rate.interest_f',
      'rate.interest_sc',
      'rate.interest_fsc',
      'rate.tag as tag_name',
      'product.id as product_id',
      'product.name',
      'product.heading',
      'product.start_colour',
      'product.end_colour',
      'product.minimum_amount',
      'product.maximum_amount',
      'product.lock_in_days',
      'product.withdrawal_penalty',
      'product.no_interest_days',
      'product.total_investors',
      'product.is_coming_soon',
      'issuer.key as issuer_key',
      'issuer.name as issuer_name',
      'issuer.institution',
      'issuer.credit_rating',
      'issuer.logo_url',
      'issuer.asks_aadhaar',
    ]);
}

export type SchemeRecord = Awaited<
  ReturnType<ReturnType<typeof schemes>['executeTakeFirstOrThrow']>
>;

/** The payout codes that each product offers, by product id. */
export async function payoutCodes(
  database: Kysely<Database>,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('deposit_rates')
    .select(['product_id', 'payout_code'])
    .distinct()
    .where('product_id', 'in', [...productIds])
    .orderBy('payout_code')
    .execute();
  const codes = new Map<number, string[]>();
  for (const { product_id, payout_code } of rows) {
    codes.set(product_id, [...(codes.get(product_id) ?? []), payout_code]);
  }
  return codes;
}
