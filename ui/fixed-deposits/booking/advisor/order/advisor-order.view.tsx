import { ResumeAdvisorOrder } from '#application/fixed-deposits/booking/resume-advisor-order.ts';
import { ReviewAdvisorOrder } from '#application/fixed-deposits/booking/review-advisor-order.ts';
import { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { parsePartnerOrderId } from '#domain/fixed-deposits/booking/partner-order.ts';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { NotFoundPicture } from '#ui/platform/design-system/illustrations/not-found.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { SuccessMark } from '#ui/platform/design-system/feedback/success-mark.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { OrderSummaryPage } from '#ui/platform/orders/order-summary-page.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { useInvestor } from '#ui/platform/session/session-context.tsx';
import { AdvisorOrderFigures } from './advisor-order-figures.tsx';
import { AdvisorOrderInvestor } from './advisor-order-investor.tsx';
import { advisorOrderPath } from '#ui/fixed-deposits/paths.ts';
import { AdvisorOrderPay } from './advisor-order-pay.tsx';
import { AdvisorOrderViewModel } from './advisor-order.view-model.ts';
import { advisorSignInCopy } from '#ui/fixed-deposits/booking/advisor/copy.ts';
import { advisorOrderCopy as copy } from './copy.ts';
import { SignedInOnly } from '#ui/fixed-deposits/booking/shared/sign-in-first.tsx';

/** `/ifa-journey/:unique_id`: an order prepared by an advisor, shown only to its investor. */
export function AdvisorOrderReview() {
  const { unique_id: uniqueId = '' } = useParams();
  const { title, text } = advisorSignInCopy;
  return (
    <SignedInOnly title={copy.title} heading={title} text={text}>
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
  const dependencies = {
    reviewOrder: useUseCase(ReviewAdvisorOrder),
    resumeOrder: useUseCase(ResumeAdvisorOrder),
    drafts: usePort(Drafts),
    uniqueId,
    returnUrl: `${window.location.origin}${advisorOrderPath(uniqueId)}`,
  };
  const viewModel = useViewModel(() => new AdvisorOrderViewModel(dependencies));
  const { state } = viewModel.review;
  if (state.kind === 'failed') {
    return <Failed failure={state.failure} onRetry={() => void viewModel.review.reload()} />;
  }
  if (state.kind === 'loading') {
    return (
      <Page width="wide">
        <PageHeader title={copy.title} />
        <Skeleton shape="card" count={3} />
      </Page>
    );
  }
  const { order } = state.value;
  return (
    <OrderSummaryPage
      title={copy.title}
      eyebrow={copy.preparedBy(order.advisorName)}
      text={copy.text}
      pay={<AdvisorOrderPay viewModel={viewModel} review={state.value} />}
    >
      <AdvisorOrderFigures order={order} />
      <AdvisorOrderInvestor review={state.value} uniqueId={uniqueId} />
    </OrderSummaryPage>
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
      <PageHeader title={copy.title} />
      <LoadError
        what="Your order"
        failure={failure}
        money="Your order and its payment are unchanged."
        onRetry={onRetry}
      />
    </Page>
  );
}

const REASONS = {
  none: { title: copy.noneTitle, text: copy.none, to: '/invest', label: copy.discover },
  others: { title: copy.othersTitle, text: copy.others, to: '/profile', label: copy.toProfile },
  paid: { title: copy.paidTitle, text: copy.paid, to: '/portfolio', label: copy.toPortfolio },
  expired: {
    title: copy.expiredTitle,
    text: copy.expired,
    to: '/invest',
    label: copy.discover,
  },
} as const;

/** Says why there is no order to review, and what to do next. */
function Nothing({ reason }: { readonly reason: keyof typeof REASONS }) {
  const { title, text, to, label } = REASONS[reason];
  return (
    <Page width="form">
      <PageHeader title={copy.title} />
      <EmptyState
        illustration={reason === 'paid' ? <SuccessMark /> : <NotFoundPicture />}
        title={title}
        text={text}
        action={<LinkButton to={to}>{label}</LinkButton>}
      />
    </Page>
  );
}
