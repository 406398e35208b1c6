import { OrderStatus, type ReadOrderStatus } from '#domain/private-market/orders/order-status.ts';

/**
 * Parses the status of an order. Keeps an undocumented one, because one unknown status must not
 * hide the whole list of orders.
 */
export function readOrderStatus(word: string | undefined): ReadOrderStatus {
  return Object.values(OrderStatus).find((status) => status === word) ?? { unknown: word ?? '' };
}

/** Parses the status of a basket order; an absent one means pending. */
export function readBasketOrderStatus(word: string | undefined): ReadOrderStatus {
  return word === undefined || word === '' ? OrderStatus.Pending : readOrderStatus(word);
}
