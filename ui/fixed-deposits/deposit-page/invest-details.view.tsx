import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { DepositQuotes } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import type { DepositRates } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import { RateCards } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import { ChosenRow } from '#application/fixed-deposits/catalogue/chosen-row.ts';
import { DepositChoices } from '#application/fixed-deposits/catalogue/deposit-choices.ts';
import { ReadRateFacts } from '#application/fixed-deposits/catalogue/read-rate-facts.ts';
import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import { observer } from 'mobx-react-lite';
import { useLocation, useNavigationType, useParams } from 'react-router-dom';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import { depositIdOf } from '#ui/fixed-deposits/paths.ts';
import type { InvestDetailsAddress } from './invest-details-address.ts';
import { InvestDetailsBar } from './invest-details-bar.tsx';
import {
  focusBoxError,
  InvestDetailsBox,
} from '#ui/fixed-deposits/deposit-page/box/invest-details-box.tsx';
import type { ProceedOutcome } from '#ui/fixed-deposits/deposit-page/box/proceed-step.ts';
import { InvestDetailsFacts } from './invest-details-facts.tsx';
import { InvestDetailsHeader } from './invest-details-header.tsx';
import { InvestDetailsInformation } from './invest-details-information.tsx';
import { InvestDetailsOffers } from './invest-details-offers.tsx';
import { InvestDetailsPictures } from './invest-details-pictures.tsx';
import { InvestDetailsSenior } from './invest-details-senior.tsx';
import { InvestDetailsTable } from './invest-details-table.tsx';
import { InvestDetailsViewModel } from './invest-details.view-model.ts';
import { investDetailsCopy as copy } from './copy.ts';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { PageSkeleton } from '#ui/platform/routing/page-skeleton.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';

export function InvestDetails() {
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const { id, scheme_master_id: scheme } = useParams();
  const depositId = depositIdOf(id);
  if (depositId === undefined) return <Unknown />;
  const schemeId = depositIdOf(scheme);
  const address = { depositId, schemeId, page: pathname, isReturn };
  return <Details key={pathname} address={address} />;
}

const Details = observer(function Details({ address }: { address: InvestDetailsAddress }) {
  const session = useSessionState();
  const readRateFacts = useUseCase(ReadRateFacts);
  const dependencies = {
    rateCards: usePort(RateCards),
    catalogue: usePort(DepositCatalogue),
    quotes: usePort(DepositQuotes),
    choices: usePort(DepositChoices),
    chosenRow: usePort(ChosenRow),
    orderDraft: usePort(DepositOrderDraft),
    session,
    rateFacts: () => readRateFacts.run(session.investor),
  };
  const viewModel = useViewModel(() => new InvestDetailsViewModel(dependencies, address));
  const { state } = viewModel.rates;
  if (state.kind === 'loading') return <InvestDetailsSkeleton />;
  if (state.kind === 'ready') return <Ready viewModel={viewModel} rates={state.value} />;
  const { failure } = state;
  if (failure.kind === 'refused' && failure.status === 404) return <Unknown />;
  return (
    <Page>
      <PageHeader title={copy.notShown} />
      <LoadError
        what="This deposit"
        failure={failure}
        fallback={copy.failed}
        onRetry={() => void viewModel.rates.reload()}
        action={<AllDeposits />}
      />
    </Page>
  );
});

interface ReadyProps {
  readonly viewModel: InvestDetailsViewModel;
  readonly rates: DepositRates;
}

const Ready = observer(function Ready({ viewModel, rates }: ReadyProps) {
  const navigate = useNavigate();
  const follow = async (proceeding: Promise<ProceedOutcome | undefined>) => {
    const outcome = await proceeding;
    if (outcome === 'stored') void navigate('/preview-maturity-action');
    else if (outcome === 'blocked') focusBoxError();
  };
  const proceed = () => void follow(viewModel.step.proceed());
  const box = <InvestDetailsBox viewModel={viewModel} rates={rates} onProceed={proceed} />;
  return (
    <>
      <Page
        width="wide"
        aside={box}
        lead={<InvestDetailsHeader viewModel={viewModel} deposit={rates.deposit} />}
      >
        <InvestDetailsFacts viewModel={viewModel} deposit={rates.deposit} />
        <InvestDetailsOffers offers={viewModel.offers} />
        <InvestDetailsTable viewModel={viewModel} />
        <InvestDetailsPictures viewModel={viewModel} deposit={rates.deposit} />
        <InvestDetailsInformation content={viewModel.content} deposit={rates.deposit} />
      </Page>
      <InvestDetailsBar viewModel={viewModel} deposit={rates.deposit} onProceed={proceed} />
      <InvestDetailsSenior viewModel={viewModel} onProceed={follow} />
    </>
  );
});

function Unknown() {
  return (
    <Page>
      <PageHeader title={copy.unknown} text={copy.unknownText} />
      <AllDeposits />
    </Page>
  );
}

function AllDeposits() {
  return <LinkButton to="/invest">{copy.back}</LinkButton>;
}

function InvestDetailsSkeleton() {
  return (
    <PageSkeleton
      width="wide"
      lead={<Skeleton shape="title" />}
      aside={
        <Card>
          <Skeleton shape="form" count={4} label="" />
        </Card>
      }
    >
      <Skeleton shape="summary" label="" />
      <Skeleton shape="table" count={6} label="" />
    </PageSkeleton>
  );
}
