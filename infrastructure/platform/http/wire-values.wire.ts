import * as v from 'valibot';
import { isoDay } from './by-rule.wire.ts';
import { envelope } from './envelope.wire.ts';
import { lineText } from './text.wire.ts';

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
export const bit = v.picklist([0, 1]);
/** A flag in any form that the API sends: true, 1 or text. */
export const flag = v.union([v.boolean(), v.number(), v.string()]);

/** A calendar date as YYYY-MM-DD. */
export const dateText = isoDay;

export const shortText = lineText(200);
export const nameText = lineText(100);
export const addressText = lineText(2000);

export function reply<Data extends v.GenericSchema>(data: Data) {
  return v.object({ ...envelope, data });
}

/** The body of a successful reply without data. */
export const done = v.object(envelope);
