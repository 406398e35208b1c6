import { type Result, success } from '#domain/platform/result.ts';
import type { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { AdvisedInvestor, AdvisorOrder, AdvisorOrders } from './advisor-orders.ts';
import type { DeclarationQuestion, DepositOrders } from './deposit-orders.ts';
import type { ReviewedAdvisorOrder } from './reviewed-advisor-order.ts';
import { termsAddressFor } from './terms-address.ts';

/** What the investor reviews before paying for an order that an advisor placed. */
export interface OrderReview {
  readonly order: AdvisorOrder;
  readonly investor: AdvisedInvestor;
  readonly declarations: readonly DeclarationQuestion[];
  /** URL of the issuer's terms; undefined if it could not be loaded. */
  readonly termsUrl: string | undefined;
}

export interface ReviewAdvisorOrderDependencies {
  readonly advisorOrders: AdvisorOrders;
  readonly orders: DepositOrders;
  readonly catalogue: DepositCatalogue;
  readonly reviewedOrder: ReviewedAdvisorOrder;
}

/** Loads an advisor's order for the investor's review, and stores its id in this tab. */
export class ReviewAdvisorOrder {
  constructor(private readonly dependencies: ReviewAdvisorOrderDependencies) {}

  /** Fails if anything but the URL of the terms cannot be loaded. */
  async run(uniqueId: string, options: CallOptions): Promise<Result<OrderReview, PortFailure>> {
    const { advisorOrders, orders, catalogue, reviewedOrder } = this.dependencies;
    const found = await advisorOrders.order(uniqueId, options);
    if (!found.ok) return found;
    const order = found.value;
    reviewedOrder.keep(uniqueId);
    const [investor, declarations, terms] = await Promise.all([
      advisorOrders.investor(options),
      orders.declarations(order, options),
      termsAddressFor(order, catalogue, options),
    ]);
    if (!investor.ok) return investor;
    if (!declarations.ok) return declarations;
    return success({
      order,
      investor: investor.value,
      declarations: declarations.value,
      termsUrl: terms.ok ? terms.value : undefined,
    });
  }
}
