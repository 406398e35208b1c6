import type { DepositOrderDraft } from './deposit-order-draft.ts';
import type { StartedDepositOrder } from './started-deposit-order.ts';
import type { UnpaidDepositOrder } from './unpaid-deposit-orders.ts';

export interface OrderOfTab {
  readonly orderDraft: DepositOrderDraft;
  readonly startedOrder: StartedDepositOrder;
}

/** Whether this tab books the order: the stored id, scheme and principal are those of the order. */
export function isOrderInThisTab(
  order: UnpaidDepositOrder,
  { orderDraft, startedOrder }: OrderOfTab,
): boolean {
  if (startedOrder.read()?.depositOrderId !== order.depositOrderId) return false;
  const kept = orderDraft.read();
  return (
    kept !== undefined &&
    kept.row.schemeMasterId === order.schemeId &&
    kept.principal.equals(order.principal)
  );
}
