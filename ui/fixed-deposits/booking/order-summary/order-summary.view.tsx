import { BookDeposit, type BookingStep } from '#application/fixed-deposits/booking/book-deposit.ts';
import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { DepositOrderSummary } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { DepositQuotes } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import { FindUpgrade } from '#application/fixed-deposits/catalogue/find-upgrade.ts';
import { Clock } from '#application/platform/clock.ts';
import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { EmptyPortfolioPicture } from '#ui/platform/design-system/illustrations/empty-portfolio.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { leaveTo } from '#ui/platform/leave-to.ts';
import { useInvestor } from '#ui/platform/session/session-context.tsx';
import { bookingPath, bookingReturnUrl } from '#ui/fixed-deposits/booking/shared/booking-step.ts';
import { OrderAlreadyPaid } from './order-already-paid.tsx';
import { OrderPayBy } from '#ui/fixed-deposits/booking/unpaid-orders/order-pay-by.tsx';
import { OrderPaymentUnknown } from './order-payment-unknown.tsx';
import { OrderSummaryChoices } from './order-summary-choices.tsx';
import { OrderSummaryFigures } from './order-summary-figures.tsx';
import type { FiguresNote } from './order-summary-dependencies.ts';
import { OrderSummaryPay } from './order-summary-pay.tsx';
import { OrderSummarySenior } from './order-summary-senior.tsx';
import { OrderSummaryUpgrade } from './order-summary-upgrade.tsx';
import { OrderSummaryViewModel } from './order-summary.view-model.ts';
import { orderSummaryCopy as copy } from './order-summary-copy.ts';
import styles from './order-summary.module.css';
import { UnpaidOrderList } from '#ui/fixed-deposits/booking/unpaid-orders/unpaid-order-list.tsx';

/** The order of this tab, or a list of unpaid orders to choose from. */
export function OrderSummary() {
  const [taken, setTaken] = useState(0);
  return <KeptOrder key={taken} onTaken={() => setTaken(taken + 1)} />;
}

interface TakingProps {
  /** Called once the order that the investor chose is the order of this tab. */
  readonly onTaken: () => void;
}

const KeptOrder = observer(function KeptOrder({ onTaken }: TakingProps) {
  const viewModel = useOrderSummary();
  const { order } = viewModel;
  if (order === undefined) return <NoOrder onTaken={onTaken} />;
  return <Order viewModel={viewModel} order={order} />;
});

function useOrderSummary(): OrderSummaryViewModel {
  const parts = {
    catalogue: usePort(DepositCatalogue),
    quotes: usePort(DepositQuotes),
    findUpgrade: useUseCase(FindUpgrade),
    bookDeposit: useUseCase(BookDeposit),
    orders: usePort(DepositOrders),
    orderDraft: usePort(DepositOrderDraft),
    reporting: usePort(Reporting),
    investor: useInvestor(),
    clock: usePort(Clock),
    returnUrl: bookingReturnUrl(),
  };
  return useViewModel(() => new OrderSummaryViewModel(parts));
}

function NoOrder({ onTaken }: TakingProps) {
  const empty = (
    <EmptyState
      illustration={<EmptyPortfolioPicture />}
      title={copy.empty}
      text={copy.emptyText}
      action={<LinkButton to="/invest">{copy.discover}</LinkButton>}
    />
  );
  return (
    <Page>
      <PageHeader title={copy.title} />
      <UnpaidOrderList empty={empty} onTaken={onTaken} />
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
      <PageHeader title={copy.title} eyebrow={order.depositName} onBack={() => void navigate(-1)} />
      {viewModel.note !== undefined && (
        <Notice tone={viewModel.note.kind === 'senior-taken' ? 'success' : 'warning'} isAnnounced>
          {noteCopy(viewModel.note, order)}
        </Notice>
      )}
      <OrderPayBy />
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
      <OrderSummarySenior viewModel={viewModel} order={order} />
      <OrderSummaryUpgrade
        viewModel={viewModel}
        order={order}
        onKeep={async () => follow(await viewModel.keepOriginal())}
      />
      <OrderAlreadyPaid
        deposit={viewModel.paidDeposit}
        onClose={() => viewModel.closePaymentQuestion()}
        onAnother={async () => follow(await viewModel.startAnother())}
      />
      <OrderPaymentUnknown
        isOpen={viewModel.isPaymentUnknown}
        onClose={() => viewModel.closePaymentQuestion()}
        onCheckAgain={async () => follow(await viewModel.makePayment())}
        onContinue={async () => follow(await viewModel.startUnchecked())}
      />
    </Page>
  );
});

function noteCopy(note: FiguresNote, { annualRatePercent }: DepositOrderSummary): string {
  if (note.kind === 'senior-taken') return copy.seniorTaken(annualRatePercent);
  const rates = { before: note.before, now: annualRatePercent };
  return note.kind === 'updated' ? copy.updated(rates) : copy.seniorDropped(rates);
}
