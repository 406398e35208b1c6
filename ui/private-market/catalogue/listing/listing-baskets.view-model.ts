import type { Baskets, ListedBasket } from '#application/private-market/baskets.ts';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';

export class ListingBasketsViewModel implements ViewModel {
  readonly baskets: Loaded<readonly ListedBasket[]>;

  constructor(baskets: Baskets) {
    this.baskets = new Loaded((options) => baskets.list(options));
  }

  activate(): () => void {
    return this.baskets.activate();
  }
}
