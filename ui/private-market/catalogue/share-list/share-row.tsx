import type { LastQuote } from '#application/private-market/market-shares.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { priceLabel, totalPrice } from '#domain/private-market/catalogue/display-price.ts';
import { watchedPrice, type WatchedPrices } from '#domain/private-market/catalogue/watchlist.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Badge } from '#ui/platform/design-system/foundations/badge.tsx';
import { marketCopy as copy } from '#ui/private-market/shared/copy.ts';
import { PriceChangeText } from '#ui/private-market/shared/quote-line.tsx';
import styles from './share-row.module.css';

/** What a row shows of a share. */
export interface RowShare extends WatchedPrices {
  readonly name: string;
  readonly industry?: string | undefined;
  readonly logoUrl?: string | undefined;
  readonly lastQuote?: LastQuote | undefined;
  /** Absent if the list does not say how many shares the smallest order has. */
  readonly minimumQuantity?: number | undefined;
}

interface ShareRowProps {
  readonly share: RowShare;
  /** The page of the company, which the whole row opens. */
  readonly to: string;
  /** The heading level of the name: one below the heading above the list. */
  readonly heading: 'h2' | 'h3';
  /** Controls at the end of the row, above the link that covers it. */
  readonly actions: ReactNode;
}

/** A share in a list: a row on phones, a line of a table with column titles on wide screens. */
export function ShareRow({ share, to, heading: Heading, actions }: ShareRowProps) {
  const { name, industry, logoUrl, lastQuote } = share;
  const price = watchedPrice(share);
  return (
    <li className={styles.row}>
      <Avatar name={name} src={logoUrl} shape="square" />
      <div className={styles.head}>
        <div className={styles.names}>
          <Heading className={styles.name}>
            <Link className={styles.link} to={to}>
              {name}
            </Link>
          </Heading>
          <p className={styles.soft}>
            {industry}
            {share.availableStock === 0 && <Badge tone="warning">{copy.outOfStock}</Badge>}
          </p>
        </div>
        <div className={styles.figures}>
          <p className={styles.price} data-missing={price === undefined || undefined}>
            {price === undefined ? copy.onRequest : priceLabel(price)}
          </p>
          <p className={styles.change}>
            <PriceChangeText share={share} />
          </p>
        </div>
      </div>
      <div className={styles.facts}>
        <p className={styles.least}>
          <LeastOrder share={share} />
        </p>
        <p className={styles.soft}>{lastQuote && <Quoted quote={lastQuote} />}</p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </li>
  );
}

/** The day of the last quote, and who quoted. A phone shows only the day. */
function Quoted({ quote: { quotedOn, quotedBy } }: { readonly quote: LastQuote }) {
  return (
    <>
      {copy.quoted(formatDate(quotedOn))}
      <span className={styles.wide}>{copy.quotedBy(quotedBy)}</span>
    </>
  );
}

/**
 * The cost of the smallest order and its number of shares; without a price, only the number of
 * shares. A phone shows only the cost.
 */
function LeastOrder({ share }: { readonly share: RowShare }) {
  const { minimumQuantity: least } = share;
  if (least === undefined) return undefined;
  const shares = copy.shares(indianGroups(String(least)), least);
  const price = watchedPrice(share);
  if (price === undefined) return copy.least(shares);
  return (
    <>
      {copy.least(priceLabel(totalPrice(least, price)))}
      <span className={styles.wide}>{copy.inBrackets(shares)}</span>
    </>
  );
}

interface ShareRowsProps {
  readonly children: ReactNode;
  /** Whether the shares have no smallest order, and the table no column for it. */
  readonly hasNoLeast?: boolean;
}

/** A list of `ShareRow`s; on wide screens with column titles, which repeat what the rows say. */
export function ShareRows({ children, hasNoLeast = false }: ShareRowsProps) {
  return (
    <div className={styles.table} data-no-least={hasNoLeast || undefined}>
      <div className={styles.titles} aria-hidden="true">
        <span />
        <span>{copy.columns.company}</span>
        <span className={styles.end}>{copy.columns.price}</span>
        <span className={styles.end}>{copy.columns.change}</span>
        <span className={styles.leastTitle}>{copy.columns.least}</span>
        <span>{copy.columns.quoted}</span>
      </div>
      <ul className={styles.rows}>{children}</ul>
    </div>
  );
}
