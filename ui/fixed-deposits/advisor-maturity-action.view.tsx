import { JourneyStore } from '#application/platform/journey-store.ts';
import { useState } from 'react';
import { usePort } from '../platform/injection.tsx';
import { startedOrder } from './declaration.view-model.ts';
import { maturityActionWords as words } from './maturity-action-words.ts';
import { NoPaidOrder, PaidOrderChoice } from './paid-order-choice.tsx';
import { paymentWords } from './payment-words.ts';
import { SignedInOnly } from './sign-in-first.tsx';

/** `/maturity-action-ifa`: after the payment of an advisor's order. */
export function AdvisorMaturityAction() {
  return (
    <SignedInOnly
      title={words.title}
      heading={paymentWords.signInTitle}
      text={paymentWords.signIn}
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
