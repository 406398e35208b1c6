import { Baskets } from '#application/private-market/baskets.ts';
import { BasketOrders } from '#application/private-market/basket-orders.ts';
import type { BasketId } from '#application/private-market/share-ids.ts';
import { TypedUnits } from '#application/private-market/typed-units.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { NotFoundPicture } from '../platform/design-system/illustrations/not-found.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { failureWords } from '../platform/failure-words.ts';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { BasketPage, BasketPageSkeleton } from './basket-page.tsx';
import { DASHBOARD_PATH, idIn } from './basket-paths.ts';
import { BasketViewModel } from './basket.view-model.ts';
import { basketWords as words } from './basket-words.ts';

/** One basket of unlisted shares: what it holds, why, what can go wrong, and its order. */
export function BasketDetails() {
  const [query] = useSearchParams();
  const basketId = idIn(query.get('basket_id'));
  if (basketId === undefined) return <NoSuchBasket />;
  const linkDomain = query.get('domain_name') ?? undefined;
  return <BasketOf key={basketId} basketId={basketId} linkDomain={linkDomain} />;
}

interface BasketOfProps {
  readonly basketId: BasketId;
  readonly linkDomain: string | undefined;
}

const BasketOf = observer(function BasketOf({ basketId, linkDomain }: BasketOfProps) {
  const baskets = usePort(Baskets);
  const orders = usePort(BasketOrders);
  const typedUnits = new TypedUnits(usePort(JourneyStore));
  const viewModel = useViewModel(
    () => new BasketViewModel({ baskets, orders, typedUnits }, basketId),
  );
  const { state } = viewModel.basket;
  if (state.kind === 'loading') return <BasketPageSkeleton />;
  if (state.kind === 'ready') {
    return <BasketPage viewModel={viewModel} basket={state.value} linkDomain={linkDomain} />;
  }
  const { failure } = state;
  if (failure.kind === 'refused' && failure.status === 404) return <NoSuchBasket />;
  return (
    <Page>
      <PageHeader title={words.page} />
      <ErrorState
        title={failureWords(failure, words.failed)}
        text={words.retryText}
        onRetry={() => void viewModel.basket.reload()}
        retryLabel="Try Again"
      />
    </Page>
  );
});

function NoSuchBasket() {
  return (
    <Page>
      <PageHeader title={words.page} />
      <EmptyState
        illustration={<NotFoundPicture />}
        title={words.unknown}
        text={words.unknownText}
        action={<LinkButton to={DASHBOARD_PATH}>{words.all}</LinkButton>}
      />
    </Page>
  );
}
