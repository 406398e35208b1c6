import { BookDeposit, type BookingStep } from '#application/fixed-deposits/booking/book-deposit.ts';
import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { DepositOrderSummary } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { DepositQuotes } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import { StartedDepositOrder } from '#application/fixed-deposits/booking/started-deposit-order.ts';
import { FindUpgrade } from '#application/fixed-deposits/catalogue/find-upgrade.ts';
import { Clock } from '#application/platform/clock.ts';
import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { isBookedEmbedded } from '#domain/fixed-deposits/booking/embedded-booking.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { useTabTitle } from '#ui/platform/routing/use-tab-title.ts';
import { OrderSummaryPage } from '#ui/platform/orders/order-summary-page.tsx';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { leaveTo } from '#ui/platform/leave-to.ts';
import { useInvestor } from '#ui/platform/session/session-context.tsx';
import { bookingPath, bookingReturnUrl } from '#ui/fixed-deposits/booking/shared/booking-step.ts';
import { OrderAlreadyPaid } from './order-already-paid.tsx';
import { OrderPayBy } from '#ui/fixed-deposits/booking/unpaid-orders/order-pay-by.tsx';
import { OrderOfNomineesContext } from './order-nominees-context.ts';
import { OrderPaymentUnknown } from './order-payment-unknown.tsx';
import { OrderSummaryChoices } from './order-summary-choices.tsx';
import { OrderSummaryFigures } from './order-summary-figures.tsx';
import type { FiguresNote } from './order-summary-dependencies.ts';
import { OrderSummaryPay } from './order-summary-pay.tsx';
import { OrderSummarySenior } from './order-summary-senior.tsx';
import { OrderSummaryUpgrade } from './order-summary-upgrade.tsx';
import { OrderSummaryViewModel } from './order-summary.view-model.ts';
import { orderSummaryCopy as copy } from './copy.ts';
import { UnpaidOrderList } from '#ui/fixed-deposits/booking/unpaid-orders/unpaid-order-list.tsx';
import { checkedQuote } from '#ui/fixed-deposits/quote/checked-quote.ts';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import { LazyDepositReturns } from '#ui/fixed-deposits/returns/lazy-deposit-returns.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';

const OrderNominees = lazyScreen(
  ['accounts'],
  () => import('./order-nominees.tsx'),
  'OrderNominees',
);

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
  const dependencies = {
    catalogue: usePort(DepositCatalogue),
    quotes: usePort(DepositQuotes),
    findUpgrade: useUseCase(FindUpgrade),
    bookDeposit: useUseCase(BookDeposit),
    orders: usePort(DepositOrders),
    orderDraft: usePort(DepositOrderDraft),
    startedOrder: usePort(StartedDepositOrder),
    reporting: usePort(Reporting),
    investor: useInvestor(),
    clock: usePort(Clock),
    returnUrl: bookingReturnUrl(),
  };
  return useViewModel(() => new OrderSummaryViewModel(dependencies));
}

function NoOrder({ onTaken }: TakingProps) {
  const empty = (
    <EmptyState
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
  useTabTitle(order.depositName);
  const follow = (step: BookingStep | undefined) => {
    if (step === undefined) return;
    const { confirmedNominees } = viewModel;
    if (step.kind === 'identity-page') leaveTo(step.url);
    else void navigate(bookingPath(step), { state: { confirmedNominees } });
  };
  return (
    <OrderSummaryPage
      title={copy.title}
      eyebrow={order.depositName}
      onBack={() => void navigate(-1)}
      notices={
        <>
          {viewModel.note !== undefined && (
            <Notice
              tone={viewModel.note.kind === 'senior-taken' ? 'success' : 'warning'}
              isAnnounced
            >
              {noteCopy(viewModel.note, order)}
            </Notice>
          )}
          <OrderPayBy />
        </>
      }
      pay={
        <OrderSummaryPay
          viewModel={viewModel}
          order={order}
          areNomineesConfirmed={viewModel.confirmedNominees !== undefined}
          onPay={async () => follow(await viewModel.makePayment())}
        />
      }
      dialogs={<Dialogs viewModel={viewModel} order={order} onStep={follow} />}
    >
      <OrderSummaryFigures order={order} today={viewModel.today} />
      <OrderSummaryReturns order={order} />
      <OrderSummaryChoices viewModel={viewModel} order={order} />
      {!isBookedEmbedded(order.issuerId) && (
        <OrderOfNomineesContext value={viewModel}>
          <OrderNominees meanwhile={undefined} />
        </OrderOfNomineesContext>
      )}
    </OrderSummaryPage>
  );
});

interface DialogsProps extends OrderProps {
  readonly onStep: (step: BookingStep | undefined) => void;
}

const Dialogs = observer(function Dialogs({ viewModel, order, onStep }: DialogsProps) {
  return (
    <>
      <OrderSummarySenior viewModel={viewModel} order={order} />
      <OrderSummaryUpgrade
        viewModel={viewModel}
        order={order}
        onKeep={async () => onStep(await viewModel.keepOriginal())}
      />
      <OrderAlreadyPaid
        deposit={viewModel.paidDeposit}
        onClose={() => viewModel.closePaymentQuestion()}
        onAnother={async () => onStep(await viewModel.startAnother())}
      />
      <OrderPaymentUnknown
        isOpen={viewModel.isPaymentUnknown}
        onClose={() => viewModel.closePaymentQuestion()}
        onCheckAgain={async () => onStep(await viewModel.makePayment())}
        onContinue={async () => onStep(await viewModel.startUnchecked())}
      />
    </>
  );
});

function noteCopy(note: FiguresNote, { annualRatePercent }: DepositOrderSummary): string {
  if (note.kind === 'senior-taken') return copy.seniorTaken(annualRatePercent);
  const rates = { before: note.before, now: annualRatePercent };
  return note.kind === 'updated' ? copy.updated(rates) : copy.seniorDropped(rates);
}

/**
 * The return in a year and after tax, behind a link, so that the order shows one rate. None if the
 * issuer calculates by rules that we do not know.
 */
function OrderSummaryReturns({ order }: { readonly order: DepositOrderSummary }) {
  const { own } = checkedQuote(order, order.issuerId);
  if (own === undefined) return undefined;
  return (
    <Disclosure title={copy.returns} look="link">
      <LazyDepositReturns quote={own} />
    </Disclosure>
  );
}
