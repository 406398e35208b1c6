import * as v from 'valibot';
import { isoDay, slashedDay } from '../platform/by-rule.wire.ts';

/** Amounts and rates travel as decimal text, never as numbers of the machine. */
export const amountText = v.pipe(v.string(), v.regex(/^\d{1,13}(\.\d{1,2})?$/));
export const rateText = v.pipe(v.string(), v.regex(/^\d{1,2}(\.\d{1,4})?$/));
/** YYYY-MM-DD. */
export const dateText = isoDay;
/** DD/MM/YYYY. */
export const slashedDateText = slashedDay;
/** As `1Y 6M`. */
export const tenureText = v.pipe(v.string(), v.minLength(2), v.maxLength(20));

const LARGEST_INTEGER = 2_147_483_647;
export const count = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(LARGEST_INTEGER),
);
export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_INTEGER));
/** An id in a query, where everything is text. */
export const idText = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}$/),
  v.transform((text) => Number(text)),
  id,
);
/** 0 stands for a visitor, and for "no deposit in particular". */
export const idOrNone = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(LARGEST_INTEGER),
);
export const bit = v.picklist([0, 1]);
/** A flag of the documents: true, 1 or text. */
export const flag = v.union([v.boolean(), v.number(), v.string()]);

export const shortText = v.pipe(v.string(), v.maxLength(200));
export const longText = v.pipe(v.string(), v.maxLength(4000));
export const addressText = v.pipe(v.string(), v.maxLength(2000));

/** The body of every successful reply. */
export function reply<Data extends v.GenericSchema>(data: Data) {
  return v.object({ status: v.number(), message: v.string(), data });
}

/** The body of a reply that only says that it was done. */
export const done = v.object({ status: v.number(), message: v.string() });
