import type { OrderStage, ShareOrder } from '#application/private-market/share-orders.ts';
import {
  isAwaitingTransfer,
  isEnded,
  isPaid,
  isPayable,
  isSigned,
} from '#domain/private-market/orders/order-phase.ts';
import { OrderStatus } from '#domain/private-market/orders/order-status.ts';

/** The stages of an order, in sequence. */
export const Stage = Object.freeze({
  Requested: 'requested',
  Offered: 'offered',
  Accepted: 'accepted',
  Confirmed: 'confirmed',
  Paid: 'paid',
  Signed: 'signed',
  Transferred: 'transferred',
  Ended: 'ended',
} as const satisfies Record<string, OrderStage>);
export type Stage = OrderStage;

/** The fields of an order on which its progress depends. */
export type OrderOnItsWay = Pick<
  ShareOrder,
  'status' | 'isBasket' | 'offerDeadline' | 'reached' | 'paymentReference'
>;

/** The stages of one order, and how many of them are done. */
export interface OrderProgress {
  readonly stages: readonly Stage[];
  readonly done: number;
}

/** @returns undefined for an undocumented status */
export function orderProgress(order: OrderOnItsWay): OrderProgress | undefined {
  if (isEnded(order.status)) {
    const stages = stagesUntilEnd(order);
    return { stages, done: stages.length };
  }
  const reached = lastStage(order);
  if (reached === undefined) return undefined;
  const stages = stagesOf(order);
  return { stages, done: stages.indexOf(reached) + 1 };
}

const OFFER_ENDS: readonly unknown[] = [
  OrderStatus.PriceOfferDeclined,
  OrderStatus.Rejected,
  OrderStatus.PriceOfferExpired,
];

/** The stages that an order has reached before it ended without a transfer, and its end. */
function stagesUntilEnd({ status, reached, paymentReference }: OrderOnItsWay): readonly Stage[] {
  const isKnown = (stage: Stage) =>
    reached?.[stage] !== undefined ||
    stage === Stage.Requested ||
    (stage === Stage.Offered && OFFER_ENDS.includes(status)) ||
    (stage === Stage.Paid && paymentReference !== undefined);
  const before = Object.values(Stage).filter((stage) => stage !== Stage.Ended && isKnown(stage));
  return [...before, Stage.Ended];
}

/** Only an order that got an offer goes through it; the price of any other order is confirmed. */
function stagesOf(order: OrderOnItsWay): readonly Stage[] {
  const price = isOffered(order) ? [Stage.Offered, Stage.Accepted] : [Stage.Confirmed];
  const slip = order.isBasket ? [] : [Stage.Signed];
  return [Stage.Requested, ...price, Stage.Paid, ...slip, Stage.Transferred];
}

function isOffered({ offerDeadline, reached }: OrderOnItsWay): boolean {
  return offerDeadline !== undefined || reached?.offered !== undefined;
}

function lastStage(order: OrderOnItsWay): Stage | undefined {
  const { status, isBasket } = order;
  if (status === OrderStatus.Pending) return Stage.Requested;
  if (status === OrderStatus.PriceOffered) return Stage.Offered;
  if (isPayable(status)) return isOffered(order) ? Stage.Accepted : Stage.Confirmed;
  if (!isPaid(status)) return undefined;
  if (!isSigned(status)) return Stage.Paid;
  if (!isAwaitingTransfer(status)) return Stage.Transferred;
  return isBasket ? Stage.Paid : Stage.Signed;
}
