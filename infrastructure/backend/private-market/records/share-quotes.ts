import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { quoteYearBefore } from '#domain/private-market/catalogue/quote-history.ts';
import type { LastQuoteRow } from '#infrastructure/private-market/last-quote.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';

/** The quote fields of every share that has a quote, or of one share. */
export async function quoteFields(
  database: Kysely<Database>,
  shareId?: number,
): Promise<ReadonlyMap<number, LastQuoteRow>> {
  const rows = await database
    .selectFrom('share_quotes')
    .select(['share_id', 'price_per_unit', 'quoted_by', 'quoted_at'])
    .$if(shareId !== undefined, (all) => all.where('share_id', '=', shareId ?? 0))
    .orderBy('quoted_at')
    .execute();
  const byShare = new Map<number, QuoteRow[]>();
  for (const row of rows) byShare.set(row.share_id, [...(byShare.get(row.share_id) ?? []), row]);
  return new Map([...byShare].map(([id, quotes]) => [id, fieldsOf(quotes)]));
}

interface QuoteRow {
  readonly price_per_unit: string;
  readonly quoted_by: string;
  readonly quoted_at: Date;
}

/** @param quotes of one share, oldest first */
function fieldsOf(quotes: readonly QuoteRow[]): LastQuoteRow {
  const last = quotes.at(-1);
  const dated = quotes.map((quote) => ({
    pricePerUnit: Money.of(quote.price_per_unit),
    quotedOn: CalendarDate.inIndia(quote.quoted_at.getTime()),
  }));
  return {
    last_quoted_by: last?.quoted_by,
    last_quoted_at: last?.quoted_at.toISOString(),
    year_ago_price: quoteYearBefore(dated)?.pricePerUnit.text,
  };
}
