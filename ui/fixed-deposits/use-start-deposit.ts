import { DepositOrders } from '#application/fixed-deposits/deposit-orders.ts';
import { HeldDeposits } from '#application/fixed-deposits/held-deposits.ts';
import { StartDeposit } from '#application/fixed-deposits/start-deposit.ts';
import { Clock } from '#application/platform/clock.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { Session } from '#application/platform/session.ts';
import { advisorId } from '../platform/advisor-id.ts';
import { usePort } from '../platform/injection.tsx';

/** The start of a deposit, over the ports of this app. */
export function useStartDeposit(): StartDeposit {
  return new StartDeposit({
    orders: usePort(DepositOrders),
    heldDeposits: usePort(HeldDeposits),
    session: usePort(Session),
    clock: usePort(Clock),
    journey: usePort(JourneyStore),
    advisorId: advisorId(),
  });
}
