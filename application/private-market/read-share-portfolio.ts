import { type Result, success } from '#domain/platform/result.ts';
import { sharePortfolio, type SharePortfolio } from '#domain/private-market/holdings.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import type { BasketOrderBook, BasketOrders } from './basket-orders.ts';
import type { HeldShare, HeldShares } from './held-shares.ts';

/** All that an investor holds in the private market. */
export interface PrivateHoldings extends Pick<BasketOrderBook, 'orders'> {
  readonly totals: SharePortfolio;
  readonly shares: readonly HeldShare[];
  readonly baskets: BasketOrderBook['held'];
}

/** Reads shares and baskets together: a total of half of them would be wrong. */
export class ReadSharePortfolio {
  constructor(
    private readonly heldShares: HeldShares,
    private readonly basketOrders: BasketOrders,
  ) {}

  async run(options: CallOptions): Promise<Result<PrivateHoldings, PortFailure>> {
    const [held, book] = await Promise.all([
      this.heldShares.portfolio(options),
      this.basketOrders.book(options),
    ]);
    if (!held.ok) return held;
    if (!book.ok) return book;
    const { shares } = held.value;
    const { held: baskets, orders } = book.value;
    return success({ totals: sharePortfolio({ shares, baskets }), shares, baskets, orders });
  }
}
