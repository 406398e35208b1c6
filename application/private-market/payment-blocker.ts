import { OrderAction, orderActions } from '#domain/private-market/orders/order-actions.ts';
import type { ReadOrderStatus } from '#domain/private-market/orders/order-status.ts';
import { type PaymentBlock, paymentBlock } from '#domain/private-market/orders/share-payment.ts';
import type { ShareOrderFacts } from './share-orders.ts';

/** Why an order cannot be paid now. */
export type PaymentBlocker = PaymentBlock | 'nothing-to-pay';

/**
 * Why an order cannot be paid now; undefined if it can.
 *
 * @param isPaymentStarted whether this screen has already opened the payment page
 */
export function paymentBlocker(
  { requestId, isBasket, status }: Pick<ShareOrderFacts, 'requestId' | 'isBasket' | 'status'>,
  isPaymentStarted: boolean,
): PaymentBlocker | undefined {
  if (isBasket && !isDueIn(status)) return 'nothing-to-pay';
  const block = paymentBlock({
    isBasketOrder: isBasket,
    isPaymentStarted,
    requestId: String(requestId),
  });
  if (block !== undefined) return block;
  return isDueIn(status) ? undefined : 'nothing-to-pay';
}

/** Whether an order with this status awaits payment, regardless of its deadline. */
function isDueIn(status: ReadOrderStatus): boolean {
  return orderActions({ status }, 0).includes(OrderAction.GoToPayment);
}
