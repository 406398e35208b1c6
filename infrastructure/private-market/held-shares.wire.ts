import { HOUSE_ADVISOR_ID } from '#infrastructure/platform/http/provider-ids.wire.ts';
import * as v from 'valibot';
import { lastQuote } from './last-quote.wire.ts';
import { units } from './units.wire.ts';
import { amountText, momentText } from '#infrastructure/platform/http/amounts.wire.ts';
import {
  addressText,
  count,
  id,
  idText,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';

/** `POST /preipoportfolio`. */
export const sharePortfolioRequest = v.strictObject({
  ifa_id: v.literal(HOUSE_ADVISOR_ID),
  investor_id: id,
});
export const sharePortfolioReply = reply(
  v.object({
    /** The number of held shares. The API documents spell it like this. */
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
        // Not in the API documents: the present value and the charges of the held units, and the
        // domain name for the share's page.
        current_value: v.optional(amountText),
        charges: v.optional(amountText),
        domain_name: v.optional(shortText),
        ...lastQuote.entries,
      }),
    ),
    // Not in the API documents: totals of all sales of shares held outside baskets.
    sales: v.optional(
      v.object({ proceeds: amountText, cost: amountText, charges: v.optional(amountText) }),
    ),
    // Not in the API documents: fully sold shares, the latest sale first.
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

/** `GET /pre-ipo/share-sales`: not in the API documents. */
export const shareSalesQuery = v.strictObject({ pre_ipo_product_id: idText });
export const shareSalesReply = reply(
  v.array(
    v.object({
      sell_request_id: count,
      quantity: units,
      price_per_unit: amountText,
      proceeds: amountText,
      cost: amountText,
      sold_on: momentText,
    }),
  ),
);
