import { OfferTag } from '#domain/private-market/orders/offer-answer.ts';
import * as v from 'valibot';

/** The tag of `PUT /preipo/status` for each answer to an offer. */
export const OFFER_TAGS = {
  accept: 'accept',
  reject: 'reject',
  expire: 'price_offer_expired',
} as const satisfies Record<OfferTag, string>;

export const offerTagText = v.picklist(Object.values(OFFER_TAGS));

/** The answer that a tag means; each answer is a move of the order. */
export function offerTagOf(text: v.InferOutput<typeof offerTagText>): OfferTag {
  return text === OFFER_TAGS.expire ? OfferTag.Expired : text;
}
