import { asWord } from '../platform/expected.ts';
import { OrderMove } from './order-moves.ts';

/** What the status call says about an offer; values are the tags of the wire. */
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
 * The status call accepts an offer, rejects it, or says that its time is up: each is one move of
 * the order. That time is up the clock decides, not whoever calls.
 *
 * @source PM-4.22, PM-4.24, PM-4.30, PM-7.35; private market, sections 4 and 7
 * @param tag of the call
 * @throws a sentence for a word that is no tag
 * @example
 * ```ts
 * orderMoveForTag('price_offer_expired'); // => 'expire'
 * ```
 */
export function orderMoveForTag(tag: OfferTag): (typeof MOVES)[OfferTag] {
  return MOVES[asWord(tag, OfferTag)];
}
