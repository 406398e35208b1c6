import type { LastQuote } from '#application/private-market/market-shares.ts';
import type { LastQuoteRow } from './last-quote.wire.ts';
import { momentDateOr, priceOr, textOr } from './loose-values.ts';

/** The last quote of a wire row; undefined unless both its source and its date are known. */
export function lastQuoteOf(row: LastQuoteRow): LastQuote | undefined {
  const quotedBy = textOr(row.last_quoted_by);
  const quotedOn = momentDateOr(row.last_quoted_at);
  if (quotedBy === undefined || quotedOn === undefined) return undefined;
  return { quotedBy, quotedOn, yearAgoPrice: priceOr(row.year_ago_price) };
}
