import type { BookDeposit } from '#application/fixed-deposits/booking/book-deposit.ts';
import type { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import type { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import type { DepositQuotes } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import type { FindUpgrade } from '#application/fixed-deposits/catalogue/find-upgrade.ts';
import type { StartedDepositOrder } from '#application/fixed-deposits/booking/started-deposit-order.ts';
import type { Clock } from '#application/platform/clock.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import type { SignedInInvestor } from '#application/platform/session.ts';
import type { Percentage } from '#domain/platform/percentage.ts';

export interface OrderSummaryDependencies {
  readonly catalogue: DepositCatalogue;
  readonly quotes: DepositQuotes;
  readonly findUpgrade: FindUpgrade;
  readonly bookDeposit: BookDeposit;
  readonly orders: DepositOrders;
  readonly orderDraft: DepositOrderDraft;
  readonly startedOrder: StartedDepositOrder;
  readonly reporting: Reporting;
  readonly investor: SignedInInvestor;
  readonly clock: Clock;
  /** The URL to which the external page redirects the browser afterwards. */
  readonly returnUrl: string;
}

/** What changed when the figures were checked against the investor's own data. */
export type FiguresNote =
  | { readonly kind: 'updated' | 'senior-dropped'; readonly before: Percentage }
  | { readonly kind: 'senior-taken' };
