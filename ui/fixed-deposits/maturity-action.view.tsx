import { DepositCatalogue } from '#application/fixed-deposits/deposit-catalogue.ts';
import { DepositOrders } from '#application/fixed-deposits/deposit-orders.ts';
import {
  forgetDepositOrder,
  keptDepositOrder,
} from '#application/fixed-deposits/deposit-order-summary.ts';
import { HeldDeposits } from '#application/fixed-deposits/held-deposits.ts';
import { keptPaymentData } from '#application/fixed-deposits/payment-data.ts';
import { JourneyKey, JourneyStore } from '#application/platform/journey-store.ts';
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
import { type BookedOrder, MaturityActionViewModel } from './maturity-action.view-model.ts';
import { MaturityChoice } from './maturity-choice.tsx';
import { maturityActionWords as words } from './maturity-action-words.ts';

/** After the payment: what becomes of the money on the maturity day. */
export function MaturityAction() {
  const journey = usePort(JourneyStore);
  const [order] = useState(() => bookedOrder(journey));
  if (order === undefined) {
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
  return <PaidOrderChoice order={order} />;
}

function PaidOrderChoice({ order }: { readonly order: BookedOrder }) {
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
    forgetDepositOrder(journey);
    void navigate('/payment-success', { replace: true });
  };
  return (
    <Page width="form">
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
    </Page>
  );
}

function bookedOrder(journey: JourneyStore): BookedOrder | undefined {
  const depositOrderId = Number(journey.read(JourneyKey.DepositOrderId));
  const depositId = Number(journey.read(JourneyKey.DepositId));
  if (!Number.isInteger(depositOrderId) || depositOrderId < 1) return undefined;
  if (!Number.isInteger(depositId) || depositId < 1) return undefined;
  const instructionId = keptDepositOrder(journey)?.maturityInstructionId;
  return { depositOrderId, depositId, instructionId };
}
