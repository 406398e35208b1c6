import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { OfferTag } from '#domain/private-market/orders/offer-answer.ts';
import {
  OFFER_TAGS,
  offerTagOf,
  offerTagText,
} from '#infrastructure/private-market/orders/offer-tag.wire.ts';

describe('the tag of an offer', () => {
  it('is one of the three of the status call', () => {
    const tags = Object.values(OfferTag).map((answer) => OFFER_TAGS[answer]);
    expect(tags).toEqual(['accept', 'reject', 'price_offer_expired']);
    expect(tags.map(offerTagOf)).toEqual(['accept', 'reject', 'expire']);
  });

  it.each(['accepted', '', undefined, 'toString', 'expire'])('is not %s', (tag) => {
    expect(v.is(offerTagText, tag)).toBe(false);
  });
});
