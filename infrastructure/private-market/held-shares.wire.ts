import * as v from 'valibot';
import {
  addressText,
  amountText,
  count,
  id,
  idText,
  momentText,
  reply,
  shortText,
  units,
} from './values.wire.ts';

/** `POST /preipoportfolio`. */
export const sharePortfolioRequest = v.strictObject({ ifa_id: v.literal(1), investor_id: id });
export const sharePortfolioReply = reply(
  v.object({
    /** (sic) */
    onmi_asset_count: count,
    total_investment: amountText,
    portfolio: v.array(
      v.object({
        pre_ipo_share_name: shortText,
        pre_ipo_logo: v.optional(addressText),
        qty_booked: units,
        total_investment: amountText,
        industry_type: shortText,
        pre_ipo_product_id: id,
        // Beside the documents: what it costs at present, and where its page is.
        retail_price: v.optional(amountText),
        domain_name: v.optional(shortText),
      }),
    ),
    // Beside the documents: shares of which everything is sold, the last sale first.
    sold: v.optional(
      v.array(
        v.object({
          pre_ipo_share_name: shortText,
          pre_ipo_logo: v.optional(addressText),
          industry_type: shortText,
          pre_ipo_product_id: id,
          domain_name: v.optional(shortText),
          quantity: units,
          proceeds: amountText,
          /** What was paid for them. */
          cost: amountText,
          sold_on: momentText,
        }),
      ),
    ),
  }),
);

/** `GET /preipo-orderhistory`. */
export const shareHistoryQuery = v.strictObject({
  investor_id: idText,
  ifa_id: v.literal('1'),
  pre_ipo_product_id: idText,
});
export const shareHistoryReply = reply(
  v.object({
    portfolio_arr: v.array(
      v.object({
        price_per_unit: amountText,
        qty_booked: units,
        total_investment_amount: amountText,
        tcs: amountText,
        stamp_duty: amountText,
        documentation_charges: amountText,
        total_payable: amountText,
        pre_ipo_order_id: id,
        created_on: momentText,
      }),
    ),
  }),
);

/** `GET /pre-ipo/share-sales`: a call of our own. */
export const shareSalesQuery = v.strictObject({ pre_ipo_product_id: idText });
export const shareSalesReply = reply(
  v.array(
    v.object({
      sell_request_id: count,
      quantity: units,
      price_per_unit: amountText,
      proceeds: amountText,
      /** What was paid for those units. */
      cost: amountText,
      sold_on: momentText,
    }),
  ),
);
