import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderActions } from '#domain/private-market/orders/order-actions.ts';
import {
  legalOrderMoves,
  type MovableOrder,
  OrderActor,
  orderAfter,
  OrderKind,
  OrderMove,
} from '#domain/private-market/orders/order-moves.ts';
import { OrderStatus } from '#domain/private-market/orders/order-status.ts';
import { deskMoves, otherMoves } from './order-lives.ts';

/** The facts about an order that an investor sees. */
interface Model {
  readonly kind: OrderKind;
  status: string;
  deadline: number | undefined;
  payBy: number | undefined;
  now: number;
  /** Every move that was carried out, in order. */
  readonly history: string[];
}

/** An order in memory that changes only by the domain rule. */
class KeptOrder {
  order: MovableOrder;

  constructor(kind: OrderKind) {
    this.order = { kind, status: OrderStatus.Pending };
  }

  /** Whether the move was carried out. */
  make(request: { move: OrderMove; by: OrderActor; now: number }, deadline: number): boolean {
    const after = orderAfter(this.order, request);
    if (!after.ok) return false;
    const isOffer = request.move === OrderMove.Offer;
    this.order = {
      ...this.order,
      status: after.value,
      ...(isOffer ? { offerDeadline: deadline } : {}),
      ...(isPriced(request.move) ? { payBy: deadline } : {}),
    };
    return true;
  }
}

interface Attempt {
  readonly move: OrderMove;
  readonly by: OrderActor;
  readonly offerLasts: number;
}

/** The status by the list of legal moves and the deadlines; undefined if the move is refused. */
function expected({ move, by }: Attempt, model: Model): string | undefined {
  const { kind, status, deadline = Infinity, payBy = Infinity, now } = model;
  const start = `${by}: ${status} -${move}-> `;
  const message = [...deskMoves, ...otherMoves[kind]].find((one) => one.startsWith(start));
  const isOver = now >= deadline;
  const isLate = now >= payBy;
  const times: Partial<Record<OrderMove, boolean>> = {
    accept: !isOver,
    reject: !isOver,
    expire: isOver,
    'start-payment': !isLate,
    'payment-succeeded': !isLate,
    'receive-payment': !isLate,
    'expire-unpaid': isLate,
  };
  const isTimely = times[move] ?? true;
  return isTimely ? message?.slice(start.length) : undefined;
}

/** After these moves the order has a price and a payment deadline. */
function isPriced(move: OrderMove): boolean {
  return move === OrderMove.Confirm || move === OrderMove.Accept;
}

function isAnswer(word: string): boolean {
  return word === 'accept' || word === 'reject';
}

function attempt(tried: Attempt, model: Model, real: KeptOrder): void {
  const { move, by, offerLasts } = tried;
  const { now } = model;
  const before = real.order;
  const isListed = legalOrderMoves(before, { by, now }).includes(move);
  const isMade = real.make({ move, by, now }, now + offerLasts);
  const to = expected(tried, model);
  expect(isMade).toBe(to !== undefined);
  expect(isListed).toBe(isMade);
  if (to === undefined) {
    expect(real.order).toBe(before);
    return;
  }
  model.history.push(move);
  model.status = to;
  if (move === 'offer') model.deadline = now + offerLasts;
  if (isPriced(move)) model.payBy = now + offerLasts;
  expect(real.order.status).toBe(to);
}

/** After a wait, the card offers an answer exactly while the domain accepts one. */
function wait(milliseconds: number, model: Model, { order }: KeptOrder): void {
  model.now += milliseconds;
  expect(order.status).toBe(model.status);
  const legal = legalOrderMoves(order, { by: 'investor', now: model.now });
  expect(orderActions(order, model.now).filter(isAnswer)).toEqual(legal.filter(isAnswer));
}

function moveCommand(tried: Attempt): fc.Command<Model, KeptOrder> {
  return {
    check: () => true,
    run: (model, real) => attempt(tried, model, real),
    toString: () => `${tried.by} ${tried.move} (${tried.offerLasts} ms)`,
  };
}

function waitCommand(milliseconds: number): fc.Command<Model, KeptOrder> {
  return {
    check: () => true,
    run: (model, real) => wait(milliseconds, model, real),
    toString: () => `wait ${milliseconds} ms`,
  };
}

const anyMove = fc.constantFrom(...Object.values(OrderMove));
const rightful: Readonly<Record<OrderMove, OrderActor>> = {
  confirm: 'desk',
  offer: 'desk',
  cancel: 'desk',
  complete: 'desk',
  'receive-payment': 'desk',
  refund: 'desk',
  withdraw: 'investor',
  'expire-unpaid': 'clock',
  accept: 'investor',
  reject: 'investor',
  'start-payment': 'investor',
  'sign-deal-slip': 'investor',
  'payment-succeeded': 'payment-provider',
  'payment-failed': 'payment-provider',
  expire: 'clock',
};
/** Moves that lead on are drawn more often than those that end an order, so that lives are long. */
const ending = new Set<OrderMove>(['cancel', 'withdraw', 'expire-unpaid', 'reject', 'refund']);
const leadingOn = Object.values(OrderMove).filter((move) => !ending.has(move));
const likelyMove = fc.oneof(
  { arbitrary: fc.constantFrom(...leadingOn), weight: 6 },
  { arbitrary: anyMove, weight: 1 },
);
const offerLasts = fc.integer({ min: 1, max: 1000 });
const anybody = fc.constantFrom(...Object.values(OrderActor));
const commands = fc.commands(
  [
    fc
      .record({ move: likelyMove, offerLasts })
      .map((tried) => moveCommand({ ...tried, by: rightful[tried.move] })),
    fc.record({ move: anyMove, by: anybody, offerLasts }).map(moveCommand),
    fc.nat({ max: 700 }).map(waitCommand),
  ],
  { maxCommands: 60 },
);

function times(history: readonly string[], move: OrderMove): number {
  return history.filter((one) => one === move).length;
}

/** The invariants of every sequence of moves. */
function expectSoundLife({ kind, status, history }: Model): void {
  const payment = kind === 'share' ? 'payment-succeeded' : 'receive-payment';
  const isPaid = history.includes(payment);
  for (const move of ['confirm', 'offer', 'accept', payment, 'complete'] as const) {
    expect(times(history, move)).toBeLessThanOrEqual(1);
  }
  if (status === 'completed' && kind === 'share') {
    expect(history.slice(-3)).toEqual(['payment-succeeded', 'sign-deal-slip', 'complete']);
  }
  if (status === 'completed') expect(isPaid).toBe(true);
  if (history.includes('refund')) expect(isPaid).toBe(true);
  for (const unpaid of ['cancel', 'withdraw', 'expire-unpaid']) {
    if (isPaid) expect(history).not.toContain(unpaid);
  }
  const ends = ['cancel', 'withdraw', 'expire-unpaid', 'refund'] as const;
  for (const end of ['reject', 'expire', 'complete', ...ends] as const) {
    expect(history.slice(0, -1)).not.toContain(end);
  }
}

describe('orderAfter', () => {
  it('keeps every sequence of moves valid, for any actor and time [PM-4.15, PM-4.103]', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(OrderKind)), commands, (kind, tried) => {
        const model: Model = {
          kind,
          status: 'pending',
          deadline: undefined,
          payBy: undefined,
          now: 0,
          history: [],
        };
        fc.modelRun(() => ({ model, real: new KeptOrder(kind) }), tried);
        expectSoundLife(model);
        reached.add(model.status);
      }),
    );
    expect(reached.size).toBeGreaterThan(3);
  });
});
