import {
  hasDetails,
  type HeldDeposit,
} from '#application/fixed-deposits/holdings/held-deposits.ts';
import {
  isVideoKycMissing,
  type VideoKyc,
  type VideoKycs,
} from '#application/accounts/kyc/video-kycs.ts';
import type { Clock } from '#application/platform/clock.ts';
import type { SellRequests, SentSellRequest } from '#application/private-market/sell-requests.ts';
import type { ShareOrder, ShareOrders } from '#application/private-market/share-orders.ts';
import { OrderAction, orderActions } from '#domain/private-market/orders/order-actions.ts';
import { OrderActor } from '#domain/private-market/orders/order-moves.ts';
import { OrderTab } from '#domain/private-market/orders/order-status.ts';
import {
  legalSellRequestMoves,
  SellRequestMove,
} from '#domain/private-market/holdings/sell-request-moves.ts';
import { maturingSoon } from '#domain/fixed-deposits/holdings/held-deposits.ts';
import { dayStartInIndia } from '#domain/platform/india-time.ts';
import { mostUrgentFirst } from '#domain/platform/urgency.ts';
import type { UnpaidDepositOrder } from '#application/fixed-deposits/booking/unpaid-deposit-orders.ts';
import { makeAutoObservable } from 'mobx';
import { combineCleanups, isShown, Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import type { DashboardViewModel } from './dashboard.view-model.ts';
import {
  isCallUnknown,
  type UnpaidDepositsViewModel,
} from '#ui/fixed-deposits/booking/unpaid-orders/unpaid-deposits.view-model.ts';

export type WaitingItem =
  | { readonly kind: 'deposit'; readonly order: UnpaidDepositOrder; readonly deadline: number }
  | {
      /**
       * An order for shares or a basket: to be paid, with an offer to answer, or with a deal slip
       * to sign.
       */
      readonly kind: 'payment' | 'offer' | 'slip';
      readonly order: ShareOrder;
      /** Until when the investor can act, in epoch milliseconds; undefined without a limit. */
      readonly deadline: number | undefined;
      /** Whether the order is already paid; always true for a deal slip. */
      readonly isPaid: boolean;
    }
  | {
      /** A sale that needs the investor's consent. */
      readonly kind: 'sale';
      readonly request: SentSellRequest;
      readonly deadline: number | undefined;
    }
  | {
      /** A deposit that matures soon, whose money the investor can still direct. */
      readonly kind: 'maturity';
      readonly deposit: HeldDeposit;
      readonly deadline: number;
    }
  | {
      /** A check of the investor's identity that is not done yet. */
      readonly kind: 'kyc' | 'video-kyc';
      readonly deadline?: undefined;
    };

export interface WaitingForYouDependencies {
  readonly deposits: UnpaidDepositsViewModel;
  readonly shareOrders: ShareOrders;
  readonly sellRequests: SellRequests;
  readonly videoKycs: VideoKycs;
  readonly clock: Clock;
  readonly home: Pick<DashboardViewModel, 'held' | 'whole'>;
  readonly isPanMissing: boolean;
}

/** The items that wait for the investor to pay, answer, sign, agree, decide or verify. */
export class WaitingForYouViewModel implements ViewModel {
  private readonly shares: Loaded<readonly ShareOrder[]>;
  private readonly sales: Loaded<readonly SentSellRequest[]>;
  private readonly videoKyc: Loaded<VideoKyc>;

  constructor(private readonly dependencies: WaitingForYouDependencies) {
    this.shares = new Loaded((options) => dependencies.shareOrders.list(OrderTab.Active, options));
    this.sales = new Loaded((options) => dependencies.sellRequests.list(options));
    this.videoKyc = new Loaded((options) => dependencies.videoKycs.read(options));
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  activate(): () => void {
    const loads = [this.shares, this.sales, this.videoKyc];
    return combineCleanups(loads.map((load) => load.activate()));
  }

  /** All items, the most urgent first. */
  get items(): readonly WaitingItem[] {
    const now = this.dependencies.clock.now().getTime();
    const deposits = (this.dependencies.deposits.orders.value ?? []).map((order) => {
      return { kind: 'deposit', order, deadline: order.payBy.getTime() } as const;
    });
    const shares = (this.shares.value ?? []).flatMap((order) => waitingOf(order, now));
    const sales = (this.sales.value ?? []).flatMap((request) => consentOf(request, now));
    const own = [...this.maturities, ...this.checks];
    return mostUrgentFirst<WaitingItem>([...deposits, ...shares, ...sales, ...own], { now });
  }

  /** False until all lists have loaded or failed. */
  get isLoaded(): boolean {
    return this.lists.every(({ state }) => state.kind !== 'loading');
  }

  /** Each with its maturity day as the deadline; those without a details page are left out. */
  private get maturities(): readonly WaitingItem[] {
    const { clock, home } = this.dependencies;
    const held = (home.held.value?.deposits ?? []).filter(hasDetails);
    return maturingSoon(held, clock.today()).map((deposit) => {
      const dayAfter = deposit.maturityDate.plus({ days: 1 });
      return { kind: 'maturity', deposit, deadline: dayStartInIndia(dayAfter) };
    });
  }

  /** A newcomer sees the missing KYC as a step to the first deposit instead. */
  private get checks(): readonly WaitingItem[] {
    const { isPanMissing, home } = this.dependencies;
    if (isPanMissing) return home.whole.isNewcomer === false ? [{ kind: 'kyc' }] : [];
    const { value } = this.videoKyc;
    return value !== undefined && isVideoKycMissing(value) ? [{ kind: 'video-kyc' }] : [];
  }

  /** True if one of the lists could not be loaded. */
  get hasFailed(): boolean {
    return this.lists.some(
      ({ state }) =>
        state.kind === 'failed' && isShown(state.failure) && !isCallUnknown(state.failure),
    );
  }

  reload(): void {
    for (const list of this.lists) void list.reload();
  }

  private get lists() {
    const { deposits, home } = this.dependencies;
    return [deposits.orders, this.shares, this.sales, this.videoKyc, home.held];
  }
}

function waitingOf(order: ShareOrder, now: number): readonly WaitingItem[] {
  const actions = orderActions(order, now);
  const item = { order, isPaid: false };
  if (actions.includes(OrderAction.Accept)) {
    return [{ ...item, kind: 'offer', deadline: order.offerDeadline }];
  }
  if (actions.includes(OrderAction.GoToPayment)) {
    return [{ ...item, kind: 'payment', deadline: order.payBy }];
  }
  // A basket has no deal slip.
  if (order.isBasket || !actions.includes(OrderAction.SignDealSlip)) return [];
  return [{ order, isPaid: true, kind: 'slip', deadline: undefined }];
}

function consentOf(request: SentSellRequest, now: number): readonly WaitingItem[] {
  const moves = legalSellRequestMoves(request, { by: OrderActor.Investor, now });
  if (!moves.includes(SellRequestMove.Agree)) return [];
  return [{ kind: 'sale', request, deadline: request.consentBy }];
}
