import type { PurchaseInBrief } from '#application/platform/waiting-purchase.ts';
import { journeyDraft } from './journey-draft.ts';
import { JourneyKey } from './journey-store.ts';

const BASKET = 'basket';

/** Stores the purchase in the form of a query. */
export const waitingPurchase = journeyDraft<PurchaseInBrief>(JourneyKey.WaitingPurchase, {
  read: (text) => {
    const kept = new URLSearchParams(text);
    const name = kept.get('name') ?? '';
    const units = kept.get('units') ?? '';
    if (name === '' || !/^[1-9]\d{0,8}$/.test(units)) return undefined;
    return { name, units: Number(units), isBasket: kept.get('kind') === BASKET };
  },
  write: ({ name, units, isBasket }) => {
    const kept = { name, units: String(units), kind: isBasket ? BASKET : 'share' };
    return new URLSearchParams(kept).toString();
  },
});
