import { keptDepositOrder } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import { JourneyKey, JourneyStore } from '#application/platform/journey-store.ts';
import { useState } from 'react';
import { usePort } from '#ui/platform/injection.tsx';
import type { BookedOrder } from './maturity-action.view-model.ts';
import { NoPaidOrder, PaidOrderChoice } from './paid-order-choice.tsx';

/** The page of the maturity instruction, after the payment. */
export function MaturityAction() {
  const journey = usePort(JourneyStore);
  const [order] = useState(() => bookedOrder(journey));
  return order === undefined ? <NoPaidOrder /> : <PaidOrderChoice order={order} />;
}

function bookedOrder(journey: JourneyStore): BookedOrder | undefined {
  const depositOrderId = Number(journey.read(JourneyKey.DepositOrderId));
  const depositId = Number(journey.read(JourneyKey.DepositId));
  if (!Number.isInteger(depositOrderId) || depositOrderId < 1) return undefined;
  if (!Number.isInteger(depositId) || depositId < 1) return undefined;
  const instructionId = keptDepositOrder(journey)?.maturityInstructionId;
  return { depositOrderId, depositId, instructionId };
}
