import { LARGEST_UNITS } from '#domain/private-market/orders/share-units.ts';
import * as v from 'valibot';

/** Number of shares or baskets. */
export const units = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_UNITS));
