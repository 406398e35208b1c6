import { Baskets, type ListedBasket } from '#application/private-market/baskets.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { ListingTab } from '#domain/private-market/listing.ts';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Avatar } from '../platform/design-system/avatar.tsx';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { Loaded } from '../platform/view-model.ts';
import { basketPath } from './basket-paths.ts';
import listing from './listing.module.css';
import { listingWords as words } from './listing-words.ts';
import { listingPath } from './market-paths.ts';
import styles from './share-card.module.css';

const LOGOS_IN_SIGHT = 5;

/** The baskets: reached by the address of their tab, and by links. */
export const ListingBaskets = observer(function ListingBaskets() {
  const baskets = usePort(Baskets);
  const loaded = useViewModel(() => new Loaded((options) => baskets.list(options)));
  const { state } = loaded;
  if (state.kind === 'loading') {
    return (
      <div className={listing.waiting}>
        <Skeleton shape="listing" count={4} />
      </div>
    );
  }
  if (state.kind === 'failed') {
    return <ErrorState title={words.failedBaskets} onRetry={() => void loaded.reload()} />;
  }
  if (state.value.length === 0) {
    return (
      <EmptyState
        title={words.emptyBaskets}
        action={<LinkButton to={listingPath(ListingTab.Unlisted)}>{words.toShares}</LinkButton>}
      />
    );
  }
  return (
    <ul className={styles.cards}>
      {state.value.map((basket) => (
        <BasketCard key={basket.basketId} basket={basket} />
      ))}
    </ul>
  );
});

function BasketCard({ basket }: { readonly basket: ListedBasket }) {
  const { basketId, name, price, shares } = basket;
  return (
    <li className={styles.card}>
      <div className={listing.logos}>
        {shares.slice(0, LOGOS_IN_SIGHT).map((share) => (
          <Avatar key={share.shareId} name={share.name} src={share.logoUrl} shape="square" />
        ))}
      </div>
      <div className={styles.names}>
        <h2 className={styles.name}>
          <Link className={styles.link} to={basketPath(basketId)}>
            {name}
          </Link>
        </h2>
        <p className={styles.industry}>{words.basketOf(shares.length)}</p>
      </div>
      <p className={styles.price}>{formatRupees(price)}</p>
    </li>
  );
}
