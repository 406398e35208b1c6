import { DealSlips } from '#application/private-market/deal-slips.ts';
import { Baskets } from '#application/private-market/baskets.ts';
import { BasketOrders } from '#application/private-market/basket-orders.ts';
import { HeldShares } from '#application/private-market/held-shares.ts';
import { ReadSharePortfolio } from '#application/private-market/read-share-portfolio.ts';
import { SellRequests } from '#application/private-market/sell-requests.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { Money } from '#domain/platform/money.ts';
import { OrderTab } from '#domain/private-market/orders/order-status.ts';
import { purchaseTotals } from '#domain/private-market/holdings/purchase-history.ts';
import { basketOrder } from '#domain/private-market/orders/basket-order.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { valueOf } from '../accounts/signed-in.ts';
import type { Backend } from '../backend.ts';
import { ordered, OUT_OF_STOCK, pay, signAtSigningService } from './ordering.ts';
import { readyInvestor } from './ready-investor.ts';

/** The ordered units, their price, and the last status of the order. */
export type Deal =
  | { readonly kind: 'from-stock'; readonly shareId: number; readonly more: number; end: DealEnd }
  | { readonly kind: 'by-offer'; readonly units: number; readonly paise: number; end: DealEnd }
  | { readonly kind: 'basket'; readonly basketId: number; readonly units: number; end: DealEnd };
/** Sells a part of the units that are held at that time. */
type DealEnd = 'held' | 'sold' | 'cancelled' | 'waiting';

const end = fc.constantFrom<DealEnd>('held', 'held', 'sold', 'cancelled', 'waiting');

/** Deals in order. All differ, so that none counts as a repeat. */
export const dealsOf = (most: number) =>
  fc
    .array(
      fc.oneof(
        fc.record({
          kind: fc.constant('from-stock' as const),
          shareId: fc.constantFrom(101, 103, 112),
          more: fc.integer({ min: 0, max: 40 }),
          end,
        }),
        fc.record({
          kind: fc.constant('by-offer' as const),
          units: fc.integer({ min: 10, max: 60 }),
          paise: fc.integer({ min: 1, max: 99_999_99 }),
          end,
        }),
        fc.record({
          kind: fc.constant('basket' as const),
          basketId: fc.constantFrom(201, 202, 203, 204),
          units: fc.integer({ min: 1, max: 9 }),
          end,
        }),
      ),
      { minLength: 1, maxLength: most },
    )
    .map((deals): readonly Deal[] => {
      const keyed = deals.map((deal): [string, Deal] => [`${deal.kind} ${unitsKey(deal)}`, deal]);
      return [...new Map(keyed).values()];
    });

function unitsKey(deal: Deal): string {
  if (deal.kind === 'from-stock') return `${deal.shareId} ${deal.more}`;
  return deal.kind === 'basket' ? `${deal.basketId} ${deal.units}` : String(deal.units);
}

/** Makes the deals one after the other, through the app, the desk and the third-party pages. */
export async function makeDeals(
  app: AppContainer,
  backend: Backend,
  deals: readonly Deal[],
): Promise<void> {
  for (const deal of deals) {
    if (deal.kind === 'basket') await dealInBaskets(app, backend, deal);
    else await dealInShares(app, backend, deal);
  }
}

const desk = (backend: Backend, id: number, move: string, body: unknown = {}) =>
  backend.control.call('POST', `orders/${id}/${move}`, body);

async function dealInBaskets(
  app: AppContainer,
  backend: Backend,
  deal: Extract<Deal, { kind: 'basket' }>,
) {
  const { price } = valueOf(await app.get(Baskets).find(deal.basketId, {}));
  const order = basketOrder(String(deal.units), price);
  if (order === undefined) throw new Error('no order');
  const wish = { basketId: deal.basketId, ...order };
  const id = valueOf(await app.get(BasketOrders).place(wish, {}));
  if (deal.end === 'waiting') return;
  await desk(backend, id, 'confirm');
  if (deal.end === 'cancelled') return void (await desk(backend, id, 'cancel'));
  await desk(backend, id, 'receive-payment', { reference: `NEFT${id}` });
  await desk(backend, id, 'complete');
  if (deal.end === 'sold') await sellOfBasket(app, backend, deal);
}

