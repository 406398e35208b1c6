import { asWord } from '../../platform/argument-checks.ts';
import { OrderMove } from './order-moves.ts';

/** What the app tells the server about an offer; values are the `tag` of the backend's API. */
export const OfferTag = Object.freeze({
  Accept: 'accept',
  Reject: 'reject',
  Expired: 'price_offer_expired',
} as const);
export type OfferTag = (typeof OfferTag)[keyof typeof OfferTag];

const MOVES = {
  accept: OrderMove.Accept,
  reject: OrderMove.Reject,
  price_offer_expired: OrderMove.Expire,
} as const satisfies Record<OfferTag, OrderMove>;

/**
 * The order move that a tag stands for: accept, reject or expire. The caller may report an expiry,
 * but the server decides about it by its own clock.
 *
 * @source PM-4.22, PM-4.24, PM-4.30, PM-7.35; private market, sections 4 and 7
 * @param tag the tag of the request
 * @throws an error for an unknown tag
 * @example
 * ```ts
 * orderMoveForTag('price_offer_expired'); // => 'expire'
 * ```
 */
export function orderMoveForTag(tag: OfferTag): (typeof MOVES)[OfferTag] {
  return MOVES[asWord(tag, OfferTag)];
}
