import { Baskets } from '#application/private-market/baskets.ts';
import { PlaceShareOrder } from '#application/private-market/place-share-order.ts';
import type { BasketId } from '#application/private-market/share-ids.ts';
import { TypedUnits } from '#application/private-market/typed-units.ts';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { BasketPage, BasketPageSkeleton } from './basket-page.tsx';
import { DASHBOARD_PATH, idIn } from '#ui/private-market/paths.ts';
import { BasketViewModel } from './basket.view-model.ts';
import { basketCopy as copy } from './copy.ts';
import { NothingFound } from '#ui/private-market/shared/nothing-found.tsx';

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
  const placeOrder = useUseCase(PlaceShareOrder);
  const typedUnits = usePort(TypedUnits);
  const viewModel = useViewModel(
    () => new BasketViewModel({ baskets, placeOrder, typedUnits }, basketId),
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
      <PageHeader title={copy.page} />
      <LoadError
        what="This basket"
        failure={failure}
        fallback={copy.failed}
        onRetry={() => void viewModel.basket.reload()}
        retryLabel="Try Again"
      />
    </Page>
  );
});

function NoSuchBasket() {
  return (
    <NothingFound
      page={copy.page}
      title={copy.unknown}
      text={copy.unknownText}
      to={DASHBOARD_PATH}
      linkText={copy.all}
    />
  );
}
