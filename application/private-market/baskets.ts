import type { Money } from '#domain/platform/money.ts';
import type { Result } from '#domain/platform/result.ts';
import type { BasketAsset } from '#domain/private-market/catalogue/basket.ts';
import type { Dematerialised } from '#domain/private-market/catalogue/depositories.ts';
import type { CompanyAmount } from '#domain/private-market/catalogue/company-amount.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type { LastQuote } from './market-shares.ts';
import type { BasketId, ShareId } from './share-ids.ts';

/** The baskets of unlisted shares on offer; available without sign-in. */
export interface Baskets {
  list(options: CallOptions): Promise<Result<readonly ListedBasket[], PortFailure>>;
  find(basketId: BasketId, options: CallOptions): Promise<Result<Basket, PortFailure>>;
}
export const Baskets = token<Baskets>('private-market/baskets');

export interface BasketShare extends BasketAsset, Dematerialised {
  readonly shareId: ShareId;
  readonly name: string;
  readonly logoUrl?: string;
  readonly isin: string;
  readonly industry: string;
  /** The company's internet domain, which is part of the URL of its page. */
  readonly domainName: string;
  readonly marketCap?: CompanyAmount;
  /** Absent if no price was quoted. */
  readonly lastQuote?: LastQuote | undefined;
}

export interface ListedBasket {
  readonly basketId: BasketId;
  readonly name: string;
  readonly description?: string;
  /** In rupees, for one basket. */
  readonly price: Money;
  readonly shares: readonly BasketShare[];
}

export interface BasketPoint {
  readonly pointId: number;
  readonly title: string;
  readonly body: string;
}

export interface Basket extends ListedBasket {
  readonly reasons: readonly BasketPoint[];
  readonly risks: readonly BasketPoint[];
}
