import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import type { SignedInInvestor } from '#application/platform/session.ts';
import {
  PlaceShareOrder,
  type ShareOrderToPlace,
} from '#application/private-market/place-share-order.ts';
import { StoredShareOrderDraft } from '#infrastructure/private-market/orders/stored-share-order-draft.ts';
import { StoredTypedUnits } from '#infrastructure/private-market/orders/stored-typed-units.ts';
import { Money } from '#domain/platform/money.ts';
import { success } from '#domain/platform/result.ts';
import { priceRange, singlePrice } from '#domain/private-market/catalogue/display-price.ts';
import { basketOrder } from '#domain/private-market/orders/basket-order.ts';
import { ShareOrderOutcome } from '#domain/private-market/orders/share-order-request.ts';
import { textDraft } from '#infrastructure/platform/storage/journey-draft.ts';
import { waitingPurchase } from '#infrastructure/platform/storage/waiting-purchase.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  FACTS,
  MemoryBasketOrders,
  MemorySession,
  MemoryShareOrders,
  READY,
  refused,
  TIMEOUT,
} from './memory-ports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SHARES = {
  kind: 'share',
  shareId: 104,
  name: 'Nilgiri Diagnostics',
  units: 200,
  price: singlePrice(Money.of('748')),
  total: singlePrice(Money.of('149600')),
} as const satisfies ShareOrderToPlace;
const BRIEF = { name: 'Nilgiri Diagnostics', units: 200, isBasket: false };
const returnPath = '/pre-ipo-details?pre_ipo_stock_id=104';

function placing(investor: SignedInInvestor | undefined = READY) {
  const journey = new TabJourneyStore(undefined);
  const ports = {
    session: new MemorySession(investor),
    orders: new MemoryShareOrders(),
    basketOrders: new MemoryBasketOrders(),
    journey,
    draft: new StoredShareOrderDraft(journey),
    typedUnits: new StoredTypedUnits(journey),
    returnPath: textDraft(JourneyKey.AttemptedPath)(journey),
    waitingPurchase: waitingPurchase(journey),
  };
  const { typedUnits } = ports;
  const place = async (order: ShareOrderToPlace = SHARES, onLost?: () => void) => {
    const placed = new PlaceShareOrder(ports).run(order, { returnPath, onLost });
    await vi.runAllTimersAsync();
    return placed;
  };
  return { ...ports, typedUnits, place };
}

describe('an order of shares', () => {
  it('is placed, and its typed units are forgotten [PM-4.53]', async () => {
    const { orders, typedUnits, place } = placing();
    typedUnits.keep('share 104', '200');
    expect(await place()).toEqual(success({ outcome: 'order-summary', requestId: 17 }));
    expect(orders.calls).toEqual([['place', { shareId: 104, units: 200 }]]);
    expect(typedUnits.read('share 104')).toBe('');
  });

  it('is sent again while its reply is lost, three times at most', async () => {
    const { orders, place } = placing();
    orders.failures.push(TIMEOUT, TIMEOUT);
    const onLost = vi.fn();
    expect(await place(SHARES, onLost)).toMatchObject({ ok: true });
    expect(onLost).toHaveBeenCalledTimes(2);
    orders.failures.push(TIMEOUT, TIMEOUT, TIMEOUT);
    expect(await place()).toEqual({ ok: false, failure: TIMEOUT });
    expect(orders.calls).toHaveLength(6);
  });

  it('is stored with the price and the cost that were shown [PM-4.50]', async () => {
    const { draft, place } = placing();
    await place();
    const { name, units } = SHARES;
    expect(draft.read(17)).toMatchObject({ name, units, isBasket: false });
    expect(draft.read(17)?.pricePerUnit.text).toBe('748');
    expect(draft.read(17)?.totalInvestment.text).toBe('149600');
  });

  it('takes its id from the active orders if the reply has none [PM-4.50]', async () => {
    const { orders, draft, place } = placing();
    const others = { signingStatus: 'unrequested' as const, items: [] };
    const listed = (requestId: number, units = 200) => ({ ...FACTS, ...others, requestId, units });
    const outcome = ShareOrderOutcome.OrderSummary;
    orders.place = () => Promise.resolve(success({ outcome }));
    const answering = (...list: readonly ReturnType<typeof listed>[]) => {
      orders.list = () => Promise.resolve(success(list));
    };
    answering(listed(31, 50), listed(32));
    expect(await place()).toEqual(success({ outcome, requestId: 32 }));
    expect(draft.read(32)?.pricePerUnit.text).toBe('748');
    // Two orders of the same units: the investor chooses in the list of orders.
    answering(listed(32), listed(33));
    expect(await place()).toEqual(success({ outcome, requestId: undefined }));
    expect(draft.read(33)).toBeUndefined();
  });

  it('is not stored if the price was a range', async () => {
    const { orders, draft, place } = placing();
    const [minimum, maximum] = [Money.of('735'), Money.of('760')];
    await place({ ...SHARES, price: priceRange({ minimum, maximum }) });
    expect(draft.read(17)).toBeUndefined();
    expect(orders.calls).toHaveLength(1);
  });

  it('keeps units that are typed while it is sent', async () => {
    const { orders, typedUnits, place } = placing();
    typedUnits.keep('share 104', '200');
    const send = orders.place.bind(orders);
    vi.spyOn(orders, 'place').mockImplementation((...sent) => {
      typedUnits.keep('share 104', '2005');
      return send(...sent);
    });
    await place();
    expect(typedUnits.read('share 104')).toBe('2005');
  });

  it('that fails keeps the typed units', async () => {
    const { orders, typedUnits, place } = placing();
    typedUnits.keep('share 104', '200');
    orders.failures.push(refused('order-too-large'));
    expect(await place()).toEqual({ ok: false, failure: refused('order-too-large') });
    expect(typedUnits.read('share 104')).toBe('200');
  });
});

