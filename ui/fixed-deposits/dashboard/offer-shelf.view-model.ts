import type {
  DepositCatalogue,
  DepositListing,
  DepositListQuery,
} from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { FindPartnerListing } from '#application/fixed-deposits/holdings/partner-listing.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import { isBookedEmbedded } from '#domain/fixed-deposits/booking/embedded-booking.ts';
import {
  type RateColumn,
  RateColumn as Column,
} from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { success } from '#domain/platform/result.ts';
import { makeAutoObservable } from 'mobx';
import { combineCleanups, isShown, Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import { BEST_LIST, MORE_LIST } from './dashboard-lists.ts';

export interface OffersDependencies {
  readonly catalogue: DepositCatalogue;
  readonly findPartnerListing: FindPartnerListing;
  readonly reporting: Reporting;
  readonly isSeniorCitizen: boolean;
  /** The rate column (age and gender) by which the best deposit is chosen. */
  readonly column: RateColumn;
}

/** The deposits on offer on home. */
export class OffersViewModel implements ViewModel {
  readonly best: Loaded<readonly DepositListing[]>;
  /** The showcase: the partner bank's best scheme first, then the other listings. */
  readonly more: Loaded<readonly DepositListing[]>;

  constructor(private readonly dependencies: OffersDependencies) {
    const { catalogue, column } = dependencies;
    // The regular column is the default of the list.
    const isRegular = column === Column.Regular;
    const best: DepositListQuery = isRegular ? BEST_LIST : { ...BEST_LIST, column };
    this.best = new Loaded(async (options) => listingsOf(await catalogue.list(best, options)));
    this.more = new Loaded(async (options) => {
      const [list, partners] = await Promise.all([
        catalogue.list(MORE_LIST, options),
        this.partnerListing(options),
      ]);
      const listings = listingsOf(list);
      if (!listings.ok || partners === undefined) return listings;
      const own = listings.value.find(isPartners)?.deposit;
      const others = listings.value.filter((each) => !isPartners(each));
      const name = own?.name ?? partners.deposit.name;
      // The bank's own list names neither the rating nor the cost of an early withdrawal.
      const deposit = { ...own, ...partners.deposit, name };
      return success([{ ...partners, deposit }, ...others]);
    });
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  activate(): () => void {
    return combineCleanups([this.best.activate(), this.more.activate()]);
  }

  /** All loaded listings, each deposit once: the best one, then the showcase. */
  get listings(): readonly DepositListing[] {
    const best = this.best.value ?? [];
    const isBest = ({ deposit }: DepositListing) =>
      best.some((each) => each.deposit.depositId === deposit.depositId);
    return [...best, ...(this.more.value ?? []).filter((listing) => !isBest(listing))];
  }

  reload(): void {
    if (this.best.value === undefined) void this.best.reload();
    if (this.more.value === undefined) void this.more.reload();
  }

  /**
   * The partner bank's best scheme; undefined if the bank does not answer, which leaves only our
   * own list.
   */
  private async partnerListing(options: {
    readonly signal: AbortSignal;
  }): Promise<DepositListing | undefined> {
    const { findPartnerListing, reporting, isSeniorCitizen } = this.dependencies;
    const found = await findPartnerListing.run({ isSeniorCitizen }, options);
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
