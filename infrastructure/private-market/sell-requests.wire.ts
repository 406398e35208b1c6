import { SellRequestStatus } from '#domain/private-market/sell-request-moves.ts';
import * as v from 'valibot';
import { amountText, done, id, momentText, reply, shortText, units } from './values.wire.ts';

/** `POST /pre-ipo/sell-request`. */
export const sellRequest = v.strictObject({
  share_name: v.pipe(v.string(), v.maxLength(1000)),
  quantity: units,
  asking_price: amountText,
  /** (sic) */
  source: v.literal('INVESTOR_DASHBORD'),
});
export const sellRequestReply = done;

/** `GET /pre-ipo/sell-requests`: a call of our own. */
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
      /** Where the portfolio tells of the sale; absent where the shares were held elsewhere. */
      sold_from: v.optional(v.object({ pre_ipo_product_id: id, basket_id: v.optional(id) })),
    }),
  ),
);
