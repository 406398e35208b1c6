import {
  legalOrderMoves,
  OrderActor,
  OrderMove,
} from '#domain/private-market/orders/order-moves.ts';
import type { ReadOrderStatus } from '#domain/private-market/orders/order-status.ts';

/** Whether the investor can cancel an order now, by the same rule as the server. */
export function isCancellable(order: {
  readonly isBasket: boolean;
  readonly status: ReadOrderStatus;
}): boolean {
  const { isBasket, status } = order;
  if (typeof status !== 'string') return false;
  const kind = isBasket ? 'basket' : 'share';
  // Any `now` is correct, because cancelling has no deadline.
  const moves = legalOrderMoves({ kind, status }, { by: OrderActor.Investor, now: 0 });
  return moves.includes(OrderMove.Withdraw);
}
