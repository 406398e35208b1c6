import type { LastQuote } from '#application/private-market/market-shares.ts';
import { formatDate, formatSignedPercent } from '#domain/platform/indian-formatting.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import { cagr } from '#domain/private-market/catalogue/cagr.ts';
import { marketCopy as copy } from './copy.ts';
import styles from './quote-line.module.css';

/** The price of a share and its last quote. */
export interface QuotedShare {
  readonly retailPrice?: Money | undefined;
  readonly lastQuote?: LastQuote | undefined;
}

/** Says who quoted the price of a share and when, and how it changed over 12 months. */
export function QuoteLine({ share }: { readonly share: QuotedShare }) {
  const { lastQuote } = share;
  if (lastQuote === undefined) return undefined;
  return (
    <p className={styles.line}>
      <PriceChangeText share={share} isLong />
      <span>{quoteText(lastQuote)}</span>
    </p>
  );
}

interface QuoteNoteProps {
  /** Absent if no price was quoted; then nothing is shown. */
  readonly quote: LastQuote | undefined;
  /** Aligns the text with that of the row above it, after the logo. */
  readonly isInRow?: boolean;
}

/** Says below an amount who quoted its price and when. */
export function QuoteNote({ quote, isInRow = false }: QuoteNoteProps) {
  if (quote === undefined) return undefined;
  return (
    <span className={styles.note} data-row={isInRow || undefined}>
      {quoteText(quote)}
    </span>
  );
}

function quoteText({ quotedOn, quotedBy }: LastQuote): string {
  return copy.quotedBy(formatDate(quotedOn), quotedBy);
}

interface PriceChangeTextProps {
  readonly share: QuotedShare;
  /** Adds the period, which a table has in the title of its column. */
  readonly isLong?: boolean;
}

/** The change of a price over 12 months; the sign carries the meaning, the colour repeats it. */
export function PriceChangeText({ share, isLong = false }: PriceChangeTextProps) {
  const change = changeOverYear(share);
  if (change === undefined) return undefined;
  const text = formatSignedPercent(change);
  return (
    <span className={styles.change} data-tone={change.isNegative() ? 'loss' : 'gain'}>
      {isLong ? copy.overYear(text) : text}
    </span>
  );
}

/** The change over 12 months in percent; undefined without a price that old. */
export function changeOverYear(share: QuotedShare): Percentage | undefined {
  const { retailPrice: last, lastQuote } = share;
  const first = lastQuote?.yearAgoPrice;
  return last && first && cagr({ first, last, years: 1 });
}
