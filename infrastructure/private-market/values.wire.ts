import * as v from 'valibot';

const LARGEST_INTEGER = 2_147_483_647;

/** Amounts and rates travel as decimal text, never as numbers of the machine. */
export const amountText = v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,2})?$/));
export const percentText = v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,2})?$/));
export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_INTEGER));
/** An id in a query, where everything is text. */
export const idText = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}$/),
  v.transform((text) => Number(text)),
  id,
);
/** Shares, or baskets: at most nine digits. */
export const units = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_INTEGER));
/** A flag of the documents: true, 1 or text. */
export const flag = v.union([v.boolean(), v.number(), v.string()]);

export const shortText = v.pipe(v.string(), v.maxLength(200));
export const longText = v.pipe(v.string(), v.maxLength(4000));
export const addressText = v.pipe(v.string(), v.maxLength(2000));
/** As ISO 8601, with its distance from UTC. */
export const momentText = v.pipe(v.string(), v.isoTimestamp());

/** The body of every successful reply. */
export function reply<Data extends v.GenericSchema>(data: Data) {
  return v.object({ status: v.number(), message: v.string(), data });
}

/** The body of a reply that only says that it was done. */
export const done = v.object({ status: v.number(), message: v.string() });
