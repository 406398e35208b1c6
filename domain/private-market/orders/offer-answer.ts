import { asWord } from '../../platform/argument-checks.ts';
import { OrderMove } from './order-moves.ts';

/** What the status call reports about an offer; values are the tags of the wire. */
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
 * The status call accepts an offer, rejects it, or reports its expiry; each is one move of the
 * order. Expiry is decided by the server's clock, never by the caller.
 *
 * @source PM-4.22, PM-4.24, PM-4.30, PM-7.35; private market, sections 4 and 7
 * @param tag the tag of the call
 * @throws an error for an unknown tag
 * @example
 * ```ts
 * orderMoveForTag('price_offer_expired'); // => 'expire'
 * ```
 */
export function orderMoveForTag(tag: OfferTag): (typeof MOVES)[OfferTag] {
  return MOVES[asWord(tag, OfferTag)];
}
