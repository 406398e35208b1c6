import type { LastQuote } from '#application/private-market/market-shares.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDate, formatSignedPercent } from '#domain/platform/indian-formatting.ts';
import { priceLabel, totalPrice } from '#domain/private-market/catalogue/display-price.ts';
import { watchedPrice, type WatchedPrices } from '#domain/private-market/catalogue/watchlist.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Column, DataTable } from '#ui/platform/design-system/figures/data-table.tsx';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Badge } from '#ui/platform/design-system/foundations/badge.tsx';
import marks from '#ui/platform/design-system/foundations/opens.module.css';
import { AmountRow } from '#ui/platform/design-system/layout/amount-row.tsx';
import { companyPath } from '#ui/private-market/paths.ts';
import { marketCopy as copy } from '#ui/private-market/shared/copy.ts';
import {
  changeOverYear,
  PriceChangeText,
  QuoteNote,
} from '#ui/private-market/shared/quote-line.tsx';
import styles from './share-list.module.css';

/** What a list shows of a share. */
export interface ShownShare extends WatchedPrices {
  /** A number, or the text of one. */
  readonly shareId: number | string;
  readonly name: string;
  readonly domainName: string;
  readonly industry?: string | undefined;
  readonly logoUrl?: string | undefined;
  readonly lastQuote?: LastQuote | undefined;
  /** Absent if the list does not say how many shares the smallest order has. */
  readonly minimumQuantity?: number | undefined;
}

interface ShareTableProps<Share extends ShownShare> {
  /** The accessible name of the list. */
  readonly label: string;
  readonly shares: readonly Share[];
  /** The controls of a share and the title of their column. */
  readonly controls: { readonly title: string; readonly of: (share: Share) => ReactNode };
  /** Whether the controls are buttons with text, which are below the quote on phones. */
  readonly hasButtons?: boolean;
}

/** Shares with their prices, and who quoted them when: a table, on phones a list of rows. */
export function ShareTable<Share extends ShownShare>(props: ShareTableProps<Share>) {
  const { label, shares, controls, hasButtons = false } = props;
  return (
    <div className={styles.table}>
      <DataTable
        caption={label}
        isCaptionHidden
        columns={columnsOf(shares, controls)}
        rows={shares}
        rowKey={({ shareId }) => shareId}
        onPhones="rows"
        asRow={(share) => (
          <Row share={share} controls={controls.of(share)} hasButtons={hasButtons} />
        )}
      />
    </div>
  );
}

function columnsOf<Share extends ShownShare>(
  shares: readonly Share[],
  controls: ShareTableProps<Share>['controls'],
): readonly Column<Share>[] {
  const { columns } = copy;
  const hasLeast = shares.some(({ minimumQuantity }) => minimumQuantity !== undefined);
  const least = { header: columns.least, align: 'end', cell: leastCell } as const;
  return [
    { key: 'company', header: columns.company, isRowHeader: true, cell: companyCell },
    { key: 'price', header: columns.price, align: 'end', cell: priceText },
    {
      key: 'change',
      header: columns.change,
      align: 'end',
      cell: (share) => <PriceChangeText share={share} />,
    },
    ...(hasLeast ? [{ key: 'least', ...least }] : []),
    { key: 'quoted', header: columns.quoted, cell: quotedCell },
    {
      key: 'controls',
      header: controls.title,
      align: 'end',
      cell: (share) => <span className={styles.controls}>{controls.of(share)}</span>,
    },
  ];
}

function companyCell(share: ShownShare) {
  const { name, industry, logoUrl } = share;
  return (
    <span className={styles.company}>
      <Avatar name={name} src={logoUrl} shape="square" />
      <span>
        <Link className={styles.link} to={pathOf(share)}>
          {name}
        </Link>
        <span className={styles.soft}>
          {industry} <StockBadge share={share} />
        </span>
      </span>
    </span>
  );
}

function leastCell({ minimumQuantity: least, ...share }: ShownShare) {
  if (least === undefined) return undefined;
  const price = watchedPrice(share);
  const shares = copy.shares(indianGroups(String(least)), least);
  if (price === undefined) return shares;
  return (
    <>
      {priceLabel(totalPrice(least, price))}
      <span className={styles.soft}>{shares}</span>
    </>
  );
}

function quotedCell({ lastQuote: quote }: ShownShare) {
  if (quote === undefined) return undefined;
  return (
    <>
      {formatDate(quote.quotedOn)}
      <span className={styles.soft}>{copy.by(quote.quotedBy)}</span>
    </>
  );
}

interface RowProps {
  readonly share: ShownShare;
  readonly controls: ReactNode;
  readonly hasButtons: boolean;
}

/** A share on a phone. The whole row opens the page of the company. */
function Row({ share, controls, hasButtons }: RowProps) {
  const { name, logoUrl, lastQuote } = share;
  const change = changeOverYear(share);
  return (
    <AmountRow
      to={pathOf(share)}
      leading={<Avatar name={name} src={logoUrl} shape="square" />}
      title={<span className={marks.opens}>{name}</span>}
      badge={share.availableStock === 0 ? <StockBadge share={share} /> : undefined}
      detail={rowDetail(share)}
      amount={priceText(share)}
      amountDetail={change && copy.overYearShort(formatSignedPercent(change))}
      tone={change?.isNegative() === true ? 'loss' : 'gain'}
      foot={
        <span className={styles.foot} data-buttons={hasButtons || undefined}>
          <span className={styles.controls}>{controls}</span>
          <QuoteNote quote={lastQuote} />
        </span>
      }
    />
  );
}

/** The cost of the smallest order or, without a price, its number of shares; and the industry. */
function rowDetail({ industry, minimumQuantity: least, ...share }: ShownShare): string {
  if (least === undefined) return industry ?? '';
  const price = watchedPrice(share);
  const order =
    price === undefined
      ? copy.shares(indianGroups(String(least)), least)
      : priceLabel(totalPrice(least, price));
  return [copy.least(order), industry].filter((text) => text !== undefined).join(' · ');
}

function priceText(share: WatchedPrices): string {
  const price = watchedPrice(share);
  return price === undefined ? copy.onRequest : priceLabel(price);
}

function StockBadge({ share }: { readonly share: WatchedPrices }) {
  return share.availableStock === 0 ? <Badge tone="warning">{copy.outOfStock}</Badge> : undefined;
}

function pathOf({ shareId, domainName }: ShownShare): string {
  return companyPath(Number(shareId), domainName);
}
