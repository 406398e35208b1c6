import { StartedDepositOrder } from '#application/fixed-deposits/booking/started-deposit-order.ts';
import { maturityActionCopy as copy } from '#ui/fixed-deposits/booking/maturity-action/copy.ts';
import {
  NoPaidOrder,
  PaidOrderChoice,
} from '#ui/fixed-deposits/booking/maturity-action/paid-order-choice.tsx';
import { SignedInOnly } from '#ui/fixed-deposits/booking/shared/sign-in-first.tsx';
import { useStored } from '#ui/platform/use-stored.ts';

/** `/maturity-action-ifa`: the maturity instruction, after the payment of an advisor's order. */
export function AdvisorMaturityAction() {
  return (
    <SignedInOnly title={copy.title} heading={copy.signInTitle} text={copy.signIn}>
      <PaidAdvisorOrder />
    </SignedInOnly>
  );
}

function PaidAdvisorOrder() {
  const order = useStored(StartedDepositOrder);
  return order === undefined ? <NoPaidOrder /> : <PaidOrderChoice order={order} />;
}
