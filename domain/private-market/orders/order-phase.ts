import { type OrderPhase, orderFacts } from './order-facts.ts';
import { OrderStatus, OrderTab, orderTabFor, type ReadOrderStatus } from './order-status.ts';

/** Documented statuses that no move leads to. Only another backend can send them. */
const REPORTED: ReadonlySet<OrderStatus> = new Set([
  OrderStatus.Rejected,
  OrderStatus.Ordered,
  OrderStatus.Failed,
  OrderStatus.Successful,
  OrderStatus.PaymentDue,
]);

/**
 * The statuses for which `question` returns true, without those that no move leads to. Our own
 * backend never stores the latter.
 *
 * @param question a function such as `isPaid`
 */
export function ownStatuses(question: (status: OrderStatus) => boolean): readonly OrderStatus[] {
  return Object.values(OrderStatus).filter((status) => !REPORTED.has(status) && question(status));
}

/** Whether the status can still change. */
export function isOpen(status: OrderStatus): boolean {
  return orderTabFor(status) === OrderTab.Active;
}

/** Whether nothing has followed the order yet: neither an offer nor a payment. */
export function isAsPlaced(status: ReadOrderStatus): boolean {
  return status === OrderStatus.RequestConfirmed || isIn(status, ['requested']);
}

/** Whether the desk (Vriddhi's operations team) has to confirm, offer, or transfer the shares. */
export function isAwaitingDesk(status: ReadOrderStatus): boolean {
  return isIn(status, ['requested']) || isAwaitingTransfer(status);
}

/** Whether the payment was received and the deal slip is not signed; baskets have no deal slip. */
export function isUnsigned(status: ReadOrderStatus): boolean {
  return isIn(status, ['paid']);
}

/** Whether the investor can pay, for the first time or again. */
export function isPayable(status: ReadOrderStatus): boolean {
  return isIn(status, ['payable']);
}

/** Whether the payment was received and not returned. */
export function isPaid(status: ReadOrderStatus): boolean {
  return isIn(status, ['paid', 'signed', 'transferred']);
}

/** Whether the payment was received and the shares are still to be transferred. */
export function isAwaitingTransfer(status: ReadOrderStatus): boolean {
  return isIn(status, ['paid', 'signed']);
}

/** Whether the deal slip was signed, if the order has one. */
export function isSigned(status: ReadOrderStatus): boolean {
  return isIn(status, ['signed', 'transferred']);
}

/** Whether the order ended without a transfer. */
export function isEnded(status: ReadOrderStatus): boolean {
  return isIn(status, ['ended']);
}

/** Undocumented statuses have no phase. */
function isIn(status: ReadOrderStatus, phases: readonly OrderPhase[]): boolean {
  return typeof status === 'string' && phases.includes(orderFacts[status].phase);
}
