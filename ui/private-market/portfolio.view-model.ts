import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type {
  HeldShare,
  HeldShares,
  PastPurchase,
  PastSale,
  SoldShare,
} from '#application/private-market/held-shares.ts';
import type { BasketInPortfolio } from '#application/private-market/held-basket-shares.ts';
import type { HeldBasketShare } from '#domain/private-market/basket-shares.ts';
import type { ShareId } from '#application/private-market/share-ids.ts';
import type {
  PrivateHoldings,
  ReadSharePortfolio,
} from '#application/private-market/read-share-portfolio.ts';
import { type PositionGain, portfolioGain } from '#domain/private-market/holdings.ts';
import type { PortfolioPlace } from '#domain/private-market/portfolio-page.ts';
import { type Result, success } from '#domain/platform/result.ts';
import { makeAutoObservable } from 'mobx';
import { Loaded, type ViewModel } from '../platform/view-model.ts';
import { idIn } from './basket-paths.ts';

export interface PortfolioParts {
  readonly read: ReadSharePortfolio;
  readonly heldShares: HeldShares;
}

/** Everything that happened to a share that is held on its own, newest first. */
export interface ShareHistory {
  readonly purchases: readonly PastPurchase[];
  readonly sales: readonly PastSale[];
}

/** One place of the portfolio: the summary, a basket, a share of it, or a share alone. */
export class PortfolioViewModel implements ViewModel {
  readonly holdings: Loaded<PrivateHoldings>;
  /** Of the share of the place, where it is one alone. */
  readonly history: Loaded<ShareHistory>;

  constructor(
    { read, heldShares }: PortfolioParts,
    readonly place: PortfolioPlace,
  ) {
    const shareId = place.basketId === undefined ? idIn(place.shareId ?? null) : undefined;
    this.holdings = new Loaded((options) => read.run(options));
    this.history = new Loaded((options) =>
      shareId === undefined
        ? Promise.resolve(success({ purchases: [], sales: [] }))
        : historyOf(heldShares, shareId, options),
    );
    makeAutoObservable(this, { holdings: false, history: false, place: false });
  }

  activate(): () => void {
    const stops = [this.holdings.activate(), this.history.activate()];
    return () => stops.forEach((stop) => stop());
  }

  retry(): void {
    void this.holdings.reload();
    void this.history.reload();
  }

  get failure(): PortFailure | undefined {
    const failed = [this.holdings.state, this.history.state].find(({ kind }) => kind === 'failed');
    return failed?.kind === 'failed' ? failed.failure : undefined;
  }

  get isLoading(): boolean {
    return this.holdings.state.kind === 'loading' || this.history.state.kind === 'loading';
  }

  /** The share alone that this place is about, where it is held. */
  get share(): HeldShare | undefined {
    const { basketId, shareId } = this.place;
    if (basketId !== undefined) return undefined;
    return this.holdings.value?.shares.find((held) => String(held.shareId) === shareId);
  }

  /** The same of a share of which everything is sold. */
  get soldShare(): SoldShare | undefined {
    const { basketId, shareId } = this.place;
    if (basketId !== undefined) return undefined;
    return this.holdings.value?.soldShares.find((sold) => String(sold.shareId) === shareId);
  }

  /** The basket that this place is about, where it is held, or was. */
  get basket(): BasketInPortfolio | undefined {
    const { baskets = [], soldBaskets = [] } = this.holdings.value ?? {};
    const all = [...baskets, ...soldBaskets];
    return all.find((basket) => String(basket.basketId) === this.place.basketId);
  }

  /** The share of that basket. */
  get basketShare(): HeldBasketShare | undefined {
    return this.basket?.holdings.find(({ shareId }) => String(shareId) === this.place.shareId);
  }

  /** Undefined where a price is told on request: the worth of a part would mislead. */
  get gain(): PositionGain | undefined {
    const { shares = [], baskets = [] } = this.holdings.value ?? {};
    const pricedShares = shares.flatMap(({ units, investment, pricePerUnit }) =>
      pricePerUnit === undefined ? [] : [{ units, investment, pricePerUnit }],
    );
    const pricedBaskets = baskets.flatMap(({ units, investment, gain }) =>
      gain === undefined ? [] : [{ units, investment, currentValue: gain.currentValue }],
    );
    const priced = [...pricedShares, ...pricedBaskets];
    const isWhole = priced.length === shares.length + baskets.length;
    return isWhole ? portfolioGain(priced) : undefined;
  }
}

async function historyOf(
  heldShares: HeldShares,
  shareId: ShareId,
  options: CallOptions,
): Promise<Result<ShareHistory, PortFailure>> {
  const [purchases, sales] = await Promise.all([
    heldShares.history(shareId, options),
    heldShares.sales(shareId, options),
  ]);
  if (!purchases.ok) return purchases;
  return sales.ok ? success({ purchases: purchases.value, sales: sales.value }) : sales;
}
