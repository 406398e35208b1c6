import type { Money } from '#domain/platform/money.ts';
import type { Result } from '#domain/platform/result.ts';
import type { SharePurchase } from '#domain/private-market/purchase-history.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { ShareId, ShareOrderId } from './share-ids.ts';

/** The shares that the investor holds on their own, outside baskets. */
export interface HeldShares {
  portfolio(options: CallOptions): Promise<Result<ShareHoldings, PortFailure>>;
  /** What was bought of one share, newest first; empty where nothing was. */
  history(
    shareId: ShareId,
    options: CallOptions,
  ): Promise<Result<readonly PastPurchase[], PortFailure>>;
  /** What was sold of it out of the portfolio, newest first. */
  sales(shareId: ShareId, options: CallOptions): Promise<Result<readonly PastSale[], PortFailure>>;
}
export const HeldShares = token<HeldShares>('private-market/held-shares');

export interface ShareHoldings {
  readonly totalInvestment: Money;
  readonly shares: readonly HeldShare[];
  /** Those of which everything is sold, the last sale first. */
  readonly sold: readonly SoldShare[];
}

/** A share that was held, and of which nothing is left; rupees. */
export interface SoldShare extends Pick<
  HeldShare,
  'shareId' | 'name' | 'logoUrl' | 'industry' | 'domainName'
> {
  readonly units: number;
  readonly proceeds: Money;
  /** What was paid for them, without duty and tax. */
  readonly cost: Money;
  /** When the last of them was sold; epoch milliseconds. */
  readonly soldAt: number;
}

export interface HeldShare {
  readonly shareId: ShareId;
  readonly name: string;
  readonly logoUrl?: string;
  readonly industry: string;
  readonly units: number;
  /** Rupees paid for them, without duty and tax. */
  readonly investment: Money;
  /** Rupees for one share at present; absent where it is told on request. */
  readonly pricePerUnit?: Money;
  /** Names the company in the address of its page. */
  readonly domainName?: string;
}

/** One order of a share that was transferred; rupees. */
export interface PastPurchase extends SharePurchase {
  readonly orderId: ShareOrderId;
  readonly pricePerUnit: Money;
  readonly totalPayable: Money;
  /** When the order was placed; epoch milliseconds. */
  readonly placedAt: number;
}

/** Shares of the portfolio that the desk has sold; rupees. */
export interface PastSale {
  /** The sell request that led to it. */
  readonly requestId: number;
  readonly units: number;
  readonly pricePerUnit: Money;
  readonly proceeds: Money;
  /** What was paid for those units, without duty and tax. */
  readonly cost: Money;
  /** Epoch milliseconds. */
  readonly soldAt: number;
}
