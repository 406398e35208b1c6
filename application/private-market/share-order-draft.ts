import type { Money } from '#domain/platform/money.ts';
import { token } from '#application/platform/token.ts';
import type { ShareOrderId } from './share-ids.ts';

/** The share order being paid, as stored in this tab. Amounts in rupees. */
export interface KeptShareOrder {
  readonly requestId: ShareOrderId;
  readonly name: string;
  readonly logoUrl?: string | undefined;
  readonly isBasket: boolean;
  /** Price per unit that the investor last saw. */
  readonly pricePerUnit: Money;
  readonly units: number;
  readonly totalInvestment: Money;
  /** Price per unit that is charged; absent until known. */
  readonly fulfilledPrice?: Money | undefined;
  readonly totalPayable?: Money | undefined;
  readonly dematNumber?: string | undefined;
  /** URL of the payment page; absent until a payment has started. */
  readonly paymentUrl?: string | undefined;
}

/** Stores the order being paid in this tab, for the next steps and for reloads. */
export interface ShareOrderDraft {
  /** Undefined if none is stored, or one of another id. */
  read(requestId: ShareOrderId): KeptShareOrder | undefined;
  /** Stores only the last four characters of the demat number. */
  keep(order: KeptShareOrder): void;
  forget(): void;
}
export const ShareOrderDraft = token<ShareOrderDraft>('private-market/share-order-draft');
