import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import { StartedDepositOrder } from '#application/fixed-deposits/booking/started-deposit-order.ts';
import { useStored } from '#ui/platform/use-stored.ts';
import { NoPaidOrder, PaidOrderChoice } from './paid-order-choice.tsx';

/** The page of the maturity instruction, after the payment. */
export function MaturityAction() {
  const started = useStored(StartedDepositOrder);
  const instructionId = useStored(DepositOrderDraft)?.maturityInstructionId;
  if (started === undefined) return <NoPaidOrder />;
  return <PaidOrderChoice order={{ ...started, instructionId }} />;
}
