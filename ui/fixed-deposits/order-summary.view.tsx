import { BookDeposit, type BookingStep } from '#application/fixed-deposits/book-deposit.ts';
import { DepositCatalogue } from '#application/fixed-deposits/deposit-catalogue.ts';
import type { DepositOrderSummary } from '#application/fixed-deposits/deposit-order-summary.ts';
import { DepositOrders } from '#application/fixed-deposits/deposit-orders.ts';
import { DepositQuotes } from '#application/fixed-deposits/deposit-quotes.ts';
import { FindUpgrade } from '#application/fixed-deposits/find-upgrade.ts';
import { RecommendedSchemes } from '#application/fixed-deposits/recommended-schemes.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { EmptyPortfolioPicture } from '../platform/design-system/illustrations/empty-portfolio.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { leaveTo } from '../platform/leave-to.ts';
import { useInvestor } from '../platform/session-context.tsx';
import { bookingPath, bookingReturnUrl } from './booking-step.ts';
import { OrderAlreadyPaid } from './order-already-paid.tsx';
import { OrderSummaryChoices } from './order-summary-choices.tsx';
import { OrderSummaryFigures } from './order-summary-figures.tsx';
import { OrderSummaryPay } from './order-summary-pay.tsx';
import { OrderSummaryUpgrade } from './order-summary-upgrade.tsx';
import { OrderSummaryViewModel } from './order-summary.view-model.ts';
import { orderSummaryWords as words } from './order-summary-words.ts';
import styles from './order-summary.module.css';
import { useStartDeposit } from './use-start-deposit.ts';

export const OrderSummary = observer(function OrderSummary() {
  const viewModel = useOrderSummary();
  const { order } = viewModel;
  if (order === undefined) return <NoOrder />;
  return <Order viewModel={viewModel} order={order} />;
});

function useOrderSummary(): OrderSummaryViewModel {
  const journey = usePort(JourneyStore);
  const orders = usePort(DepositOrders);
  const quotes = usePort(DepositQuotes);
  const start = useStartDeposit();
  const parts = {
    catalogue: usePort(DepositCatalogue),
    quotes,
    findUpgrade: new FindUpgrade(usePort(RecommendedSchemes), quotes),
    bookDeposit: new BookDeposit({ start, orders, drafts: usePort(Drafts), journey }),
    journey,
    reporting: usePort(Reporting),
    investor: useInvestor(),
    returnUrl: bookingReturnUrl(),
  };
  return useViewModel(() => new OrderSummaryViewModel(parts));
}

function NoOrder() {
  return (
    <Page>
      <PageHeader title={words.title} />
      <EmptyState
        illustration={<EmptyPortfolioPicture />}
        title={words.empty}
        text={words.emptyText}
        action={<LinkButton to="/invest">{words.discover}</LinkButton>}
      />
    </Page>
  );
}

interface OrderProps {
  readonly viewModel: OrderSummaryViewModel;
  readonly order: DepositOrderSummary;
}

const Order = observer(function Order({ viewModel, order }: OrderProps) {
  const navigate = useNavigate();
  const follow = (step: BookingStep | undefined) => {
    if (step === undefined) return;
    if (step.kind === 'identity-page') leaveTo(step.url);
    else void navigate(bookingPath(step));
  };
  return (
    <Page width="wide">
      <PageHeader
        title={words.title}
        eyebrow={order.depositName}
        onBack={() => void navigate(-1)}
      />
      {viewModel.note !== undefined && (
        <Notice tone="warning" isAnnounced>
          {viewModel.note === 'updated' ? words.updated : words.seniorDropped}
        </Notice>
      )}
      <div className={styles.order}>
        <div className={styles.facts}>
          <OrderSummaryFigures order={order} />
          <OrderSummaryChoices viewModel={viewModel} order={order} />
        </div>
        <OrderSummaryPay
          viewModel={viewModel}
          order={order}
          onPay={async () => follow(await viewModel.makePayment())}
        />
      </div>
      <OrderSummaryUpgrade
        viewModel={viewModel}
        order={order}
        onKeep={async () => follow(await viewModel.keepOriginal())}
      />
      <OrderAlreadyPaid
        deposit={viewModel.paidDeposit}
        onClose={() => viewModel.leaveAsPaid()}
        onAnother={async () => follow(await viewModel.startAnother())}
      />
    </Page>
  );
});
