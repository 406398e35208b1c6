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
}
export const HeldShares = token<HeldShares>('private-market/held-shares');

export interface ShareHoldings {
  readonly totalInvestment: Money;
  readonly shares: readonly HeldShare[];
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
