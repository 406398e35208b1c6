import type { Activity, PersonalData } from '#application/accounts/profile/personal-data.ts';
import type { Passbook, PassbookHistory } from '#application/fixed-deposits/holdings/passbook.ts';
import { ReadActivity } from '#application/fixed-deposits/holdings/read-activity.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { BasketOrderBook, BasketOrders } from '#application/private-market/basket-orders.ts';
import type { SellRequests, SentSellRequest } from '#application/private-market/sell-requests.ts';
import type { ShareOrder, ShareOrders } from '#application/private-market/share-orders.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { priceLabel } from '#domain/private-market/catalogue/display-price.ts';
import { SigningStatus } from '#domain/private-market/orders/deal-slip.ts';
import { describe, expect, it } from 'vitest';
import { answeringPort } from '../accounts/answering-port.ts';
import { OFFLINE, refused } from '../memory-ports.ts';

const at = (iso: string) => Date.parse(iso);

const HISTORY: PassbookHistory = {
  lines: [
    {
      ...{ kind: 'withdrawal', amount: Money.of('2032'), depositName: 'Malhar' },
      date: CalendarDate.of('2026-11-24'),
    },
  ],
  isPartnerMissing: false,
};

const order = (requestId: number, placedAt?: number): ShareOrder => ({
  ...{ requestId, isBasket: false, name: 'Malabar Spice', units: 75, placedAt, items: [] },
  ...{ status: 'completed', fulfilledPrice: Money.of('1874.5') },
  signingStatus: SigningStatus.Unrequested,
});

const BOOK: BasketOrderBook = {
  orders: [
    {
      ...{ orderId: 9, basketName: 'Clean Energy', status: 'completed', units: 2, items: [] },
      ...{ pricePerUnit: Money.of('28250'), placedAt: at('2026-10-01T06:00:00Z') },
    },
  ],
  held: [],
  totalInvestment: Money.of('56500'),
};

const SALE: SentSellRequest = {
  ...{ requestId: 90001, shareName: 'Malabar Spice', quantity: 20, status: 'sold' },
  askingPrice: Money.of('1874.5'),
  ...{ sentAt: at('2026-11-20T06:00:00Z'), soldAt: at('2026-11-23T06:00:00Z') },
};
const SOLD: Activity = {
  ...{ id: 2, kind: 'shares-sold', detail: '20 of Malabar Spice, request 90001' },
  happenedAt: new Date('2026-11-23T06:00:00Z'),
};

const EVENT: Activity = {
  ...{ id: 1, kind: 'bank-linked', detail: 'HDFC Bank' },
  happenedAt: new Date('2026-11-24T06:00:00Z'),
};

interface Answers {
  readonly history?: Result<PassbookHistory, PortFailure>;
  readonly active?: Result<readonly ShareOrder[], PortFailure>;
  readonly past?: Result<readonly ShareOrder[], PortFailure>;
  readonly book?: Result<BasketOrderBook, PortFailure>;
  readonly sales?: Result<readonly SentSellRequest[], PortFailure>;
  readonly events?: Result<readonly Activity[], PortFailure>;
}

function read(answers: Answers = {}) {
  const { history = success(HISTORY), book = success(BOOK), events = success([EVENT]) } = answers;
  const active = answers.active ?? success([order(7, at('2026-11-25T06:00:00Z'))]);
  const past = answers.past ?? success([]);
  return new ReadActivity({
    passbook: answeringPort<Passbook>({ history: [history] }).port,
    shareOrders: answeringPort<ShareOrders>({ list: [active, past] }).port,
    basketOrders: answeringPort<BasketOrders>({ book: [book] }).port,
    sellRequests: answeringPort<SellRequests>({ list: [answers.sales ?? success([])] }).port,
    personalData: answeringPort<PersonalData>({ activity: [events] }).port,
  }).run({});
}

async function valueOf(answers?: Answers) {
  const found = await read(answers);
  if (!found.ok) throw new Error('nothing was read');
  return found.value;
}

describe('the activity', () => {
  it('shows an order once if it ends while both lists are read', async () => {
    const placedAt = at('2026-11-25T06:00:00Z');
    const { entries } = await valueOf({
      active: success([order(7, placedAt)]),
      past: success([{ ...order(7, placedAt), status: 'cancelled' }]),
    });
    const orders = entries.flatMap((entry) => (entry.kind === 'order' ? [entry.order] : []));
    expect(orders.filter(({ orderId }) => orderId === 7)).toMatchObject([{ status: 'cancelled' }]);
  });

  it('merges payments, orders and events, newest first', async () => {
    const { entries, missing, isPartnerMissing } = await valueOf();
    expect(entries.map(({ kind, topic, date }) => [kind, topic, date.iso])).toEqual([
      ['order', 'orders', '2026-11-25'],
      ['event', 'account', '2026-11-24'],
      ['payment', 'money', '2026-11-24'],
      ['order', 'orders', '2026-10-01'],
    ]);
    expect(missing).toEqual([]);
    expect(isPartnerMissing).toBe(false);
  });

  it('has the amount of an order as its payment page has it, with stamp duty', async () => {
    const { entries } = await valueOf();
    const totals = entries.flatMap((entry) =>
      entry.kind === 'order' && entry.order.total ? [priceLabel(entry.order.total)] : [],
    );
    expect(totals).toEqual(['₹1,40,608.59', '₹56,508.48']);
  });

  it('has a sale of shares once, under money and with its amount', async () => {
    const { soldAt: _, ...agreed } = SALE;
    const { entries } = await valueOf({
      sales: success([SALE, { ...agreed, status: 'agreed' }]),
      events: success([SOLD]),
    });
    const money = entries.filter(({ topic }) => topic === 'money');
    expect(money.map(({ kind, date }) => [kind, date.iso])).toEqual([
      ['payment', '2026-11-24'],
      ['sale', '2026-11-23'],
    ]);
    expect(money[1]?.kind === 'sale' && money[1].sale.amount.text).toBe('37490');
  });

  it('shows the event of a sale while the sales are missing', async () => {
    const { entries } = await valueOf({ sales: failure(OFFLINE), events: success([SOLD]) });
    const events = entries.filter(({ kind }) => kind === 'event');
    expect(events).toMatchObject([{ topic: 'money', event: { kind: 'shares-sold' } }]);
  });

  it('has an order that two lists contain once, and none without a time', async () => {
    const { entries } = await valueOf({ past: success([order(9, at('2026-10-01T06:00:00Z'))]) });
    const ids = entries.flatMap((entry) => (entry.kind === 'order' ? [entry.order.orderId] : []));
    expect(ids).toEqual([7, 9]);
    const dateless = await valueOf({ active: success([order(7)]) });
    expect(dateless.entries.filter(({ kind }) => kind === 'order')).toHaveLength(1);
  });

  it.each([
    ['payments', { history: failure(OFFLINE) }, 3],
    ['orders', { active: failure(OFFLINE) }, 2],
    ['orders', { past: failure(OFFLINE) }, 2],
    ['orders', { book: failure(OFFLINE) }, 2],
    ['sales', { sales: failure(OFFLINE) }, 4],
    ['account', { events: failure(OFFLINE) }, 3],
  ] as const)('is shown without the %s if they fail', async (part, answers, left) => {
    const { entries, missing } = await valueOf(answers);
    expect(missing).toEqual([{ part, failure: OFFLINE }]);
    expect(entries).toHaveLength(left);
  });

  it('fails if everything fails', async () => {
    const failed = failure(refused(500));
    const answers = { history: failed, active: failed, sales: failed, events: failed };
    expect(await read(answers)).toEqual(failed);
  });
});
