import { describe, expect, it } from 'vitest';
import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import { Money } from '#domain/platform/money.ts';
import { StoredShareOrderDraft } from '#infrastructure/private-market/orders/stored-share-order-draft.ts';
import { StoredTypedUnits } from '#infrastructure/private-market/orders/stored-typed-units.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';

const ORDER = {
  requestId: 17,
  name: 'Nilgiri Diagnostics',
  isBasket: false,
  pricePerUnit: Money.of('748'),
  units: 200,
  totalInvestment: Money.of('149600'),
};

describe('the stored share order', () => {
  function kept() {
    const journeys = new TabJourneyStore(undefined);
    const draft = new StoredShareOrderDraft(journeys);
    draft.keep({ ...ORDER, dematNumber: 'IN30021418840117' });
    const stored = () => JSON.parse(journeys.read(JourneyKey.ShareOrderSummary) ?? '') as object;
    const edit = (change: object) =>
      journeys.write(JourneyKey.ShareOrderSummary, JSON.stringify({ ...stored(), ...change }));
    return { journeys, draft, edit };
  }

  it('is read back, with the last four characters of the demat number', () => {
    const { draft } = kept();
    expect(draft.read(17)).toMatchObject({ ...ORDER, dematNumber: '0117' });
    expect(draft.read(18)).toBeUndefined();
    draft.forget();
    expect(draft.read(17)).toBeUndefined();
  });

  it.each([
    { pricePerUnit: '0' },
    { pricePerUnit: '-1' },
    { totalInvestmentAmt: 'much' },
    { noOfUnits: 1.5 },
    { noOfUnits: '200' },
  ])('is undefined if it was changed to %o', (change) => {
    const { draft, edit } = kept();
    edit(change);
    expect(draft.read(17)).toBeUndefined();
  });

  it('lacks a part that is not needed and cannot be read', () => {
    const { draft, edit } = kept();
    edit({ fullFilledPrice: 'x', totalPayable: '-5', orderName: 7, payment_url: {} });
    expect(draft.read(17)).toMatchObject({ ...ORDER, name: '', fulfilledPrice: undefined });
    expect(draft.read(17)?.totalPayable).toBeUndefined();
  });

  it('is undefined if the text is not JSON', () => {
    const { journeys, draft } = kept();
    journeys.write(JourneyKey.ShareOrderSummary, '{');
    expect(draft.read(17)).toBeUndefined();
  });
});

describe('the stored units', () => {
  it('are kept for each share and basket, until they are forgotten', () => {
    const journeys = new TabJourneyStore(undefined);
    const typed = new StoredTypedUnits(journeys);
    typed.keep('share 101', '250');
    typed.keep('basket 101', '3');
    expect([typed.read('share 101'), typed.read('basket 101')]).toEqual(['250', '3']);
    typed.forget('share 101');
    expect([typed.read('share 101'), typed.read('basket 101')]).toEqual(['', '3']);
    typed.forget('basket 101');
    expect(journeys.read(JourneyKey.TypedUnits)).toBeUndefined();
  });
});
