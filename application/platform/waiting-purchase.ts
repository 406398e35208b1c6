import type { Draft } from './draft.ts';
import { token } from './token.ts';

/**
 * The shares or baskets that the investor is buying in this tab while a step such as KYC is
 * missing, so that the steps of other contexts can say what they are for.
 */
export type WaitingPurchase = Draft<PurchaseInBrief>;
export const WaitingPurchase = token<WaitingPurchase>('platform/waiting-purchase');

export interface PurchaseInBrief {
  /** The company or the basket. */
  readonly name: string;
  readonly units: number;
  readonly isBasket: boolean;
}
