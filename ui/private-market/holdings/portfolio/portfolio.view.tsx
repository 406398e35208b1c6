import { HeldShares } from '#application/private-market/held-shares.ts';
import { ReadSharePortfolio } from '#application/private-market/read-share-portfolio.ts';
import {
  PortfolioPage,
  type PortfolioPlace,
  portfolioPlace,
} from '#ui/private-market/shared/portfolio-place.ts';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { Page, Section } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { PageSkeleton } from '#ui/platform/routing/page-skeleton.tsx';
import { PortfolioBasket } from './portfolio-basket.tsx';
import { PortfolioBasketShare } from './portfolio-basket-share.tsx';
import { PortfolioNotHeld } from './portfolio-not-held.tsx';
import { BASKET_ID, portfolioPath, SHARE_ID } from '#ui/private-market/paths.ts';
import { PortfolioShare } from './portfolio-share.tsx';
import { PortfolioSoldShare } from './portfolio-sold-share.tsx';
import { PortfolioHeader, PortfolioSummary } from './portfolio-summary.tsx';
import { PortfolioViewModel } from './portfolio.view-model.ts';
import { portfolioFailureCopy, portfolioCopy as copy } from './copy.ts';

/** The investor's private market holdings. The path and the query select the page to show. */
export function SharePortfolio() {
  const [query] = useSearchParams();
  const place = portfolioPlace({
    basketId: query.get(BASKET_ID) ?? undefined,
    shareId: query.get(SHARE_ID) ?? undefined,
  });
  return <Place key={portfolioPath(place)} place={place} />;
}

const Place = observer(function Place({ place }: { readonly place: PortfolioPlace }) {
  const heldShares = usePort(HeldShares);
  const read = useUseCase(ReadSharePortfolio);
  const viewModel = useViewModel(() => new PortfolioViewModel({ read, heldShares }, place));
  const { failure } = viewModel;
  const isSummary = place.page === PortfolioPage.Summary;
  if (failure !== undefined) {
    return (
      <Page width="wide">
        <PageHeader title={copy.title} />
        <LoadError
          what="Your portfolio"
          failure={failure}
          money="Your shares are safe."
          documented={portfolioFailureCopy(failure)}
          onRetry={() => viewModel.retry()}
        />
      </Page>
    );
  }
  if (viewModel.isLoading) {
    return isSummary ? (
      <Page width="wide">
        <PortfolioHeader />
        <Skeleton shape="summary" />
        <Section title={copy.shares()}>
          <Skeleton shape="rows" count={4} label="" />
        </Section>
      </Page>
    ) : (
      <PageSkeleton width="wide">
        <Skeleton shape="title" />
        <Skeleton shape="summary" label="" />
        <Skeleton shape="rows" count={3} label="" />
      </PageSkeleton>
    );
  }
  return <Ready viewModel={viewModel} />;
});

const Ready = observer(function Ready({ viewModel }: { readonly viewModel: PortfolioViewModel }) {
  const { basket, basketShare, share, soldShare } = viewModel;
  const history = viewModel.history.value ?? { purchases: [], sales: [] };
  switch (viewModel.place.page) {
    case PortfolioPage.Summary:
      return <PortfolioSummary viewModel={viewModel} />;
    case PortfolioPage.Basket:
      return basket === undefined ? <PortfolioNotHeld /> : <PortfolioBasket basket={basket} />;
    case PortfolioPage.BasketShare:
      return basket === undefined || basketShare === undefined ? (
        <PortfolioNotHeld />
      ) : (
        <PortfolioBasketShare basket={basket} share={basketShare} />
      );
    case PortfolioPage.Share:
      if (share !== undefined) return <PortfolioShare share={share} history={history} />;
      if (soldShare !== undefined)
        return <PortfolioSoldShare share={soldShare} history={history} />;
      return <PortfolioNotHeld />;
  }
});
