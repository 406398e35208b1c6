import { LARGEST_UNITS } from '#domain/private-market/orders/share-units.ts';
import * as v from 'valibot';

/** Number of shares or baskets. */
export const units = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_UNITS));
/** Number of shares or baskets in a query, where everything is text. */
export const unitsText = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/),
  v.transform((text) => Number(text)),
  units,
);
