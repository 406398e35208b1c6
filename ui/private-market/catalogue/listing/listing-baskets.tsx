import { Baskets, type ListedBasket } from '#application/private-market/baskets.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { ListingTab } from './listing-tab.ts';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { basketPath, listingPath } from '#ui/private-market/paths.ts';
import { listedBaskets } from './listing-baskets.view-model.ts';
import listing from './listing.module.css';
import { listingCopy as copy } from './copy.ts';
import styles from './basket-card.module.css';

const LOGOS_IN_SIGHT = 5;

export const ListingBaskets = observer(function ListingBaskets() {
  const port = usePort(Baskets);
  const baskets = useViewModel(() => listedBaskets(port));
  const { state } = baskets;
  if (state.kind === 'loading') {
    return (
      <div className={listing.waiting}>
        <Skeleton shape="listing" count={4} />
      </div>
    );
  }
  if (state.kind === 'failed') {
    return (
      <LoadError what="The baskets" failure={state.failure} onRetry={() => void baskets.reload()} />
    );
  }
  if (state.value.length === 0) {
    return (
      <EmptyState
        title={copy.emptyBaskets}
        action={<LinkButton to={listingPath(ListingTab.Unlisted)}>{copy.toShares}</LinkButton>}
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
        <p className={styles.industry}>{copy.basketOf(shares.length)}</p>
      </div>
      <p className={styles.price}>{formatRupees(price)}</p>
    </li>
  );
}
