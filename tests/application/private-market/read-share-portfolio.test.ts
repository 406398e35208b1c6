import type {
  BasketOrderBook,
  BasketOrders,
  PlacedBasketOrder,
} from '#application/private-market/basket-orders.ts';
import type { HeldShares, ShareHoldings } from '#application/private-market/held-shares.ts';
import { ReadSharePortfolio } from '#application/private-market/read-share-portfolio.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { OrderStatus } from '#domain/private-market/orders/order-status.ts';
import { describe, expect, it } from 'vitest';
import { refused, TIMEOUT } from './memory-ports.ts';

const rupees = (text: string) => Money.of(text);

/** 10 shares, bought for ₹9,000 and worth ₹9,900, and a share sold with a gain of ₹100. */
const HELD: ShareHoldings = {
  totalInvestment: rupees('9000'),
  shares: [
    {
      ...{ shareId: 7, name: 'Nilgiri Diagnostics', industry: 'Health', units: 10 },
      ...{ investment: rupees('9000'), charges: rupees('1.35'), currentValue: rupees('9900') },
    },
  ],
  sold: [
    {
      ...{ shareId: 8, name: 'Himalaya Wellness', industry: 'Health', units: 5, soldAt: 3 },
      ...{ proceeds: rupees('600'), cost: rupees('500') },
    },
  ],
};

/** An order of one basket for ₹1,000, which contains two units of one share. */
function orderOf(orderId: number, soldUnits: number): PlacedBasketOrder {
  const sale = { requestId: 1, soldAt: 2, units: soldUnits, pricePerUnit: rupees('700') };
  const share = { shareId: 9, name: 'Hidden Valley Tea', quantity: 2 };
  const item = { ...share, weightage: Percentage.of('100'), pricePerUnit: rupees('600') };
  return {
    ...{ orderId, basketId: orderId, basketName: `Basket ${orderId}`, placedAt: 1, units: 1 },
    ...{ status: OrderStatus.Completed, pricePerUnit: rupees('1000') },
    ...(soldUnits > 0 && { charges: rupees('0.15') }),
    items: [{ ...item, sales: soldUnits > 0 ? [sale] : [] }],
  };
}

/** Basket 1 is held; both shares of basket 2 were sold. */
const BOOK: BasketOrderBook = {
  orders: [orderOf(1, 0), orderOf(2, 2)],
  held: [
    {
      ...{ basketId: 1, name: 'Basket 1', units: 1, shares: [] },
      ...{ investment: rupees('1000'), pricePerUnit: rupees('1200') },
    },
  ],
  totalInvestment: rupees('1000'),
};

function reading(
  held: Result<ShareHoldings, PortFailure> = success(HELD),
  book: Result<BasketOrderBook, PortFailure> = success(BOOK),
) {
  const heldShares = { portfolio: () => Promise.resolve(held) } as Partial<HeldShares>;
  const basketOrders = { book: () => Promise.resolve(book) } as Partial<BasketOrders>;
  return new ReadSharePortfolio(heldShares as HeldShares, basketOrders as BasketOrders).run({});
}

describe('the portfolio of the private market', () => {
  it('contains held and sold shares, and held and sold baskets', async () => {
    expect(await reading()).toMatchObject({
      value: {
        shares: [{ shareId: 7 }],
        soldShares: [{ shareId: 8 }],
        baskets: [{ basketId: 1, units: 1, isPartSold: false }],
        soldBaskets: [{ basketId: 2, units: 0, isPartSold: true }],
      },
    });
  });

  it('adds up shares and baskets', async () => {
    const read = await reading();
    if (!read.ok) throw new Error('not read');
    const { totals, worth } = read.value;
    expect(totals).toMatchObject({ shareCount: 1, basketCount: 1 });
    expect(totals.totalInvestment.text).toBe('10000');
    const { sharesWorth, basketsWorth, putIn, earned, changeInValue, paidToBank } = worth;
    expect([sharesWorth, basketsWorth, worth.worth].map(({ text }) => text)).toEqual([
      ...['9900', '1200', '11100'],
    ]);
    // What was paid for what is held and sold: 9000 + 1.35 + 1000, and 500 + 1000 + 0.15.
    expect(putIn.text).toBe('11501.5');
    expect([earned, changeInValue, paidToBank].map(({ text }) => text)).toEqual([
      ...['499.85', '1098.65', '2000'],
    ]);
  });

  it.each([TIMEOUT, refused('unknown', 500)])('is not known after %o', async (cause) => {
    expect(await reading(failure(cause))).toEqual(failure(cause));
    expect(await reading(success(HELD), failure(cause))).toEqual(failure(cause));
  });
});
