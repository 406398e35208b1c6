import * as v from 'valibot';
import { dayFirstDay, isoDay, slashedDay } from './by-rule.wire.ts';
import { envelope } from './envelope.wire.ts';
import { linesText, lineText } from './text.wire.ts';

/** The largest integer of PostgreSQL, and therefore the largest id. */
export const LARGEST_INTEGER = 2_147_483_647;

/** An id, or 0 for none, such as a visitor. */
export const idOrNone = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_INTEGER));
export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_INTEGER));
/** An id in a query or a form, where everything is text. */
export const idText = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}$/),
  v.transform((text) => Number(text)),
  id,
);
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_INTEGER));
/** A count as a number or as text, which may be empty. */
export const looseCount = v.union([count, v.pipe(v.string(), v.regex(/^\d{0,9}$/))]);
/** In a query: how many entries to leave out, and how many to return, at most 50. */
export const offsetText = v.pipe(v.string(), v.regex(/^\d{1,6}$/));
export const limitText = v.pipe(v.string(), v.regex(/^([1-9]|[1-4]\d|50)$/));
export const bit = v.picklist([0, 1]);
/** A flag in any form that the API sends: true, 1 or text. */
export const flag = v.union([v.boolean(), v.number(), v.string()]);

/** Amounts and rates are decimal text, because floating-point numbers are not exact. */
export const amountText = v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,2})?$/));
export const rateText = v.pipe(v.string(), v.regex(/^\d{1,2}(\.\d{1,4})?$/));
export const percentText = v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,2})?$/));

/** A calendar date as YYYY-MM-DD. */
export const dateText = isoDay;
/** A calendar date as DD/MM/YYYY. */
export const slashedDateText = slashedDay;
/** A calendar date as DD/MM/YYYY, or as DD-MM-YYYY where the API documents require it. */
export const dayFirstDateText = dayFirstDay;
/** A time in ISO 8601 with an offset from UTC. */
export const momentText = v.pipe(v.string(), v.isoTimestamp());
/** A tenure, such as `1Y 6M`. */
export const tenureText = v.pipe(lineText(20), v.minLength(2));

export const shortText = lineText(200);
export const nameText = lineText(100);
export const addressText = lineText(2000);
export const longText = linesText(4000);

export function reply<Data extends v.GenericSchema>(data: Data) {
  return v.object({ ...envelope, data });
}

/** The body of a successful reply without data. */
export const done = v.object(envelope);
