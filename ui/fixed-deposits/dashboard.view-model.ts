import type {
  DepositCatalogue,
  DepositListing,
  DepositListQuery,
} from '#application/fixed-deposits/deposit-catalogue.ts';
import type { HeldDeposits } from '#application/fixed-deposits/held-deposits.ts';
import type { PartnerDeposits } from '#application/fixed-deposits/partner-deposits.ts';
import { FindPartnerListing } from '#application/fixed-deposits/partner-listing.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import { isBookedEmbedded } from '#domain/fixed-deposits/embedded-booking.ts';
import type { PortfolioSummary } from '#domain/fixed-deposits/holdings.ts';
import { success } from '#domain/platform/result.ts';
import { makeAutoObservable, runInAction, when } from 'mobx';
import { isShown, Loaded, type ViewModel } from '../platform/view-model.ts';

/** The lists of the dashboard, as the documents ask for them [FD-9.27, FD-9.28]. */
const BEST: DepositListQuery = { count: 1, tagId: 1, categoryId: 3 };
const MORE: DepositListQuery = { count: 10, tagId: 4, categoryId: 5 };

/** How long the market lets what stands above it go first. */
const MARKET_PATIENCE_MILLISECONDS = 2000;

export interface DashboardParts {
  readonly held: HeldDeposits;
  readonly catalogue: DepositCatalogue;
  readonly partner: PartnerDeposits;
  readonly reporting: Reporting;
  readonly isSeniorCitizen: boolean;
}

/** Where an investor begins: what they hold, and what is worth a look. */
export class DashboardViewModel implements ViewModel {
  readonly summary: Loaded<PortfolioSummary>;
  readonly best: Loaded<readonly DepositListing[]>;
  /** All that stands above the market has come or has failed, or takes long. */
  isMarketDue = false;
  /** The showcase: the partner bank's best in front, made of its own schemes. */
  readonly more: Loaded<readonly DepositListing[]>;

  constructor(private readonly parts: DashboardParts) {
    const { held, catalogue } = parts;
    this.summary = new Loaded((options) => held.summary(options));
    this.best = new Loaded(async (options) => listingsOf(await catalogue.list(BEST, options)));
    this.more = new Loaded(async (options) => {
      const [list, partners] = await Promise.all([
        catalogue.list(MORE, options),
        this.partnerListing(options),
      ]);
      const listings = listingsOf(list);
      if (!listings.ok || partners === undefined) return listings;
      const own = listings.value.find(isPartners)?.deposit;
      const others = listings.value.filter((each) => !isPartners(each));
      const name = own?.name ?? partners.deposit.name;
      return success([{ ...partners, deposit: { ...partners.deposit, name } }, ...others]);
    });
    makeAutoObservable<this, 'parts'>(this, {
      parts: false,
      summary: false,
      best: false,
      more: false,
    });
  }

  activate(): () => void {
    const parts = [this.summary, this.best, this.more];
    const stops = parts.map((part) => part.activate());
    const isAnswered = () => parts.every(({ state }) => state.kind !== 'loading');
    const letMarketCome = () => runInAction(() => (this.isMarketDue = true));
    const waiting = { timeout: MARKET_PATIENCE_MILLISECONDS, onError: letMarketCome };
    stops.push(when(isAnswered, letMarketCome, waiting));
    return () => stops.forEach((stop) => stop());
  }

  /** "View Portfolio" is for those who have one. */
  get hasInvestment(): boolean {
    return this.summary.value !== undefined && !this.summary.value.principal.isZero();
  }

  /** Without an answer of the partner the showcase is the house's list. */
  private async partnerListing(options: {
    readonly signal: AbortSignal;
  }): Promise<DepositListing | undefined> {
    const { partner, reporting, isSeniorCitizen } = this.parts;
    const found = await new FindPartnerListing(partner).run({ isSeniorCitizen }, options);
    if (found.ok) return found.value;
    const { kind } = found.failure;
    if (isShown(found.failure)) reporting.failed('no card of the partner', { failure: kind });
    return undefined;
  }
}

type Listed = Awaited<ReturnType<DepositCatalogue['list']>>;

function listingsOf(list: Listed) {
  return list.ok ? success(list.value.listings) : list;
}

function isPartners({ deposit }: DepositListing): boolean {
  return isBookedEmbedded(deposit.issuerId);
}
