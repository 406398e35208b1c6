import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import { StartedDepositOrder } from '#application/fixed-deposits/booking/started-deposit-order.ts';
import { useState } from 'react';
import { usePort } from '#ui/platform/injection.tsx';
import { NoPaidOrder, PaidOrderChoice } from './paid-order-choice.tsx';

/** The page of the maturity instruction, after the payment. */
export function MaturityAction() {
  const startedOrder = usePort(StartedDepositOrder);
  const orderDraft = usePort(DepositOrderDraft);
  const [order] = useState(() => {
    const started = startedOrder.read();
    return started && { ...started, instructionId: orderDraft.read()?.maturityInstructionId };
  });
  return order === undefined ? <NoPaidOrder /> : <PaidOrderChoice order={order} />;
}
