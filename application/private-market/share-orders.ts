import type { OfferTag } from '#domain/private-market/offer-answer.ts';
import type { OrderPrices } from '#domain/private-market/order-card.ts';
import type { OrderTab, ReadOrderStatus } from '#domain/private-market/order-status.ts';
import type { SigningStatus } from '#domain/private-market/deal-slip.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { BasketId, ShareId, ShareOrderId } from './share-ids.ts';

/** Orders of the investor who is signed in, from the request until the shares are transferred. */
export interface ShareOrders {
  /** Orders shares, at the price of their quantity or at one that is still to be found. */
  place(
    request: { readonly shareId: ShareId; readonly units: number },
    options: CallOptions,
  ): Promise<Result<PlacedShareOrder, PortFailure>>;
  list(tab: OrderTab, options: CallOptions): Promise<Result<readonly ShareOrder[], PortFailure>>;
  /** Accepts an offer, rejects it, or says that its time is up. */
  answerOffer(
    answer: { readonly requestId: ShareOrderId; readonly tag: OfferTag },
    options: CallOptions,
  ): Promise<Result<void, PortFailure>>;
  summary(
    requestId: ShareOrderId,
    options: CallOptions,
  ): Promise<Result<ShareOrderFacts, PortFailure>>;
  /**
   * The order that a link leads to.
   * @param uniqueId what stands in the address
   */
  resume(uniqueId: string, options: CallOptions): Promise<Result<ShareOrder, PortFailure>>;
}
export const ShareOrders = token<ShareOrders>('private-market/share-orders');

/** The answer to an order that was taken. */
export interface PlacedShareOrder {
  /** As the wire says it: `shareOrderOutcomeFor` reads it. */
  readonly status: string;
  readonly requestId?: ShareOrderId | undefined;
  /** Rupees a unit; absent while the price is still to be found. */
  readonly pricePerUnit?: Money | undefined;
}

/** A share order, or a basket order, as it stands in the list. */
export interface ShareOrder extends OrderPrices {
  readonly requestId: ShareOrderId;
  readonly isBasket: boolean;
  readonly name: string;
  readonly logoUrl?: string | undefined;
  readonly status: ReadOrderStatus;
  readonly units: number;
  /** Epoch milliseconds, as the deadline. */
  readonly placedAt?: number | undefined;
  readonly offerDeadline?: number | undefined;
  readonly signingStatus: SigningStatus;
  /** Where its page is: of a share, or of a basket; absent where the backend does not say. */
  readonly shareId?: ShareId | undefined;
  readonly domainName?: string | undefined;
  readonly basketId?: BasketId | undefined;
  /** Of a basket: what one basket has in it. */
  readonly items: readonly OrderedItem[];
}

export interface OrderedItem {
  readonly shareId: ShareId;
  readonly name: string;
  readonly logoUrl?: string | undefined;
  readonly units: number;
  readonly totalValue?: Money | undefined;
}

/** What an order costs, as the backend reckons it; rupees. */
export interface ShareOrderFacts {
  readonly requestId: ShareOrderId;
  readonly isBasket: boolean;
  readonly name: string;
  readonly logoUrl?: string | undefined;
  readonly status: ReadOrderStatus;
  readonly pricePerUnit: Money;
  readonly units: number;
  readonly totalInvestment: Money;
  readonly stampDuty: Money;
  /** TDS to people, `tcs` on the wire. */
  readonly taxDeductedAtSource: Money;
  readonly totalPayable: Money;
  readonly dematNumber?: string | undefined;
  /** What the investor saw when ordering, or accepting; absent where no price was shown. */
  readonly priceSeen?: Money | undefined;
}
