import type { PortFailure } from '#application/platform/port-failure.ts';
import type {
  Companies,
  CompanyData,
  CompanyNews,
  ShareQuote,
} from '#application/private-market/companies.ts';
import type { MarketShares, ShareDetail } from '#application/private-market/market-shares.ts';
import type { ShareId } from '#application/private-market/share-ids.ts';
import type { SharePrices } from '#application/private-market/share-prices.ts';
import { success } from '#domain/platform/result.ts';
import {
  type CompanyFigures,
  companyFigures,
} from '#domain/private-market/catalogue/company-figures.ts';
import { flagSourceFor } from '#ui/private-market/catalogue/company/company-layout.ts';
import type { PricingTiers } from '#domain/private-market/catalogue/pricing-tiers.ts';
import { makeAutoObservable, runInAction, when } from 'mobx';
import { combineCleanups, Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import {
  Watching,
  type WatchingDependencies,
} from '#ui/private-market/catalogue/watchlist/watching.ts';

export interface CompanyDependencies extends WatchingDependencies {
  readonly shares: MarketShares;
  readonly companies: Companies;
  readonly prices: SharePrices;
}

const NEWS_PAGE = 3;
const BUNDLED_FLAG = '/flags/in.svg';

/** A share and its company. The parts load separately, so that one can fail without the others. */
export class CompanyViewModel implements ViewModel {
  readonly share: Loaded<ShareDetail>;
  readonly company: Loaded<CompanyData>;
  readonly tiers: Loaded<PricingTiers>;
  readonly quotes: Loaded<readonly ShareQuote[]>;
  /** The URL of the flag; undefined if the country is unknown or has no flag. */
  readonly flag: Loaded<string | undefined>;
  readonly watching: Watching;
  private further: readonly CompanyNews[] = [];
  newsStatus: 'more' | 'loading' | 'failed' | 'all' = 'more';

  constructor(
    private readonly dependencies: CompanyDependencies,
    readonly shareId: ShareId,
  ) {
    const { shares, companies, prices } = dependencies;
    this.share = new Loaded((options) => shares.find(shareId, options));
    this.company = new Loaded((options) =>
      companies.find(this.share.value?.domainName ?? '', options),
    );
    this.tiers = new Loaded((options) => prices.tiers(shareId, options));
    this.quotes = new Loaded((options) => companies.quotes(shareId, options));
    this.flag = new Loaded(async (options) => {
      const country = this.company.value?.country ?? '';
      const source = flagSourceFor(country);
      if (source === 'fetched') return companies.flag(country, options);
      return success(source === 'bundled' ? BUNDLED_FLAG : undefined);
    });
    this.watching = new Watching(dependencies);
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  activate(): () => void {
    const stops = [this.share.activate(), this.tiers.activate(), this.quotes.activate()];
    // The link may lack the company's domain, so the share loads first.
    stops.push(
      when(
        () => this.share.value !== undefined,
        () => stops.push(this.company.activate()),
      ),
      when(
        () => this.company.value !== undefined,
        () => stops.push(this.flag.activate()),
      ),
    );
    return combineCleanups(stops);
  }

  /**
   * The figures of the company, replaced by the provider's overrides if there are any. Both are
   * copied, because the rule expects plain objects, not observables.
   */
  get figures(): CompanyFigures {
    const overrides = { ...this.share.value?.overrides };
    const companyData = { ...this.company.value?.figures };
    return companyFigures({ overrides, companyData });
  }

  get news(): readonly CompanyNews[] {
    return [...(this.company.value?.news ?? []), ...this.further];
  }

  async loadMoreNews(): Promise<void> {
    if (this.newsStatus === 'loading') return;
    this.newsStatus = 'loading';
    const symbol = this.share.value?.shortName ?? this.share.value?.name ?? '';
    const page = { symbol, offset: this.news.length, limit: NEWS_PAGE };
    const found = await this.dependencies.companies.news(page, {});
    runInAction(() => {
      if (!found.ok) return (this.newsStatus = 'failed');
      this.further = [...this.further, ...found.value];
      return (this.newsStatus = found.value.length < NEWS_PAGE ? 'all' : 'more');
    });
  }

  /** Whether the failure means that the share does not exist. */
  static isUnknown(failure: PortFailure): boolean {
    return failure.kind === 'refused' && failure.status === 404;
  }
}
