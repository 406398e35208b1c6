import type { MarketShare } from '#application/private-market/market-shares.ts';
import { priceLabel } from '#domain/private-market/catalogue/display-price.ts';
import { watchedPrice } from '#domain/private-market/catalogue/watchlist.ts';
import { Link } from 'react-router-dom';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Badge } from '#ui/platform/design-system/foundations/badge.tsx';
import { companyPath } from '#ui/private-market/paths.ts';
import { listingCopy as copy } from '#ui/private-market/catalogue/listing/listing-copy.ts';
import { marketCopy } from '#ui/private-market/shared/market-copy.ts';
import styles from './share-card.module.css';
import { WatchToggle } from '#ui/private-market/catalogue/watchlist/watch-toggle.tsx';
import type { Watching } from '#ui/private-market/catalogue/watchlist/watching.ts';

interface ShareCardProps {
  readonly share: MarketShare;
  readonly watching: Watching;
  readonly onToggle: (share: MarketShare) => void;
  /** The heading level of the card's title: one below the heading above the list. */
  readonly heading: 'h2' | 'h3';
}

/**
 * A share in a list. The card links to the company, and its icon adds it to the watchlist or
 * removes it.
 */
export function ShareCard({ share, watching, onToggle, heading: Heading }: ShareCardProps) {
  const { name, industry, ipoTag, logoUrl, shareId, domainName, minimumQuantity } = share;
  const price = watchedPrice(share);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Avatar name={name} src={logoUrl} shape="square" />
        <div className={styles.names}>
          <Heading className={styles.name}>
            <Link className={styles.link} to={companyPath(shareId, domainName)}>
              {name}
            </Link>
          </Heading>
          {industry !== undefined && <p className={styles.industry}>{industry}</p>}
        </div>
        <div className={styles.watch}>
          <WatchToggle share={share} watching={watching} onToggle={() => onToggle(share)} />
        </div>
      </div>
      <div className={styles.foot}>
        <div className={styles.figures}>
          <p className={styles.price} data-missing={price === undefined || undefined}>
            {price === undefined ? marketCopy.onRequest : priceLabel(price)}
          </p>
          <p className={styles.detail}>
            {price !== undefined && `${marketCopy.perShare} · `}
            {copy.fewest(minimumQuantity)}
          </p>
        </div>
        <div className={styles.marks}>
          {ipoTag !== undefined && <Badge>{ipoTag}</Badge>}
          {share.availableStock === 0 && <Badge tone="warning">{marketCopy.outOfStock}</Badge>}
        </div>
      </div>
    </li>
  );
}
