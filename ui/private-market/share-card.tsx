import type { MarketShare } from '#application/private-market/market-shares.ts';
import { priceLabel } from '#domain/private-market/shown-price.ts';
import { watchedPrice } from '#domain/private-market/watchlist.ts';
import { Link } from 'react-router-dom';
import { Avatar } from '../platform/design-system/avatar.tsx';
import { Badge } from '../platform/design-system/badge.tsx';
import { companyPath } from './basket-paths.ts';
import { listingWords as words } from './listing-words.ts';
import { marketWords } from './market-words.ts';
import styles from './share-card.module.css';
import { WatchToggle } from './watch-toggle.tsx';
import type { Watching } from './watching.ts';

interface ShareCardProps {
  readonly share: MarketShare;
  readonly watching: Watching;
  readonly onToggle: (share: MarketShare) => void;
  /** One below the heading that it stands under. */
  readonly heading: 'h2' | 'h3';
}

/** A share in a list: the whole card leads to its company, the icon to the watchlist. */
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
            {price === undefined ? marketWords.onRequest : priceLabel(price)}
          </p>
          <p className={styles.detail}>
            {price !== undefined && `${marketWords.perShare} · `}
            {words.fewest(minimumQuantity)}
          </p>
        </div>
        <div className={styles.marks}>
          {ipoTag !== undefined && <Badge>{ipoTag}</Badge>}
          {share.availableStock === 0 && <Badge tone="warning">{marketWords.outOfStock}</Badge>}
        </div>
      </div>
    </li>
  );
}