/** Sells units of the basket's first share, including units held alone or in other baskets. */
async function sellOfBasket(
  app: AppContainer,
  backend: Backend,
  { basketId, units }: { readonly basketId: number; readonly units: number },
) {
  const { held } = await everythingOf(app);
  const [share] = held.find((basket) => basket.basketId === basketId)?.holdings ?? [];
  if (share === undefined) throw new Error('the basket is not held');
  const wish = { shareName: share.name, units: share.units - units + 1, price: '345.67' };
  await sellHeld(app, backend, wish);
}

async function everythingOf(app: AppContainer) {
  const read = app.get(ReadSharePortfolio);
  const { totals, shares, baskets, soldShares, soldBaskets } = valueOf(await read.run({}));
  return { totals, shares, held: baskets, baskets: [...baskets, ...soldBaskets], soldShares };
}

const FEWEST: Readonly<Record<number, number>> = { 101: 15, 103: 20, 112: 100 };

async function dealInShares(
  app: AppContainer,
  backend: Backend,
  deal: Exclude<Deal, { kind: 'basket' }>,
) {
  const isOffered = deal.kind === 'by-offer';
  const shareId = isOffered ? OUT_OF_STOCK : deal.shareId;
  const units = isOffered ? deal.units : (FEWEST[shareId] ?? 100) + deal.more;
  const { requestId } = await ordered(app, shareId, units);
  if (deal.end === 'cancelled') return void (await desk(backend, requestId, 'cancel'));
  if (isOffered) {
    const pricePerUnit = (deal.paise / 100).toFixed(2);
    await desk(backend, requestId, 'offer', { pricePerUnit, expiresInSeconds: 3600 });
    valueOf(await app.get(ShareOrders).answerOffer({ requestId, tag: 'accept' }, {}));
  }
  if (deal.end === 'waiting') return;
  await pay(app, requestId);
  await signAtSigningService(app, backend, requestId);
  valueOf(await app.get(DealSlips).confirmSigned(requestId, {}));
  await desk(backend, requestId, 'complete');
  if (deal.end === 'sold') await sellSome(app, backend, { shareId, units });
}

/** Sells three units more than this deal bought, of earlier deals or held elsewhere. */
async function sellSome(
  app: AppContainer,
  backend: Backend,
  { shareId, units }: { readonly shareId: number; readonly units: number },
) {
  const { shares } = valueOf(await app.get(HeldShares).portfolio({}));
  const shareName = shares.find((held) => held.shareId === shareId)?.name ?? '';
  await sellHeld(app, backend, { shareName, units: units + 3, price: '777.77' });
}

/** Asks for a sale that the desk accepts and the investor agrees to. @returns the request's id */
export async function sellHeld(
  app: AppContainer,
  backend: Backend,
  wish: { readonly shareName: string; readonly units: number; readonly price: string },
  until: 'agreed' | 'sold' = 'sold',
): Promise<number> {
  const { shareName, units: quantity, price } = wish;
  const request = { shareName, quantity, askingPrice: Money.of(price) };
  valueOf(await app.get(SellRequests).submit(request, {}));
  const [newest] = valueOf(await app.get(SellRequests).list({}));
  const id = newest?.requestId ?? 0;
  await backend.control.call('POST', `sell-requests/${id}/accept`);
  valueOf(await app.get(SellRequests).answer({ requestId: id, tag: 'agree' }, {}));
  if (until === 'sold') await backend.control.call('POST', `sell-requests/${id}/mark-sold`);
  return id;
}

const DEALT_IN = [101, 103, 112, OUT_OF_STOCK];

