import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type {
  HeldShares,
  PastPurchase,
  PastSale,
  ShareInPortfolio,
  SoldShare,
} from '#application/private-market/held-shares.ts';
import type { BasketInPortfolio } from '#application/private-market/held-basket-shares.ts';
import type { HeldBasketShare } from '#domain/private-market/holdings/basket-shares.ts';
import type { ShareId } from '#application/private-market/share-ids.ts';
import type {
  PrivateHoldings,
  ReadSharePortfolio,
} from '#application/private-market/read-share-portfolio.ts';
import type { PortfolioPlace } from '#ui/private-market/shared/portfolio-place.ts';
import { type Result, success } from '#domain/platform/result.ts';
import { makeAutoObservable } from 'mobx';
import { combineCleanups, Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import { idIn } from '#ui/private-market/paths.ts';

export interface PortfolioDependencies {
  readonly read: ReadSharePortfolio;
  readonly heldShares: HeldShares;
}

/** The purchases and the sales of a share held outside baskets, each newest first. */
export interface ShareHistory {
  readonly purchases: readonly PastPurchase[];
  readonly sales: readonly PastSale[];
}

/** One page of the portfolio: the summary, a basket, a share within it, or a single share. */
export class PortfolioViewModel implements ViewModel {
  readonly holdings: Loaded<PrivateHoldings>;
  /** The history of the page's share, if it is held outside baskets. */
  readonly history: Loaded<ShareHistory>;

  constructor(
    { read, heldShares }: PortfolioDependencies,
    readonly place: PortfolioPlace,
  ) {
    const shareId = place.basketId === undefined ? idIn(place.shareId ?? null) : undefined;
    this.holdings = new Loaded((options) => read.run(options));
    this.history = new Loaded((options) =>
      shareId === undefined
        ? Promise.resolve(success({ purchases: [], sales: [] }))
        : historyOf(heldShares, shareId, options),
    );
    makeAutoObservable(this, { place: false });
  }

  activate(): () => void {
    return combineCleanups([this.holdings.activate(), this.history.activate()]);
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

  /** The page's share, if it is held outside baskets. */
  get share(): ShareInPortfolio | undefined {
    const { basketId, shareId } = this.place;
    if (basketId !== undefined) return undefined;
    return this.holdings.value?.shares.find((held) => String(held.shareId) === shareId);
  }

  /** The page's share, if it was held outside baskets and is sold completely. */
  get soldShare(): SoldShare | undefined {
    const { basketId, shareId } = this.place;
    if (basketId !== undefined) return undefined;
    return this.holdings.value?.soldShares.find((sold) => String(sold.shareId) === shareId);
  }

  /** The page's basket, if it is or was held. */
  get basket(): BasketInPortfolio | undefined {
    const { baskets = [], soldBaskets = [] } = this.holdings.value ?? {};
    const all = [...baskets, ...soldBaskets];
    return all.find((basket) => String(basket.basketId) === this.place.basketId);
  }

  /** The page's share within that basket. */
  get basketShare(): HeldBasketShare | undefined {
    return this.basket?.holdings.find(({ shareId }) => String(shareId) === this.place.shareId);
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
