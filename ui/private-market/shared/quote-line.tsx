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
      <span>
        {copy.quoted(formatDate(lastQuote.quotedOn))}
        {copy.quotedBy(lastQuote.quotedBy)}
      </span>
    </p>
  );
}

interface PriceChangeTextProps {
  readonly share: QuotedShare;
  /** Spells the period out. */
  readonly isLong?: boolean;
}

/** The change of a price over 12 months; the sign carries the meaning, the colour repeats it. */
export function PriceChangeText({ share, isLong = false }: PriceChangeTextProps) {
  const change = changeOverYear(share);
  if (change === undefined) return undefined;
  const text = formatSignedPercent(change);
  return (
    <span className={styles.change} data-tone={change.isNegative() ? 'loss' : 'gain'}>
      {isLong ? copy.overYear(text) : copy.overYearShort(text)}
    </span>
  );
}

/** The change over 12 months in percent; undefined without a price that old. */
export function changeOverYear(share: QuotedShare): Percentage | undefined {
  const { retailPrice: last, lastQuote } = share;
  const first = lastQuote?.yearAgoPrice;
  return last && first && cagr({ first, last, years: 1 });
}
