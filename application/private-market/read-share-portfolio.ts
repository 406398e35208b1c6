import { type Result, success } from '#domain/platform/result.ts';
import { sharePortfolio, type SharePortfolio } from '#domain/private-market/holdings/holdings.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { BasketOrders } from './basket-orders.ts';
import { type BasketInPortfolio, basketsInPortfolio } from './held-basket-shares.ts';
import {
  type HeldShares,
  type ShareInPortfolio,
  shareInPortfolio,
  type SoldShare,
} from './held-shares.ts';
import { privateTotals, type PrivateTotals } from './private-totals.ts';

export interface PrivateHoldings {
  /** The cost in rupees and the number of current holdings. */
  readonly totals: SharePortfolio;
  /**
   * The totals of current and sold holdings, and the values of held shares and baskets; in rupees.
   */
  readonly worth: PrivateTotals;
  readonly shares: readonly ShareInPortfolio[];
  readonly baskets: readonly BasketInPortfolio[];
  readonly soldShares: readonly SoldShare[];
  readonly soldBaskets: readonly BasketInPortfolio[];
}

/** Loads the investor's shares and baskets together, because totals need both. */
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
    const { sold: soldShares } = held.value;
    const shares = held.value.shares.map(shareInPortfolio);
    const all = basketsInPortfolio(book.value);
    const baskets = all.filter(({ units }) => units > 0);
    const soldBaskets = all.filter(({ units }) => units === 0);
    const totals = sharePortfolio({ shares, baskets });
    const worth = privateTotals(held.value, all);
    return success({ totals, worth, shares, baskets, soldShares, soldBaskets });
  }
}