describe('the steps before an order', () => {
  it.each([
    ['sign-in', undefined],
    ['kyc', { ...READY, pan: undefined } as never],
    ['bank', { ...READY, isBankStepComplete: false }],
    ['demat', { ...READY, isDematVerified: false }],
  ] as const)('is asked for before it is sent: %s', async (step, investor) => {
    const { orders, session, journey, waitingPurchase, place } = placing();
    session.current = investor;
    const missing = { kind: 'step-missing', step };
    expect(await place()).toEqual({ ok: false, failure: missing });
    expect(orders.calls).toEqual([]);
    const path = step === 'sign-in' ? returnPath : undefined;
    expect(journey.read(JourneyKey.AttemptedPath)).toBe(path);
    expect(waitingPurchase.read()).toEqual(BRIEF);
  });

  it('is completed for a purchase that is stored until it is ordered', async () => {
    const { orders, waitingPurchase, place } = placing();
    orders.failures.push(refused('bank-missing'));
    await place();
    expect(waitingPurchase.read()).toEqual(BRIEF);
    await place();
    expect(waitingPurchase.read()).toBeUndefined();
  });

  it('is what the server misses, too', async () => {
    const { orders, place } = placing();
    const refusal = refused('bank-missing');
    orders.failures.push(refusal);
    const missing = { kind: 'step-missing', step: 'bank', refusal };
    expect(await place()).toEqual({ ok: false, failure: missing });
  });
});

describe('an order of baskets', () => {
  it('is placed at its price, and confirmed by the desk later', async () => {
    const { basketOrders, orders, typedUnits, place } = placing();
    const order = basketOrder('3', Money.of('25000.5'));
    if (order === undefined) throw new Error('three baskets can be ordered');
    typedUnits.keep('basket 7', '3');
    const placed = await place({ kind: 'basket', basketId: 7, name: 'Made in India', order });
    expect(placed).toEqual(success({ outcome: 'order-requested' }));
    expect(basketOrders.calls).toEqual([['place', { basketId: 7, ...order }]]);
    expect(orders.calls).toEqual([]);
    expect(typedUnits.read('basket 7')).toBe('');
  });

  it('reports a changed price', async () => {
    const { basketOrders, place } = placing();
    basketOrders.failures.push(refused('price-changed', 409));
    const order = basketOrder('1', Money.of('25000'));
    if (order === undefined) throw new Error('one basket can be ordered');
    const placed = await place({ kind: 'basket', basketId: 7, name: 'Made in India', order });
    expect(placed).toEqual({ ok: false, failure: refused('price-changed', 409) });
  });
});
