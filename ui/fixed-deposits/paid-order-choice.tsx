import { DepositCatalogue } from '#application/fixed-deposits/deposit-catalogue.ts';
import { DepositOrders } from '#application/fixed-deposits/deposit-orders.ts';
import { HeldDeposits } from '#application/fixed-deposits/held-deposits.ts';
import { keptPaymentData } from '#application/fixed-deposits/payment-data.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { EmptyPortfolioPicture } from '../platform/design-system/illustrations/empty-portfolio.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { BookingPage } from './booking-page.tsx';
import { type BookedOrder, MaturityActionViewModel } from './maturity-action.view-model.ts';
import { MaturityChoice } from './maturity-choice.tsx';
import { maturityActionWords as words } from './maturity-action-words.ts';

interface PaidOrderChoiceProps {
  readonly order: BookedOrder;
  /** Called once the choice is kept, before the confirmation. */
  readonly onKept?: () => void;
}

/** What becomes of the money of an order that was just paid, then the confirmation. */
export function PaidOrderChoice({ order, onKept }: PaidOrderChoiceProps) {
  const parts = {
    catalogue: usePort(DepositCatalogue),
    heldDeposits: usePort(HeldDeposits),
    orders: usePort(DepositOrders),
    order,
  };
  const journey = usePort(JourneyStore);
  const navigate = useNavigate();
  const viewModel = useViewModel(() => new MaturityActionViewModel(parts));
  const [payment] = useState(() => keptPaymentData(journey));
  const goOn = () => {
    onKept?.();
    void navigate('/payment-success', { replace: true });
  };
  return (
    <BookingPage step="maturity">
      <PageHeader title={words.title} text={words.text} />
      {payment !== undefined && (
        <Notice tone="success" title={words.received}>
          {formatRupees(payment.principal)} for {payment.depositName}
          {payment.maturityDate !== undefined &&
            `, maturing on ${formatDate(payment.maturityDate)}`}
        </Notice>
      )}
      <MaturityChoice
        viewModel={viewModel}
        onSaved={goOn}
        wayOn={
          <LinkButton kind="quiet" to="/payment-success">
            {words.later}
          </LinkButton>
        }
      />
    </BookingPage>
  );
}

/** Where neither the address nor this tab knows of an order that was paid. */
export function NoPaidOrder() {
  return (
    <Page width="form">
      <PageHeader title={words.title} />
      <EmptyState
        illustration={<EmptyPortfolioPicture />}
        title={words.noOrderTitle}
        text={words.noOrder}
        action={<LinkButton to="/portfolio">See my portfolio</LinkButton>}
      />
    </Page>
  );
}
