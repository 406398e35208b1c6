import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isAsPlaced,
  isAwaitingDesk,
  isAwaitingTransfer,
  isEnded,
  isOpen,
  isPaid,
  isPayable,
  isSigned,
  isUnsigned,
  ownStatuses,
} from '#domain/private-market/orders/order-phase.ts';
import {
  legalOrderMoves,
  OrderActor,
  orderAfter,
  OrderKind,
} from '#domain/private-market/orders/order-moves.ts';
import { OrderStatus } from '#domain/private-market/orders/order-status.ts';
import { anyText } from '#tests/arbitraries/share-orders.ts';

const statuses = Object.values(OrderStatus);
const anyStatus = fc.constantFrom(...statuses);
const all = () => true;

/** Question, the statuses that moves lead to, and those that only another backend reports. */
const answers = [
  [isAsPlaced, ['pending', 'request_confirmed'], []],
  [isAwaitingDesk, ['pending', 'payment_received', 'order_under_process'], ['ordered']],
  [isUnsigned, ['payment_received'], ['ordered']],
  [isPayable, ['request_confirmed', 'payment_requested', 'payment_failed'], ['payment_due']],
  [isPaid, ['payment_received', 'order_under_process', 'completed'], ['ordered', 'successful']],
  [isAwaitingTransfer, ['payment_received', 'order_under_process'], ['ordered']],
  [isSigned, ['order_under_process', 'completed'], ['successful']],
  [isEnded, ['price_offer_declined', 'price_offer_expired', 'cancelled'], ['rejected', 'failed']],
  [
    isOpen,
    [
      'pending',
      'request_confirmed',
      'price_offered',
      'payment_requested',
      'payment_received',
      'order_under_process',
      'payment_failed',
    ],
    ['ordered', 'payment_due'],
  ],
] as const;

/** Some moves are legal only before a deadline, others only after it. */
const times = [
  { offerDeadline: 1, payBy: 1, now: 0 },
  { offerDeadline: 1, payBy: 1, now: 1 },
];

/** Every status that a chain of legal moves from a new order leads to. */
function reachedStatuses(): ReadonlySet<OrderStatus> {
  const reached = new Set<OrderStatus>([OrderStatus.Pending]);
  for (const status of reached) {
    for (const next of statusesAfter(status)) reached.add(next);
  }
  return reached;
}

function statusesAfter(status: OrderStatus): readonly OrderStatus[] {
  return Object.values(OrderKind).flatMap((kind) =>
    Object.values(OrderActor).flatMap((by) =>
      times.flatMap(({ now, ...deadlines }) => {
        const order = { kind, status, ...deadlines };
        const after = legalOrderMoves(order, { by, now }).map((move) =>
          orderAfter(order, { move, by, now }),
        );
        return after.flatMap((result) => (result.ok ? [result.value] : []));
      }),
    ),
  );
}

describe('the phases of orders', () => {
  it.each(answers)('answers %o for these statuses', (question, own, reported) => {
    expect(new Set(ownStatuses(question))).toEqual(new Set(own));
    expect(new Set(statuses.filter(question))).toEqual(new Set([...own, ...reported]));
  });

  it('counts as own exactly the statuses that moves lead to', () => {
    expect(new Set(ownStatuses(all))).toEqual(reachedStatuses());
    const reported = statuses.filter((status) => !ownStatuses(all).includes(status));
    expect(reported).toEqual(['rejected', 'ordered', 'failed', 'successful', 'payment_due']);
  });

  it('puts every status in one phase: open, transferred, or ended without a transfer', () => {
    fc.assert(
      fc.property(anyStatus, (status) => {
        const isTransferred = isPaid(status) && !isAwaitingTransfer(status);
        const phases = [isOpen(status), isTransferred, isEnded(status)];
        expect(phases.filter((is) => is)).toHaveLength(1);
        expect(isPayable(status) && isPaid(status)).toBe(false);
        expect(isAwaitingTransfer(status) && !isOpen(status)).toBe(false);
      }),
    );
  });

  it('knows nothing about an unknown status', () => {
    fc.assert(
      fc.property(anyText(), (word) => {
        const status = { unknown: word };
        const placed = [isAsPlaced, isAwaitingDesk, isUnsigned];
        const questions = [...placed, isPayable, isPaid, isAwaitingTransfer, isSigned, isEnded];
        expect(questions.filter((question) => question(status))).toEqual([]);
      }),
    );
  });
});
