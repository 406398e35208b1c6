import { SellRequestStatus } from '#domain/private-market/holdings/sell-request-moves.ts';
import * as v from 'valibot';
import { units } from './units.wire.ts';
import { amountText, momentText } from '#infrastructure/platform/http/amounts.wire.ts';
import {
  count,
  done,
  id,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';

/** `POST /pre-ipo/sell-request`. */
export const sellRequest = v.strictObject({
  share_name: lineText(1000),
  quantity: units,
  asking_price: amountText,
  /** Spelled like this in the API documents. */
  source: v.literal('INVESTOR_DASHBORD'),
});
export const sellRequestReply = done;

/** `PUT /pre-ipo/sell-request/answer`: not in the API documents; nothing is sold before `agree`. */
export const saleAnswerRequest = v.strictObject({
  sell_request_id: id,
  tag: v.picklist(['agree', 'decline', 'withdraw']),
});

/** `GET /pre-ipo/sell-requests`: not in the API documents. */
export const sellRequestsReply = reply(
  v.array(
    v.object({
      sell_request_id: id,
      share_name: shortText,
      quantity: units,
      asking_price: amountText,
      status: v.enum(SellRequestStatus),
      created_on: momentText,
      decided_on: v.optional(momentText),
      sold_on: v.optional(momentText),
      /** The part of the quantity that is held with us. */
      quantity_held_here: v.optional(count),
      /** The deadline for the investor's consent. */
      consent_by: v.optional(momentText),
      /** Where the portfolio shows the sale; left out if the shares were held elsewhere. */
      sold_from: v.optional(v.object({ pre_ipo_product_id: id, basket_id: v.optional(id) })),
    }),
  ),
);
