import { JourneyStore } from '#application/platform/journey-store.ts';
import { useState } from 'react';
import { usePort } from '#ui/platform/injection.tsx';
import { startedOrder } from '#ui/fixed-deposits/booking/declaration/declaration.view-model.ts';
import { maturityActionCopy as copy } from '#ui/fixed-deposits/booking/maturity-action/maturity-action-copy.ts';
import {
  NoPaidOrder,
  PaidOrderChoice,
} from '#ui/fixed-deposits/booking/maturity-action/paid-order-choice.tsx';
import { paymentCopy } from '#ui/fixed-deposits/booking/payment/payment-copy.ts';
import { SignedInOnly } from '#ui/fixed-deposits/booking/shared/sign-in-first.tsx';

/** `/maturity-action-ifa`: the maturity instruction, after the payment of an advisor's order. */
export function AdvisorMaturityAction() {
  return (
    <SignedInOnly
      title={copy.title}
      heading={paymentCopy.signInTitle}
      text={paymentCopy.signIn}
    >
      <PaidAdvisorOrder />
    </SignedInOnly>
  );
}

function PaidAdvisorOrder() {
  const journey = usePort(JourneyStore);
  const [order] = useState(() => startedOrder(journey));
  return order === undefined ? <NoPaidOrder /> : <PaidOrderChoice order={order} />;
}
