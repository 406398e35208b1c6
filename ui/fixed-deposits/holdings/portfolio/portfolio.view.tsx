import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { observer } from 'mobx-react-lite';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { ListWithPanel } from '#ui/platform/design-system/layout/list-with-panel.tsx';
import { Page, Section } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { useIsPainted } from '#ui/platform/after-paint.ts';
import { EyeButton } from '#ui/platform/hidden-amounts/eye-button.tsx';
import { usePort, usePorts, useViewModel } from '#ui/platform/injection.tsx';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { useNewDay } from '#ui/platform/use-today.ts';
import { useIsWide } from '#ui/platform/use-is-wide.ts';
import { HoldingsContext } from '#ui/private-market/holdings/portfolio/holdings-context.ts';
import { portfolioCopy as copy } from './copy.ts';
import { DepositList, DepositListSkeleton } from './deposit-list.tsx';
import { DepositPages } from './deposit-pages.tsx';
import { Banner, MaturityPanel } from './maturity-panel.tsx';
import { NoDepositsYet } from './no-deposits-yet.tsx';
import { sharesReader } from './shares-reader.ts';
import { WholePortfolioViewModel } from './whole-portfolio.view-model.ts';
import { WholeTotalCard } from './whole-total.tsx';

/** Downloaded as a separate chunk, after the deposits above it. */
const ShareHoldings = lazyScreen(
  ['basket-orders', 'share-holdings'],
  () => import('#ui/private-market/holdings/portfolio/share-holdings.tsx'),
  'ShareHoldings',
);

/** Everything the investor holds: deposits, shares and baskets. */
export const Portfolio = observer(function Portfolio() {
  const held = usePort(HeldDeposits);
  const ports = usePorts();
  const viewModel = useViewModel(
    () => new WholePortfolioViewModel({ held, readShares: sharesReader(ports) }),
  );
  useNewDay(() => viewModel.deposits.refresh());
  return (
    <Page width="wide">
      <PageHeader title={copy.title} text={copy.allText} aside={<EyeButton />} />
      <Content viewModel={viewModel} />
    </Page>
  );
});

interface ContentProps {
  readonly viewModel: WholePortfolioViewModel;
}

const Content = observer(function Content({ viewModel }: ContentProps) {
  const { deposits, failure } = viewModel;
  const isWide = useIsWide();
  if (viewModel.isEmpty) {
    return (
      <>
        <NoDepositsYet />
        <DepositPages />
      </>
    );
  }
  if (failure !== undefined) {
    return (
      <LoadError
        what="Your portfolio"
        failure={failure}
        money={copy.safe}
        onRetry={() => viewModel.retry()}
      />
    );
  }
  return (
    <>
      <WholeTotalCard viewModel={viewModel} />
      {!isWide && <Banner viewModel={deposits} />}
      {isWide ? (
        <ListWithPanel panel={<MaturityPanel viewModel={deposits} />}>
          <Lists viewModel={viewModel} />
        </ListWithPanel>
      ) : (
        <Lists viewModel={viewModel} />
      )}
    </>
  );
});

const Lists = observer(function Lists({ viewModel }: ContentProps) {
  const isNext = !useIsPainted(viewModel.isSharesPatienceOver);
  return (
    <>
      <Deposits viewModel={viewModel} />
      <HoldingsContext value={viewModel.shares}>
        <ShareHoldings isNext={isNext} />
      </HoldingsContext>
    </>
  );
});

const Deposits = observer(function Deposits({ viewModel }: ContentProps) {
  const { deposits, shares } = viewModel;
  const { state } = deposits.deposits;
  // Without deposits, the shares decide whether the whole portfolio is empty.
  const isUndecided = deposits.isEmpty && shares.state.kind === 'loading';
  if (state.kind === 'loading' || isUndecided) return <DepositListSkeleton />;
  if (state.kind === 'failed') {
    return (
      <Section title={copy.deposits()}>
        <LoadError
          isPart
          what="Your deposits"
          failure={state.failure}
          money={copy.depositsSafe}
          onRetry={() => deposits.retry()}
        />
      </Section>
    );
  }
  if (!deposits.isEmpty) return <DepositList viewModel={deposits} />;
  return (
    <Card tone="outlined">
      <NoDepositsYet />
    </Card>
  );
});
