import type { Money } from '#domain/platform/money.ts';
import type { Result } from '#domain/platform/result.ts';
import type { SharePurchase } from '#domain/private-market/holdings/purchase-history.ts';
import type { SoldPosition } from '#domain/private-market/holdings/share-totals.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { ShareId, ShareOrderId } from './share-ids.ts';

/** The shares that the investor holds outside baskets. */
export interface HeldShares {
  portfolio(options: CallOptions): Promise<Result<ShareHoldings, PortFailure>>;
  /** Purchases of one share, newest first; empty if there are none. */
  history(
    shareId: ShareId,
    options: CallOptions,
  ): Promise<Result<readonly PastPurchase[], PortFailure>>;
  /** Sales of one share out of the portfolio, newest first. */
  sales(shareId: ShareId, options: CallOptions): Promise<Result<readonly PastSale[], PortFailure>>;
}
export const HeldShares = token<HeldShares>('private-market/held-shares');

export interface ShareHoldings {
  readonly totalInvestment: Money;
  readonly shares: readonly HeldShare[];
  /** All sales together, including those of shares still held; absent if the backend omits it. */
  readonly sales?: SoldPosition;
  /** Shares sold completely, most recent sale first. */
  readonly sold: readonly SoldShare[];
}

/** A share sold completely; rupees. */
export interface SoldShare extends Pick<
  HeldShare,
  'shareId' | 'name' | 'logoUrl' | 'industry' | 'domainName'
> {
  readonly units: number;
  readonly proceeds: Money;
  /** Rupees paid for the sold units, without duty and tax. */
  readonly cost: Money;
  /** Time of the last sale; epoch milliseconds. */
  readonly soldAt: number;
}

export interface HeldShare {
  readonly shareId: ShareId;
  readonly name: string;
  readonly logoUrl?: string;
  readonly industry: string;
  readonly units: number;
  /** Rupees paid for the held units, without duty and tax. */
  readonly investment: Money;
  /** Current price of one share in rupees; absent if available only on request. */
  readonly pricePerUnit?: Money;
  /** The company's domain, used in the address of its page. */
  readonly domainName?: string;
}

/** A transferred order of a share; rupees. */
export interface PastPurchase extends SharePurchase {
  readonly orderId: ShareOrderId;
  readonly pricePerUnit: Money;
  readonly totalPayable: Money;
  /** When the order was placed; epoch milliseconds. */
  readonly placedAt: number;
}

/** A sale of portfolio shares by the desk; rupees. */
export interface PastSale {
  /** The sell request that led to this sale. */
  readonly requestId: number;
  readonly units: number;
  readonly pricePerUnit: Money;
  readonly proceeds: Money;
  /** Rupees paid for the sold units, without duty and tax. */
  readonly cost: Money;
  /** Epoch milliseconds. */
  readonly soldAt: number;
}
