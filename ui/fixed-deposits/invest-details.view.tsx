import { DepositCatalogue } from '#application/fixed-deposits/deposit-catalogue.ts';
import { DepositQuotes } from '#application/fixed-deposits/deposit-quotes.ts';
import type { DepositRates } from '#application/fixed-deposits/rate-cards.ts';
import { RateCards } from '#application/fixed-deposits/rate-cards.ts';
import { rateFactsOf } from '#application/fixed-deposits/rate-facts.ts';
import { Clock } from '#application/platform/clock.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { failureWords } from '../platform/failure-words.ts';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { useSessionState } from '../platform/session-context.tsx';
import { depositIdOf } from './deposit-path.ts';
import type { InvestDetailsAddress } from './invest-details-address.ts';
import { InvestDetailsBar } from './invest-details-bar.tsx';
import { InvestDetailsBox } from './invest-details-box.tsx';
import { InvestDetailsHeader } from './invest-details-header.tsx';
import { InvestDetailsInformation } from './invest-details-information.tsx';
import { InvestDetailsOffers } from './invest-details-offers.tsx';
import { InvestDetailsPictures } from './invest-details-pictures.tsx';
import { InvestDetailsSenior } from './invest-details-senior.tsx';
import { InvestDetailsSkeleton } from './invest-details-skeleton.tsx';
import { InvestDetailsTable } from './invest-details-table.tsx';
import { InvestDetailsViewModel } from './invest-details.view-model.ts';
import { investDetailsWords as words } from './invest-details-words.ts';

export function InvestDetails() {
  const { pathname } = useLocation();
  const { id, scheme_master_id: scheme } = useParams();
  const depositId = depositIdOf(id);
  if (depositId === undefined) return <Unknown />;
  const schemeId = depositIdOf(scheme);
  return <Details key={pathname} address={{ depositId, schemeId, page: pathname }} />;
}

const Details = observer(function Details({ address }: { address: InvestDetailsAddress }) {
  const journey = usePort(JourneyStore);
  const session = useSessionState();
  const clock = usePort(Clock);
  const parts = {
    rateCards: usePort(RateCards),
    catalogue: usePort(DepositCatalogue),
    quotes: usePort(DepositQuotes),
    journey,
    session,
    rateFacts: () =>
      rateFactsOf({ investor: session.investor, journeys: journey, today: clock.today() }),
  };
  const viewModel = useViewModel(() => new InvestDetailsViewModel(parts, address));
  const { state } = viewModel.rates;
  if (state.kind === 'loading') return <InvestDetailsSkeleton />;
  if (state.kind === 'ready') return <Ready viewModel={viewModel} rates={state.value} />;
  const { failure } = state;
  if (failure.kind === 'refused' && failure.status === 404) return <Unknown />;
  return (
    <Page>
      <PageHeader title={words.notShown} />
      <ErrorState
        text={failureWords(failure, words.failed)}
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
  const goOn = () => void navigate('/preview-maturity-action');
  const proceed = () => viewModel.proceed() && goOn();
  const box = <InvestDetailsBox viewModel={viewModel} rates={rates} onProceed={proceed} />;
  return (
    <>
      <Page width="wide" aside={box}>
        <InvestDetailsHeader viewModel={viewModel} deposit={rates.deposit} />
        <InvestDetailsOffers offers={viewModel.offers} />
        <InvestDetailsTable viewModel={viewModel} />
        <InvestDetailsPictures viewModel={viewModel} deposit={rates.deposit} />
        <InvestDetailsInformation content={viewModel.content} deposit={rates.deposit} />
      </Page>
      <InvestDetailsBar viewModel={viewModel} deposit={rates.deposit} onProceed={proceed} />
      <InvestDetailsSenior viewModel={viewModel} onDone={goOn} />
    </>
  );
});

function Unknown() {
  return (
    <Page>
      <PageHeader title={words.unknown} text={words.unknownText} />
      <AllDeposits />
    </Page>
  );
}

function AllDeposits() {
  return <LinkButton to="/invest">{words.back}</LinkButton>;
}
