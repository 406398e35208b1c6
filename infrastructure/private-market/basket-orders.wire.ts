import * as v from 'valibot';
import {
  addressText,
  amountText,
  count,
  id,
  idText,
  momentText,
  percentText,
  reply,
  shortText,
  units,
} from './values.wire.ts';

/** `POST /basket/ordersubmit`: asks for baskets at the price of one. */
export const basketOrderRequest = v.strictObject({
  basket_id: id,
  ifa_id: v.literal(1),
  investor_id: id,
  qty_booked: units,
  investor_price: amountText,
  status: v.literal('pending'),
});
/** Without data it is no success, whatever the status. */
export const basketOrderReply = reply(v.object({ basket_order_id: id }));

/** What people are told when nobody has ordered a basket: an empty list, and no error. */
export const NO_BASKET_ORDERS = 'no basket orders found';

const product = v.object({
  pre_ipo_stock_id: id,
  pre_ipo_share_name: shortText,
  logo_url: v.optional(addressText),
});

const sale = v.object({
  sell_request_id: count,
  quantity: units,
  price_per_unit: amountText,
  sold_on: momentText,
});

const orderRow = v.object({
  basket_order: v.object({
    basket_order_id: id,
    // Beside the documents: which basket it is, and how its order stands.
    basket_id: id,
    basket_name: v.optional(shortText),
    status: v.optional(shortText),
    investor_price: amountText,
    qty_booked: units,
    created_on: momentText,
  }),
  basket_item_response: v.array(
    v.object({
      product,
      quantity: units,
      retail_weightage: percentText,
      total_retail_value: amountText,
      // Beside the documents: what was sold of it out of all baskets of the order, oldest first.
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
  product: v.array(v.omit(product, ['pre_ipo_stock_id'])),
});
export type HeldBasketRow = v.InferOutput<typeof heldRow>;

/** `GET /basket-orders/filter`: every order, and what was transferred. */
export const basketOrdersQuery = v.strictObject({ investor_id: idText });
export const basketOrdersReply = reply(
  v.object({
    data: v.array(orderRow),
    summary: v.object({ no_of_baskets: count, total_investment: amountText }),
    basket_orders_summary: v.array(heldRow),
  }),
);