/** The sums of one investor's money, as the requests of each screen return them. */
export async function sumsOf(app: AppContainer) {
  const { totals, shares, baskets, soldShares } = await everythingOf(app);
  const past = valueOf(await app.get(ShareOrders).list(OrderTab.Past, {}));
  const completed = past.filter(({ status }) => status === 'completed');
  const listed = completed.map(({ units, offeredPrice, fulfilledPrice }) =>
    (fulfilledPrice ?? offeredPrice ?? Money.zero).times(units),
  );
  // Includes shares that were sold in the meantime.
  const heldOrSoldIds = [...shares, ...soldShares].map(({ shareId }) => shareId);
  const shareIds = [...new Set([...heldOrSoldIds, ...DEALT_IN])];
  const held = app.get(HeldShares);
  const histories = await Promise.all(
    shareIds.map(async (shareId) => valueOf(await held.history(shareId, {}))),
  );
  const salesOf = async (shareId: number) =>
    valueOf(await held.sales(shareId, {})).map((sale) => ({ ...sale, shareId }));
  const ownSales = (await Promise.all(shareIds.map(salesOf))).flat();
  const parts = baskets.flatMap(({ holdings }) => holdings);
  const sales = [...ownSales, ...parts.flatMap((part) => part.sales)];
  const costs = Money.sum(sales.map(({ cost }) => cost));
  const basketParts = parts.flatMap(({ history }) => history.map(({ investment }) => investment));
  return {
    totals,
    shares,
    soldShares,
    baskets,
    completed,
    ownSales,
    sales,
    fromOrders: Money.sum(listed).minus(costs).text,
    fromHistories: Money.sum([
      ...histories.map((history) => purchaseTotals(history).investment),
      ...basketParts,
    ]).minus(costs).text,
    histories,
  };
}

/** Makes the deals as a new investor, and compares the replies about them afterwards. */
export async function dealAndCompare(backend: Backend, deals: readonly Deal[]): Promise<void> {
  const app = await readyInvestor(backend);
  await makeDeals(app, backend, deals);
  const { totals, shares, baskets, completed, ownSales, ...sums } = await sumsOf(app);
  const isCompleted = (deal: Deal) => deal.end === 'held' || deal.end === 'sold';
  expect(completed).toHaveLength(deals.filter(isCompleted).length);
  if (deals.some((deal) => deal.end === 'sold')) expect(sums.sales.length).toBeGreaterThan(0);
  const total = totals.totalInvestment.text;
  expect([sums.fromOrders, sums.fromHistories]).toEqual([total, total]);
  const units = (list: readonly { readonly units: number }[]) =>
    list.reduce((all, each) => all + each.units, 0);
  const ordersOfBaskets = baskets.flatMap(({ orders }) => orders);
  expect(units([...shares, ...ownSales, ...ordersOfBaskets])).toBe(units(completed));
  for (const part of baskets.flatMap(({ holdings }) => holdings)) {
    expect(units([part, ...part.sales.map(({ sale }) => sale)])).toBe(units(part.history));
  }
  // A share that is sold completely reports its total proceeds.
  const gone = (shareId: number) => !shares.some((share) => share.shareId === shareId);
  expect(units(sums.soldShares)).toBe(units(ownSales.filter(({ shareId }) => gone(shareId))));
  const { totalInvestment } = valueOf(await app.get(BasketOrders).book({}));
  expect(Money.sum(baskets.map(({ investment }) => investment)).text).toBe(totalInvestment.text);
  expect(await backend.control.call('GET', 'reconciliation')).toMatchObject({ imbalances: [] });
  // The charged amounts equal the amounts of the order summaries.
  for (const purchase of sums.histories.flat()) {
    const facts = valueOf(await app.get(ShareOrders).summary(purchase.orderId, {}));
    expect(purchase.totalPayable.text).toBe(facts.totalPayable.text);
  }
}
