import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import { keptDepositOrder } from './deposit-order-summary.ts';
import type { UnpaidDepositOrder } from './unpaid-deposit-orders.ts';

/** Whether this tab books the order: the stored id, scheme and principal are those of the order. */
export function isOrderInThisTab(order: UnpaidDepositOrder, journey: JourneyStore): boolean {
  if (Number(journey.read(JourneyKey.DepositOrderId)) !== order.depositOrderId) return false;
  const kept = keptDepositOrder(journey);
  return (
    kept !== undefined &&
    kept.row.schemeMasterId === order.schemeId &&
    kept.principal.equals(order.principal)
  );
}
