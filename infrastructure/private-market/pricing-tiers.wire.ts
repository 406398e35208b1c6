import * as v from 'valibot';
import { looseAmount } from './last-quote.wire.ts';
import { count, idText, shortText } from '#infrastructure/platform/http/wire-values.wire.ts';
import { unitsText } from './units.wire.ts';

const price = v.nullish(looseAmount);

/** `GET /ifa/pricing/tier/with-override`: all tiers, or the tier for a quantity. */
export const tiersQuery = v.strictObject({
  product_id: idText,
  ifa_id: v.literal('1'),
  total_units: v.optional(unitsText),
});
export const pricingTier = v.object({
  id: v.nullish(v.union([v.number(), shortText])),
  min_quantity: v.nullish(count),
  max_quantity: v.nullish(count),
  price_per_unit: looseAmount,
  min_price: price,
  max_price: price,
  available_stock: v.nullish(count),
});
export type PricingTierRow = v.InferOutput<typeof pricingTier>;
/** The reply. A status other than 200 in the body is a failure, even if the HTTP status is 200. */
export const tiersReply = v.object({
  status: v.optional(v.literal(200)),
  message: v.nullish(v.string()),
  data: v.nullish(v.array(pricingTier)),
});
