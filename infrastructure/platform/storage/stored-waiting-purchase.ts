import type { PurchaseInBrief, WaitingPurchase } from '#application/platform/waiting-purchase.ts';
import { JourneyKey, type JourneyStore } from './journey-store.ts';

const BASKET = 'basket';

export class StoredWaitingPurchase implements WaitingPurchase {
  constructor(private readonly journeys: JourneyStore) {}

  read(): PurchaseInBrief | undefined {
    const kept = new URLSearchParams(this.journeys.read(JourneyKey.WaitingPurchase));
    const name = kept.get('name') ?? '';
    const units = kept.get('units') ?? '';
    if (name === '' || !/^[1-9]\d{0,8}$/.test(units)) return undefined;
    return { name, units: Number(units), isBasket: kept.get('kind') === BASKET };
  }

  keep({ name, units, isBasket }: PurchaseInBrief): void {
    const kept = { name, units: String(units), kind: isBasket ? BASKET : 'share' };
    this.journeys.write(JourneyKey.WaitingPurchase, new URLSearchParams(kept).toString());
  }

  forget(): void {
    this.journeys.remove(JourneyKey.WaitingPurchase);
  }
}
