import { AdvisorOrders } from '#application/fixed-deposits/advisor-orders.ts';
import { DepositCatalogue } from '#application/fixed-deposits/deposit-catalogue.ts';
import { DepositOrders } from '#application/fixed-deposits/deposit-orders.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { parsePartnerOrderId } from '#domain/fixed-deposits/partner-order.ts';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { EmptyPortfolioPicture } from '../platform/design-system/illustrations/empty-portfolio.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { failureWords } from '../platform/failure-words.ts';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { useInvestor } from '../platform/session-context.tsx';
import { AdvisorOrderFigures } from './advisor-order-figures.tsx';
import { AdvisorOrderInvestor } from './advisor-order-investor.tsx';
import { AdvisorOrderPay } from './advisor-order-pay.tsx';
import { AdvisorOrderViewModel } from './advisor-order.view-model.ts';
import { advisorOrderWords as words } from './advisor-order-words.ts';
import styles from './order-summary.module.css';
import { SignedInOnly } from './sign-in-first.tsx';

/** `/ifa-journey/:unique_id`: what an advisor has prepared, for its investor alone. */
export function AdvisorOrderReview() {
  const { unique_id: uniqueId = '' } = useParams();
  return (
    <SignedInOnly title={words.title} heading={words.signInTitle} text={words.signIn}>
      <OwnOrder key={uniqueId} uniqueId={uniqueId} />
    </SignedInOnly>
  );
}

const OwnOrder = observer(function OwnOrder({ uniqueId }: { readonly uniqueId: string }) {
  const { investorId } = useInvestor();
  const parts = parsePartnerOrderId(uniqueId);
  if (!parts.ok) return <Nothing reason="none" />;
  if (parts.value.investorId !== investorId) return <Nothing reason="others" />;
  return <Review uniqueId={uniqueId} />;
});

const Review = observer(function Review({ uniqueId }: { readonly uniqueId: string }) {
  const parts = {
    advisorOrders: usePort(AdvisorOrders),
    orders: usePort(DepositOrders),
    catalogue: usePort(DepositCatalogue),
    journey: usePort(JourneyStore),
    uniqueId,
  };
  const viewModel = useViewModel(() => new AdvisorOrderViewModel(parts));
  const { state } = viewModel.review;
  if (state.kind === 'failed') {
    return <Failed failure={state.failure} onRetry={() => void viewModel.review.reload()} />;
  }
  if (state.kind === 'loading') {
    return (
      <Page width="wide">
        <PageHeader title={words.title} />
        <Skeleton shape="card" count={3} />
      </Page>
    );
  }
  const { order } = state.value;
  return (
    <Page width="wide">
      <PageHeader
        title={words.title}
        eyebrow={words.preparedBy(order.advisorName)}
        text={words.text}
      />
      <div className={styles.order}>
        <div className={styles.facts}>
          <AdvisorOrderFigures order={order} />
          <AdvisorOrderInvestor review={state.value} uniqueId={uniqueId} />
        </div>
        <AdvisorOrderPay viewModel={viewModel} review={state.value} />
      </div>
    </Page>
  );
});

interface FailedProps {
  readonly failure: PortFailure;
  readonly onRetry: () => void;
}

function Failed({ failure, onRetry }: FailedProps) {
  if (failure.kind === 'refused') {
    if (failure.code === 'paid-already') return <Nothing reason="paid" />;
    if (failure.code === 'link-expired') return <Nothing reason="expired" />;
    if (failure.code === 'no-such-order') return <Nothing reason="none" />;
  }
  return (
    <Page width="form">
      <PageHeader title={words.title} />
      <ErrorState text={failureWords(failure)} onRetry={onRetry} />
    </Page>
  );
}

const REASONS = {
  none: { title: words.noneTitle, text: words.none, to: '/invest', label: words.discover },
  others: { title: words.othersTitle, text: words.others, to: '/profile', label: words.toProfile },
  paid: { title: words.paidTitle, text: words.paid, to: '/portfolio', label: words.toPortfolio },
  expired: {
    title: words.expiredTitle,
    text: words.expired,
    to: '/invest',
    label: words.discover,
  },
} as const;

/** There is nothing to review here, and what to do about it. */
function Nothing({ reason }: { readonly reason: keyof typeof REASONS }) {
  const { title, text, to, label } = REASONS[reason];
  return (
    <Page width="form">
      <PageHeader title={words.title} />
      <EmptyState
        illustration={<EmptyPortfolioPicture />}
        title={title}
        text={text}
        action={<LinkButton to={to}>{label}</LinkButton>}
      />
    </Page>
  );
}
