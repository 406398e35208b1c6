import { StartedDepositOrder } from '#application/fixed-deposits/booking/started-deposit-order.ts';
import { useState } from 'react';
import { usePort } from '#ui/platform/injection.tsx';
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
    <SignedInOnly title={copy.title} heading={paymentCopy.signInTitle} text={paymentCopy.signIn}>
      <PaidAdvisorOrder />
    </SignedInOnly>
  );
}

function PaidAdvisorOrder() {
  const startedOrder = usePort(StartedDepositOrder);
  const [order] = useState(() => startedOrder.read());
  return order === undefined ? <NoPaidOrder /> : <PaidOrderChoice order={order} />;
}
