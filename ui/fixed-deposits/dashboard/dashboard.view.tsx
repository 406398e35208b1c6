import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { FindPartnerListing } from '#application/fixed-deposits/holdings/partner-listing.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { rateColumnFor } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { observer } from 'mobx-react-lite';
import { Page, Section } from '#ui/platform/design-system/layout/page.tsx';
import {
  PageHeader,
  type PageHeaderProps,
} from '#ui/platform/design-system/layout/page-header.tsx';
import { useIsPainted } from '#ui/platform/after-paint.ts';
import { EyeButton } from '#ui/platform/hidden-amounts/eye-button.tsx';
import { usePort, usePorts, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { useNewDay } from '#ui/platform/use-today.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { useInvestor } from '#ui/platform/session/session-context.tsx';
import { firstDepositCopy, offersCopy, yourDepositsCopy } from './copy.ts';
import { sharesReader } from '#ui/fixed-deposits/holdings/portfolio/shares-reader.ts';
import { DashboardTotal } from './dashboard-total.tsx';
import { DashboardViewModel } from './dashboard.view-model.ts';
import styles from './dashboard.module.css';
import { HomeContext } from './home-context.ts';
import { MoneyComingWaits } from './coming-payments-waits.tsx';
import { SectionWaits } from './section-waits.tsx';
import { waitingForYouCopy } from './waiting-for-you-copy.ts';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';

// The parts below the summary are downloaded beside it, each in a file of its own.
const WaitingForYou = lazyScreen(
  ['share-orders', 'basket-orders', 'share-holdings', 'video-kyc'],
  () => import('./waiting-for-you.tsx'),
  'WaitingForYou',
);
const FirstDeposit = lazyScreen([], () => import('./first-deposit.tsx'), 'FirstDeposit');
const MoneyComing = lazyScreen(
  ['coming-money', 'device-facts'],
  () => import('./coming-payments.tsx'),
  'MoneyComing',
);
const WhatIHold = lazyScreen([], () => import('./what-i-hold.tsx'), 'WhatIHold');
const Offers = lazyScreen([], () => import('./offer-shelf.tsx'), 'Offers');
const SharesOnOffer = lazyScreen(
  ['market-shares'],
  () => import('#ui/private-market/catalogue/market-home/shares-on-offer.tsx'),
  'SharesOnOffer',
);

const ROWS = 3;
const WAITING_ROWS = 2;

interface DashboardHeadProps extends Pick<PageHeaderProps, 'aside'> {
  readonly name?: string | undefined;
}

/** The heading of the dashboard. It is also prerendered without a name, which is then unknown. */
export function DashboardHead({ name, ...header }: DashboardHeadProps) {
  return <PageHeader title={name === undefined ? 'Welcome' : `Welcome, ${name}`} {...header} />;
}

/** The first screen of a signed-in investor. */
export const Dashboard = observer(function Dashboard() {
  const viewModel = useDashboard();
  const { name, pan } = useInvestor();
  // Without a PAN there can be no deposit, so that nothing is announced that then goes away.
  const isNewcomer = viewModel.whole.isNewcomer ?? pan === undefined;
  const isNext = !useIsPainted(viewModel.whole.isSharesPatienceOver);
  return (
    <HomeContext value={viewModel}>
      <Page width="wide">
        <DashboardHead
          name={name?.split(' ')[0]}
          aside={isNewcomer ? undefined : <EyeButton />}
        />
        <div className={styles.home} data-columns={!isNewcomer || undefined}>
          <div className={styles.column}>
            <div className={styles.first}>
              {isNewcomer ? (
                <FirstDeposit meanwhile={<FirstDepositWaits />} />
              ) : (
                <DashboardTotal />
              )}
              <WaitingForYou
                isNext={isNext}
                meanwhile={
                  isNewcomer ? undefined : (
                    <SectionWaits title={waitingForYouCopy.title} rows={WAITING_ROWS} />
                  )
                }
              />
            </div>
            {!isNewcomer && (
              <div className={styles.held}>
                <WhatIHold
                  isNext={isNext}
                  meanwhile={<SectionWaits title={yourDepositsCopy.title} rows={ROWS} />}
                />
              </div>
            )}
          </div>
          <div className={styles.column}>
            {!isNewcomer && (
              <div className={styles.coming}>
                <MoneyComing isNext={isNext} meanwhile={<MoneyComingWaits />} />
              </div>
            )}
            <div className={styles.offers} data-screen-only>
              <Offers
                isNext={isNext}
                meanwhile={<SectionWaits title={offersCopy.title} rows={ROWS} areOffers />}
              />
              <SharesOnOffer
                isNext={isNext}
                meanwhile={<SectionWaits title={offersCopy.shares} rows={ROWS} />}
              />
            </div>
          </div>
        </div>
      </Page>
    </HomeContext>
  );
});

function useDashboard(): DashboardViewModel {
  const ports = usePorts();
  const { gender, isSeniorCitizen } = useInvestor();
  const dependencies = {
    held: usePort(HeldDeposits),
    readShares: sharesReader(ports),
    catalogue: usePort(DepositCatalogue),
    findPartnerListing: useUseCase(FindPartnerListing),
    reporting: usePort(Reporting),
    isSeniorCitizen,
    column: rateColumnFor({ gender, isSeniorCitizen }),
  };
  const viewModel = useViewModel(() => new DashboardViewModel(dependencies));
  useNewDay(() => viewModel.whole.deposits.refresh());
  return viewModel;
}

/** The first deposit while it loads, as tall as with its steps. */
function FirstDepositWaits() {
  return (
    <Section title={firstDepositCopy.title} text={firstDepositCopy.text}>
      <div className={styles.firstDeposit}>
        <Skeleton shape="card" label="" />
      </div>
    </Section>
  );
}
