import type {
  ResumeAdvisorOrder,
  ResumeFailure,
} from '#application/fixed-deposits/booking/resume-advisor-order.ts';
import type {
  OrderReview,
  ReviewAdvisorOrder,
} from '#application/fixed-deposits/booking/review-advisor-order.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import { wasAborted } from '#application/platform/port-failure.ts';
import { isBookedEmbedded } from '#domain/fixed-deposits/booking/embedded-booking.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Command } from '#ui/platform/command.ts';
import { keepDraft } from '#ui/platform/draft.ts';
import { combineCleanups, Loaded, type ViewModel } from '#ui/platform/view-model.ts';

export interface AdvisorOrderDependencies {
  readonly reviewOrder: ReviewAdvisorOrder;
  readonly resumeOrder: ResumeAdvisorOrder;
  readonly drafts: Drafts;
  readonly uniqueId: string;
  /** The URL to which the external page redirects the browser afterwards. */
  readonly returnUrl: string;
}

export class AdvisorOrderViewModel implements ViewModel {
  readonly review: Loaded<OrderReview>;
  hasAcceptedTerms = true;
  readonly paying = new Command();
  failure: ResumeFailure | undefined = undefined;

  constructor(private readonly dependencies: AdvisorOrderDependencies) {
    const { reviewOrder, uniqueId } = dependencies;
    this.review = new Loaded((options) => reviewOrder.run(uniqueId, options));
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  /** An investor who has gone back starts no payment and is not taken to its page. */
  activate(): () => void {
    const { drafts, uniqueId } = this.dependencies;
    return combineCleanups([
      this.review.activate(),
      this.paying.activate(),
      keepDraft(drafts, `advisor-order ${uniqueId}`, { fields: this, names: ['hasAcceptedTerms'] }),
    ]);
  }

  acceptTerms(hasAccepted: boolean): void {
    this.hasAcceptedTerms = hasAccepted;
  }

  /** URL of the issuer's terms; undefined if it is unknown. */
  get termsUrl(): string | undefined {
    return this.review.value?.termsUrl;
  }

  /** Path of the embedded booking; undefined if the deposit is paid on an external page. */
  get embeddedPath(): string | undefined {
    const { order } = this.review.value ?? {};
    if (order?.transactionId === undefined || !isBookedEmbedded(order.issuerId)) return undefined;
    return `/tarrakki-ifa?transactionId=${encodeURIComponent(order.transactionId)}`;
  }

  /**
   * Starts the payment.
   * @returns the URL of the payment page; undefined on failure
   */
  async pay(): Promise<string | undefined> {
    const { value } = this.review;
    if (value === undefined || !this.hasAcceptedTerms) return undefined;
    const { resumeOrder, uniqueId, returnUrl } = this.dependencies;
    const resumed = await this.paying.run((options) => {
      this.failure = undefined;
      return resumeOrder.run({ uniqueId, review: value, returnUrl }, options);
    });
    if (resumed === undefined) return undefined;
    return runInAction(() => {
      if (resumed.ok) return resumed.value.paymentUrl;
      if (!wasLeft(resumed.failure)) this.failure = resumed.failure;
      return undefined;
    });
  }
}

function wasLeft(failure: ResumeFailure): boolean {
  return failure.kind === 'broken' && wasAborted(failure.cause);
}
