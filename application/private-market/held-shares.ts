import type { Money } from '#domain/platform/money.ts';
import type { Result } from '#domain/platform/result.ts';
import { type PositionGain, portfolioGain } from '#domain/private-market/holdings/holdings.ts';
import type { SharePurchase } from '#domain/private-market/holdings/purchase-history.ts';
import type { SoldPosition } from '#domain/private-market/holdings/share-totals.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type { LastQuote } from './market-shares.ts';
import type { ShareId, ShareOrderId } from './share-ids.ts';

/** The shares that the investor holds outside baskets. */
export interface HeldShares {
  portfolio(options: CallOptions): Promise<Result<ShareHoldings, PortFailure>>;
  /** The purchases of one share, newest first; empty if there are none. */
  history(
    shareId: ShareId,
    options: CallOptions,
  ): Promise<Result<readonly PastPurchase[], PortFailure>>;
  /** The sales of one share that was held outside baskets, newest first. */
  sales(shareId: ShareId, options: CallOptions): Promise<Result<readonly PastSale[], PortFailure>>;
}
export const HeldShares = token<HeldShares>('private-market/held-shares');

export interface ShareHoldings {
  readonly totalInvestment: Money;
  readonly shares: readonly HeldShare[];
  /**
   * The totals of all sales, including those of shares that are still held; absent if the backend
   * does not send them.
   */
  readonly sales?: SoldPosition;
  /** The shares that are sold completely, most recent sale first. */
  readonly sold: readonly SoldShare[];
}

/** A share of which all units are sold; amounts in rupees. */
export interface SoldShare extends Pick<
  HeldShare,
  'shareId' | 'name' | 'logoUrl' | 'industry' | 'domainName'
> {
  readonly units: number;
  readonly proceeds: Money;
  /** What was paid for the sold units, without duty and tax. */
  readonly cost: Money;
  /** Time of the last sale in epoch milliseconds. */
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
  /** Stamp duty, TDS and documentation charges paid for the held units; absent if unknown. */
  readonly charges?: Money;
  /**
   * Present value of the held units in rupees: at the price of each purchase's size, or at that of
   * a buyer; absent if the price is available only on request.
   */
  readonly currentValue?: Money;
  /** The company's internet domain, which is part of the URL of its page. */
  readonly domainName?: string;
  /** Absent if no price was quoted. */
  readonly lastQuote?: LastQuote | undefined;
}

/** A held share with its gain before duty and tax; absent if its price is unknown. */
export interface ShareInPortfolio extends HeldShare {
  readonly gain?: PositionGain;
}

/** Adds the gain of a held share. */
export function shareInPortfolio(share: HeldShare): ShareInPortfolio {
  const { units, investment, currentValue } = share;
  if (currentValue === undefined) return share;
  return { ...share, gain: portfolioGain([{ units, investment, currentValue }]) };
}

/** A past purchase of a share: an order whose shares were transferred. Amounts in rupees. */
export interface PastPurchase extends SharePurchase {
  readonly orderId: ShareOrderId;
  readonly pricePerUnit: Money;
  readonly totalPayable: Money;
  /** Time of the order in epoch milliseconds. */
  readonly placedAt: number;
}

/** A past sale of shares that were held outside baskets. Amounts in rupees. */
export interface PastSale {
  /** Id of the sell request that led to the sale. */
  readonly requestId: number;
  readonly units: number;
  readonly pricePerUnit: Money;
  readonly proceeds: Money;
  /** What was paid for the sold units, without duty and tax. */
  readonly cost: Money;
  /** Time of the sale in epoch milliseconds. */
  readonly soldAt: number;
}
