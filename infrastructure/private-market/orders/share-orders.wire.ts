import { HOUSE_ADVISOR_ID, SUPPLIER_ID } from '#infrastructure/platform/http/provider-ids.wire.ts';
import { CancellationReason } from '#domain/private-market/orders/cancellation.ts';
import { OrderStatus } from '#domain/private-market/orders/order-status.ts';
import * as v from 'valibot';
import { envelope } from '#infrastructure/platform/http/envelope.wire.ts';
import { units } from '#infrastructure/private-market/units.wire.ts';
import { amountText } from '#infrastructure/platform/http/amounts.wire.ts';
import {
  addressText,
  flag,
  id,
  idText,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';
import { offerTagText } from './offer-tag.wire.ts';

const optionalAmount = v.nullish(amountText);
/** ISO 8601 with or without a time zone, or epoch milliseconds; the domain parses it. */
const readMoment = v.nullish(v.union([v.string(), v.number()]));
/** Not in the API documents: the payment deadline of an order, and why it was cancelled. */
export const orderEnds = {
  pay_by: readMoment,
  cancelled_because: v.nullish(v.enum(CancellationReason)),
};
/** Not in the API documents: when an order reached its stages, and its payment's reference. */
export const orderHistory = {
  reached: v.nullish(
    v.object({
      requested: readMoment,
      offered: readMoment,
      accepted: readMoment,
      confirmed: readMoment,
      paid: readMoment,
      signed: readMoment,
      transferred: readMoment,
      ended: readMoment,
    }),
  ),
  transaction_id: v.nullish(shortText),
};

/** `POST /ipoorderreqest`, spelled like this in the API documents. */
export const orderRequest = v.strictObject({
  pre_ipo_product_id: id,
  requested_qty: units,
  investor_id: id,
  supplier_id: v.literal(SUPPLIER_ID),
  ifa_id: v.literal(HOUSE_ADVISOR_ID),
});
export const orderReply = v.object({
  ...envelope,
  data: v.object({
    order_summary: v.object({
      status: v.enum(OrderStatus),
      // Not in the API documents: the id of the order.
      request_id: v.nullish(id),
    }),
  }),
  error: v.nullish(shortText),
});

/** `POST /getorderlist`. */
export const orderListRequest = v.strictObject({
  ifa_id: v.literal(HOUSE_ADVISOR_ID),
  investor_id: id,
  tag: v.picklist(['active', 'past']),
});
const orderItem = v.object({
  product: v.object({
    logo_url: v.nullish(addressText),
    pre_ipo_share_name: shortText,
    pre_ipo_stock_id: id,
  }),
  quantity: units,
  total_retail_value: optionalAmount,
});
export const orderRow = v.object({
  request_id: id,
  investor_id: id,
  pre_ipo_share_name: shortText,
  logo_url: v.nullish(addressText),
  status: shortText,
  requested_qty: units,
  requested_at: readMoment,
  min_price: optionalAmount,
  max_price: optionalAmount,
  price_offered: optionalAmount,
  price_offered_deadline: readMoment,
  fulfilled_price: optionalAmount,
  retail_price: optionalAmount,
  digio_signed_status: v.nullish(shortText),
  isThisBasketOrder: v.nullish(flag),
  items: v.nullish(v.array(orderItem)),
  // Not in the API documents: the page of the ordered share or basket.
  pre_ipo_stock_id: v.nullish(id),
  domain_name: v.nullish(shortText),
  basket_id: v.nullish(id),
  ...orderEnds,
  ...orderHistory,
});
export const orderListReply = reply(v.array(orderRow));
export type OrderRow = v.InferOutput<typeof orderRow>;

/** `PUT /preipo/status`. */
export const offerAnswerRequest = v.strictObject({
  request_id: id,
  tag: offerTagText,
});

/** `PUT /preipo/cancel`: not in the API documents; cancels an unpaid order. */
export const cancelOrderRequest = v.strictObject({ request_id: id });

/** `GET /order-summary`. */
export const orderSummaryQuery = v.strictObject({ order_request_id: idText });
export const orderSummaryReply = reply(
  v.object({
    price_per_unit: amountText,
    units_buying: units,
    total_investment: amountText,
    stamp_duty: amountText,
    tcs: amountText,
    total_payable: amountText,
    demat_account_number: v.nullish(shortText),
    logo_url: v.nullish(addressText),
    // Not in the API documents: further data for a page opened by its URL.
    request_id: v.optional(id),
    pre_ipo_share_name: v.optional(shortText),
    status: v.optional(shortText),
    isThisBasketOrder: v.optional(flag),
    price_seen: optionalAmount,
    pre_ipo_stock_id: v.nullish(id),
    domain_name: v.nullish(shortText),
    basket_id: v.nullish(id),
    ...orderEnds,
    ...orderHistory,
  }),
);
export type OrderSummaryData = v.InferOutput<typeof orderSummaryReply>['data'];

/** `GET {order base}ifa/invest/Resume-preipo-booking`. */
export const resumeQuery = v.strictObject({ unique_id: v.pipe(shortText, v.minLength(1)) });
export const resumeReply = reply(orderRow);

/** `POST /product-request`. */
export const shareRequestRequest = v.strictObject({
  share_name: v.pipe(lineText(200), v.trim(), v.minLength(1)),
  qty: units,
  created_by_type: v.literal('INVESTOR'),
});
