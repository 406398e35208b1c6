import { token } from './token.ts';

/**
 * The shares or baskets that the investor is buying in this tab while a step such as KYC is
 * missing, so that the steps of other contexts can say what they are for.
 */
export interface WaitingPurchase {
  /** Undefined if none is stored or it is unreadable. */
  read(): PurchaseInBrief | undefined;
  keep(purchase: PurchaseInBrief): void;
  forget(): void;
}
export const WaitingPurchase = token<WaitingPurchase>('platform/waiting-purchase');

export interface PurchaseInBrief {
  /** The company or the basket. */
  readonly name: string;
  readonly units: number;
  readonly isBasket: boolean;
}
