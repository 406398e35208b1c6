import * as v from 'valibot';
import { lineText } from './text.wire.ts';

/** Amounts and rates are decimal text, because floating-point numbers are not exact. */
export const amountText = v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,2})?$/));
export const rateText = v.pipe(v.string(), v.regex(/^\d{1,2}(\.\d{1,4})?$/));
export const percentText = v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,2})?$/));

/** A time in ISO 8601 with an offset from UTC. */
export const momentText = v.pipe(v.string(), v.isoTimestamp());
/** A tenure, such as `1Y 6M`. */
export const tenureText = v.pipe(lineText(20), v.minLength(2));
