import { OrderMove } from './order-moves.ts';

/**
 * What the app tells the server about an offer: the investor accepts or rejects it, or its time is
 * over. Each is a move of the order. The app may report an expiry, but the server decides about it
 * by its own clock.
 */
export const OfferTag = Object.freeze({
  Accept: OrderMove.Accept,
  Reject: OrderMove.Reject,
  Expired: OrderMove.Expire,
} as const);
export type OfferTag = (typeof OfferTag)[keyof typeof OfferTag];
