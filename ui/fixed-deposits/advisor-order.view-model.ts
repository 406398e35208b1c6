import type {
  AdvisedInvestor,
  AdvisorOrder,
  AdvisorOrders,
} from '#application/fixed-deposits/advisor-orders.ts';
import type { DepositCatalogue } from '#application/fixed-deposits/deposit-catalogue.ts';
import type {
  DeclarationQuestion,
  DepositOrders,
} from '#application/fixed-deposits/deposit-orders.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import { type PortFailure, wasAborted } from '#application/platform/port-failure.ts';
import { isBookedEmbedded } from '#domain/fixed-deposits/embedded-booking.ts';
import { isSuryoday } from '#domain/fixed-deposits/issuer.ts';
import { type Result, success } from '#domain/platform/result.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Loaded, type ViewModel } from '../platform/view-model.ts';
import { suryodayTermsAddress } from './suryoday-terms.ts';

export interface AdvisorOrderParts {
  readonly advisorOrders: AdvisorOrders;
  readonly orders: DepositOrders;
  readonly catalogue: DepositCatalogue;
  readonly journey: JourneyStore;
  readonly uniqueId: string;
}

/** What the investor looks at before paying. */
export interface OrderReview {
  readonly order: AdvisorOrder;
  readonly investor: AdvisedInvestor;
  readonly declarations: readonly DeclarationQuestion[];
  /** Where the terms can be read; undefined while nobody can tell. */
  readonly termsUrl: string | undefined;
}

/** Why there is nothing to pay at yet. */
export type ResumeFailure =
  /** An answer that is no success. */
  | { readonly kind: 'not-started'; readonly refusal?: PortFailure }
  /** No answer that could be read: it is not known what became of the call. */
  | { readonly kind: 'broken' };

const SERVER_FAILURE = 500;

/** The order that an advisor has placed, as its investor reviews and pays it. */
export class AdvisorOrderViewModel implements ViewModel {
  readonly review: Loaded<OrderReview>;
  hasAcceptedTerms = true;
  isPaying = false;
  failure: ResumeFailure | undefined = undefined;

  constructor(private readonly parts: AdvisorOrderParts) {
    this.review = new Loaded((options) => this.load(options));
    makeAutoObservable<this, 'parts'>(this, { parts: false, review: false });
  }

  activate(): () => void {
    return this.review.activate();
  }

  acceptTerms(hasAccepted: boolean): void {
    this.hasAcceptedTerms = hasAccepted;
  }

  /** Where the deposit is booked in a frame of the app; undefined where it is paid outside. */
  get embeddedPath(): string | undefined {
    const { order } = this.review.value ?? {};
    if (order?.transactionId === undefined || !isBookedEmbedded(order.issuerId)) return undefined;
    return `/tarrakki-ifa?transactionId=${encodeURIComponent(order.transactionId)}`;
  }

  /** @returns where to pay, if there is such a place. */
  async pay(): Promise<string | undefined> {
    const { value } = this.review;
    if (value === undefined || this.isPaying || !this.hasAcceptedTerms) return undefined;
    this.isPaying = true;
    this.failure = undefined;
    const { advisorOrders, journey, uniqueId } = this.parts;
    journey.write(JourneyKey.DepositOrderId, String(value.order.depositOrderId));
    journey.write(JourneyKey.DepositId, String(value.order.depositId));
    const resumed = await advisorOrders.resume(uniqueId, {});
    return runInAction(() => {
      this.isPaying = false;
      if (!resumed.ok) this.failure = failureAfter(resumed.failure);
      else if (resumed.value.paymentUrl === undefined) this.failure = { kind: 'not-started' };
      else return resumed.value.paymentUrl;
      return undefined;
    });
  }

  private async load(options: CallOptions): Promise<Result<OrderReview, PortFailure>> {
    const { advisorOrders, orders, catalogue, journey, uniqueId } = this.parts;
    const found = await advisorOrders.order(uniqueId, options);
    if (!found.ok) return found;
    const order = found.value;
    journey.write(JourneyKey.AdvisorOrder, uniqueId);
    const [investor, declarations, terms] = await Promise.all([
      advisorOrders.investor(options),
      orders.declarations(order, options),
      catalogue.termsAddress(order.depositId, options),
    ]);
    if (!investor.ok) return investor;
    if (!declarations.ok) return declarations;
    return success({
      order,
      investor: investor.value,
      declarations: declarations.value,
      termsUrl: termsOf(order, terms),
    });
  }
}

function termsOf(
  { issuerId }: AdvisorOrder,
  terms: Result<string, PortFailure>,
): string | undefined {
  if (isSuryoday(issuerId)) return suryodayTermsAddress;
  return terms.ok ? terms.value : undefined;
}

function failureAfter(failure: PortFailure): ResumeFailure | undefined {
  if (wasAborted(failure)) return undefined;
  const isNo = failure.kind === 'refused' && failure.status < SERVER_FAILURE;
  if (isNo || failure.kind === 'signed-out') return { kind: 'not-started', refusal: failure };
  return { kind: 'broken' };
}
