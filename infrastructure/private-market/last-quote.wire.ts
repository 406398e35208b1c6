import { shortText } from '#infrastructure/platform/http/wire-values.wire.ts';
import * as v from 'valibot';

/** An amount as decimal text, possibly negative; the provider may send a number. */
export const looseAmount = v.union([
  v.pipe(v.string(), v.trim(), v.regex(/^(-?\d{1,15}(\.\d{1,6})?)?$/)),
  v.pipe(v.number(), v.finite()),
]);
const looseText = v.nullish(shortText);

/**
 * Who quoted the present price of a share and when, and its price 12 months before. Not in the API
 * documents.
 */
export const lastQuote = v.object({
  last_quoted_by: looseText,
  last_quoted_at: looseText,
  year_ago_price: v.nullish(looseAmount),
});
export type LastQuoteRow = v.InferOutput<typeof lastQuote>;
