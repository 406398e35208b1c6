import type { Baskets, ListedBasket } from '#application/private-market/baskets.ts';
import { Loaded } from '#ui/platform/view-model.ts';

export function listedBaskets(baskets: Baskets): Loaded<readonly ListedBasket[]> {
  return new Loaded((options) => baskets.list(options));
}
