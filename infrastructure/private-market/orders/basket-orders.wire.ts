import { HOUSE_ADVISOR_ID } from '#infrastructure/platform/http/provider-ids.wire.ts';
import * as v from 'valibot';
import { orderEnds, orderHistory } from './share-orders.wire.ts';
import { lastQuote } from '#infrastructure/private-market/last-quote.wire.ts';
import { units } from '#infrastructure/private-market/units.wire.ts';
import { amountText, momentText, percentText } from '#infrastructure/platform/http/amounts.wire.ts';
import {
  addressText,
  count,
  id,
  idText,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';

/** `POST /basket/ordersubmit`: orders baskets. The request contains the price of one basket. */
export const basketOrderRequest = v.strictObject({
  basket_id: id,
  ifa_id: v.literal(HOUSE_ADVISOR_ID),
  investor_id: id,
  qty_booked: units,
  investor_price: amountText,
  status: v.literal('pending'),
});
/** An order succeeded if the reply has data, whatever its status. */
export const basketOrderReply = reply(v.object({ basket_order_id: id }));

/** The provider's message for an investor without basket orders, which is not an error. */
export const NO_BASKET_ORDERS = 'no basket orders found';

const namedShare = { pre_ipo_share_name: shortText, logo_url: v.optional(addressText) };

const sale = v.object({
  sell_request_id: count,
  quantity: units,
  price_per_unit: amountText,
  sold_on: momentText,
});

const orderRow = v.object({
  basket_order: v.object({
    basket_order_id: id,
    // Not in the API documents: the basket, and the status of its order.
    basket_id: v.optional(id),
    basket_name: v.optional(shortText),
    status: v.optional(shortText),
    investor_price: amountText,
    qty_booked: units,
    created_on: momentText,
    // Not in the API documents: the charges of a transferred order.
    charges: v.optional(amountText),
    ...orderEnds,
    ...orderHistory,
  }),
  basket_item_response: v.array(
    v.object({
      product: v.object({ pre_ipo_stock_id: id, ...namedShare, ...lastQuote.entries }),
      quantity: units,
      // Not in the API documents: the share's weight in the basket, in percent.
      retail_weightage: v.nullish(percentText),
      total_retail_value: amountText,
      // Not in the API documents: sales of this share from all baskets of the order, oldest first.
      sales: v.optional(v.array(sale)),
    }),
  ),
});
export type BasketOrderRow = v.InferOutput<typeof orderRow>;

const heldRow = v.object({
  basket_id: id,
  basket_name: v.optional(shortText),
  total_baskets: units,
  total_investment: amountText,
  retail_basket_price: v.optional(amountText),
  // Not in the API documents: the price of the basket's shares bought one by one.
  shares_price: v.optional(amountText),
  product: v.array(v.object(namedShare)),
});
export type HeldBasketRow = v.InferOutput<typeof heldRow>;

/** `GET /basket-orders/filter`: all orders, and the baskets held. */
export const basketOrdersQuery = v.strictObject({ investor_id: idText });
export const basketOrdersReply = reply(
  v.object({
    data: v.array(orderRow),
    summary: v.object({ no_of_baskets: count, total_investment: amountText }),
    basket_orders_summary: v.array(heldRow),
  }),
);
